import type * as Crypto from 'node:crypto'
import { scrypt } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { authenticate } from './authenticate'
import { resetRateLimits } from './rate-limits'
import { ADMIN, ADMIN_PASSWORD } from '../../../testing/api'

// Hundreds of wrong passwords are hashed, each in milliseconds instead of a twentieth of a second.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>()
  const scrypt = (password: string, salt: Buffer, length: number, done: (error: Error | null, key: Buffer) => void) =>
    crypto.scrypt(password, salt, length, { N: 2 }, done)
  return { ...crypto, scrypt: vi.fn(scrypt) }
})
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)
afterEach(() => void vi.useRealTimers())

const [HERE, ELSEWHERE, NEW_ADDRESS] = ['203.0.113.9', '198.51.100.1', '192.0.2.7']
const guess = (password: string, user = 'admin') => `Basic ${btoa(`${user}:${password}`)}`
const wrong = (index: number, address = HERE) => authenticate('admin', guess(`wrong ${index}`), address)
const guesses = Array.from({ length: RATES.signInFailure.points }, (_, index) => index)

test('wrong credentials get 401, and after too many attempts 429 with the time to wait', async () => {
  for (const index of guesses)
    await expect(wrong(index)).rejects.toMatchObject({ status: 401, message: 'Invalid admin credentials' })
  await expect(wrong(99)).rejects.toMatchObject({
    status: 429,
    message: 'Too many failed sign-ins from this address. Try again in 10 minutes.',
    data: { retryAfter: expect.closeTo(RATES.signInFailure.seconds, -2) },
  })
  await expect(authenticate('admin', ADMIN, ELSEWHERE)).resolves.toMatchObject({ admin: true })
  await expect(authenticate('admin', ADMIN, undefined), 'a page of the site').resolves.toMatchObject({ admin: true })
})

test('the right credentials are accepted however often wrong ones were sent from the same address', async () => {
  for (const index of [...guesses, 98, 99]) await wrong(index).catch(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  vi.setSystemTime(Date.now() + RATES.signInRetry.seconds * 1000 + 1)
  await expect(authenticate('admin', ADMIN, HERE), 'a client that never signed in').resolves.toMatchObject({
    admin: true,
  })
  await expect(wrong(100)).rejects.toMatchObject({ status: 429 })
  const again = await Promise.all(Array.from({ length: 20 }, () => authenticate('admin', ADMIN, HERE)))
  expect(
    again.every((caller) => caller.admin),
    'a client that has signed in',
  ).toBe(true)
})

test('over the limit one attempt is checked in each window, right or wrong', async () => {
  for (const index of guesses) await wrong(index, NEW_ADDRESS).catch(() => undefined)
  vi.mocked(scrypt).mockClear()
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => wrong(index, NEW_ADDRESS)))
  expect(answers.every((answer) => answer.status === 'rejected' && answer.reason.status === 429)).toBe(true)
  expect(scrypt).toHaveBeenCalledOnce()
  await expect(authenticate('admin', ADMIN, NEW_ADDRESS)).rejects.toMatchObject({
    status: 429,
    data: { retryAfter: expect.closeTo(RATES.signInRetry.seconds, -1) },
  })
})

test.each([
  ['a NUL byte', `admin:${ADMIN_PASSWORD}\0`],
  ['two NUL bytes', `admin:${ADMIN_PASSWORD}\0\0`],
  ['a NUL byte in the user name', `admin\0:${ADMIN_PASSWORD}`],
  ['a line feed', `admin:${ADMIN_PASSWORD}\n`],
  ['a delete character', `admin:${ADMIN_PASSWORD}\x7f`],
  ['a byte that is not UTF-8', `admin:${ADMIN_PASSWORD}\xff`],
])('right credentials followed by %s are rejected', async (_, text) => {
  await expect(authenticate('admin', `Basic ${btoa(text)}`, HERE)).rejects.toMatchObject({ status: 401 })
  await expect(authenticate('mixed', `Basic ${btoa(text)}`, undefined)).resolves.toMatchObject({ admin: false })
})

test('parallel guesses are counted like sequential ones', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => wrong(index)))
  const statuses = answers.map((answer) =>
    answer.status === 'rejected' ? (answer.reason as { status: number }).status : 200,
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(RATES.signInFailure.points)
})

test('a call that also serves visitors counts wrong credentials too', async () => {
  for (const index of guesses)
    await expect(authenticate('mixed', guess(`wrong ${index}`), HERE)).resolves.toMatchObject({ admin: false })
  await expect(authenticate('mixed', guess('wrong'), HERE)).rejects.toMatchObject({ status: 429 })
  await expect(authenticate('mixed', null, HERE)).resolves.toMatchObject({ admin: false })
})

test('right credentials are never counted, however many calls are made at once', async () => {
  const many = await Promise.all(Array.from({ length: 50 }, () => authenticate('admin', ADMIN, HERE)))
  expect(many.every((caller) => caller.admin)).toBe(true)
  await expect(wrong(1)).rejects.toMatchObject({ status: 401 })
})

test.each([null, '', 'Basic', 'Basic !!!', 'Bearer abc', `Basic ${btoa('admin')}`, 'Basic  '])(
  '%j has no credentials: rejected and not counted',
  async (header) => {
    for (const _ of guesses) await expect(authenticate('admin', header, HERE)).rejects.toMatchObject({ status: 401 })
    await expect(authenticate('admin', ADMIN, HERE)).resolves.toMatchObject({ admin: true })
  },
)

test('a wrong user name costs as much as a wrong password', async () => {
  for (const user of ['admin', 'nobody']) {
    vi.mocked(scrypt).mockClear()
    await authenticate('mixed', guess('wrong', user), undefined)
    expect(scrypt).toHaveBeenCalledOnce()
  }
})
