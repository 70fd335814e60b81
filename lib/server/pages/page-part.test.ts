import { ORPCError } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import { renderContext, newRender } from '../core/request/render-context'
import * as settings from '../core/env'
import { log } from '../core/log'
import { nearbyLimit, optionalPart, pagePart } from './page-part'

/** A page part and the resulting status of the page. */
async function draw<T>(call: Promise<{ data: T }>, longest?: Promise<unknown>) {
  const page = newRender()
  const part = await renderContext.run(page, () => pagePart(call, longest))
  return { part, ...page }
}
const failing = (status: number) => Promise.reject<{ data: string }>(new ORPCError('X', { status, message: 'No' }))
const never = new Promise<never>(() => {})

test('a part has its data, and the page its usual status', async () => {
  expect(await draw(Promise.resolve({ data: 'posts' }))).toEqual({
    part: { state: 'here', data: 'posts' },
    status: null,
    isPartial: false,
    drawn: null,
  })
})

test.each([
  [500, 502],
  [502, 502],
  [503, 503],
  [504, 504],
  [429, 503],
  [401, 502],
  [403, 502],
  [404, 502],
])('if an external call fails with %i, its part fails and the page has status %i', async (status, expected) => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), API_BASE_URL: 'https://api.example' })
  expect(await draw(failing(status))).toEqual({
    part: { state: 'failed' },
    status: expected,
    isPartial: false,
    drawn: null,
  })
})

test('an internal error fails the part with status 500 and is logged', async () => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
  expect(await draw(Promise.reject(new TypeError('x is undefined')))).toMatchObject({
    part: { state: 'failed' },
    status: 500,
  })
  expect(logged).toHaveBeenCalledOnce()
})

test('the first failing part determines the status', async () => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const page = newRender()
  await renderContext.run(page, async () => {
    await pagePart(failing(503))
    await pagePart(failing(500))
  })
  expect(page.status).toBe(503)
})

test('a part that takes too long is left to the browser', async () => {
  expect(await draw(never, Promise.resolve())).toEqual({
    part: { state: 'late' },
    status: null,
    isPartial: true,
    drawn: null,
  })
  expect(await draw(Promise.resolve({ data: 1 }), never)).toMatchObject({ part: { state: 'here' }, isPartial: false })
})

test('what stands beside the main part holds a page of another API for two seconds, once the main part is there', async () => {
  vi.useFakeTimers()
  const neighbor = (api: string | undefined, main?: Promise<unknown>) => {
    vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), API_BASE_URL: api })
    const [page, reported] = [newRender(), vi.fn()]
    void renderContext.run(page, () => optionalPart(never, nearbyLimit(main))).then(reported)
    return { page, reported }
  }
  const other = 'https://api.example'
  let mainIsHere = () => {}
  const main = new Promise<void>((resolve) => (mainIsHere = resolve))
  const parts = [neighbor(other), neighbor(other, main), neighbor(undefined)] as const
  await vi.advanceTimersByTimeAsync(1_999)
  for (const { reported } of parts) expect(reported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(parts[0].reported).toHaveBeenCalledWith('late')
  expect(parts.map(({ page }) => page.isPartial)).toEqual([true, false, false])
  mainIsHere()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(parts.map(({ reported }) => reported.mock.calls.length)).toEqual([1, 1, 0])
  vi.useRealTimers()
})
