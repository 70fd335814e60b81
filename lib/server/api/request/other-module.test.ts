import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import { errorResponse } from './error-response'
import { resetRateLimits, consume } from '../access/rate-limits'

/** Next loads modules several times, for routes, pages and the start: an error may come from another instance of its class. */
afterEach(resetRateLimits)

test('a full disk is recognized, whichever module instance reports it', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  vi.resetModules()
  const { DatabaseError } = await import('../../db/open/database-fault')
  expect(errorResponse(new DatabaseError('full', 'No room'))).toMatchObject({
    status: 503,
    body: { message: 'The disk is full; nothing can be saved at the moment' },
  })
  expect(errorResponse(new DatabaseError('away', 'Gone'))).toMatchObject({
    status: 503,
    body: { message: 'The database cannot be reached at the moment' },
  })
  expect(logged).toHaveBeenCalledTimes(2)
})

test('values of a query stay out of the log, whichever module instance sent it', () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const error = new DrizzleQueryError('select $1', ['ann@example.org'], new Error('broken'))
  expect(errorResponse(Object.setPrototypeOf(error, Error.prototype)).status).toBe(500)
  expect(logged).toHaveBeenCalledWith({ err: expect.objectContaining({ message: 'broken' }) }, 'a call failed')
})

test('a rate limit is recognized, whichever module instance counts', async () => {
  const limiter = { consume: () => Promise.reject(Object.assign(new Error(), { msBeforeNext: 1_500 })) }
  Object.assign(
    singleton('rate-limiters', () => ({})),
    { limiters: { signInFailure: limiter } },
  )
  await expect(consume('signInFailure', '203.0.113.9')).rejects.toMatchObject({ status: 429, data: { retryAfter: 2 } })
})
