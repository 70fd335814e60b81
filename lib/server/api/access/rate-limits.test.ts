import { expect, test, vi } from 'vitest'
import { requestContext } from '../../core/log'
import { resetRateLimits, consume } from './rate-limits'

test('a rate limit counter holds no reference to the request that it counted', async () => {
  resetRateLimits()
  const blockedBy: unknown[] = []
  const setTimer = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof setTimeout>) => {
    blockedBy.push(requestContext.getStore())
    return setTimer(...args)
  }) as typeof setTimeout)
  await requestContext.run({ requestId: 'one' }, async () => {
    await consume('render', '203.0.113.7')
    expect(requestContext.getStore()).toEqual({ requestId: 'one' })
  })
  expect(blockedBy).toEqual([undefined])
})
