import { sealData } from 'iron-session'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openSeal, SEAL_LIFETIME, sealHeader } from './admin-session'

const SECRET = 'a secret of the tests, 32 characters or more'
const HEADER = `Basic ${btoa('admin:correct horse')}`

beforeAll(() => {
  process.env.SESSION_SECRET = SECRET
})

afterEach(() => {
  vi.useRealTimers()
})

test('a seal opens to its header and does not reveal it', async () => {
  const seal = await sealHeader(HEADER)
  expect(await openSeal(seal)).toBe(HEADER)
  expect(seal).not.toContain(HEADER.slice(6))
  expect(seal).not.toContain('correct')
})

test.each([undefined, null, '', 'true', 'admin=true', HEADER, 'Fe26.2*1*x*y*z', '%00', 'x'.repeat(10_000)])(
  'nothing opens with %j',
  async (seal) => expect(await openSeal(seal)).toBeNull(),
)

test('a seal with any character changed opens nothing', async () => {
  const seal = await sealHeader(HEADER)
  for (let at = 0; at < seal.length - 2; at += 7) {
    const other = seal[at] === 'A' ? 'B' : 'A'
    expect(await openSeal(seal.slice(0, at) + other + seal.slice(at + 1)), `changed at ${at}`).toBeNull()
  }
})

test.each(['x', '2', '~', '~2', '~2~2', '=', ' ', '\n', '\0', '*', '%00', ';'])(
  'a seal followed by %j opens nothing',
  async (more) => {
    const seal = await sealHeader(HEADER)
    expect(await openSeal(seal + more)).toBeNull()
    expect(await openSeal(seal.replace('~2', `${more}~2`))).toBeNull()
  },
)

test('a seal made with another secret opens nothing', async () => {
  expect(
    await openSeal(await sealData({ header: HEADER }, { password: 'another secret, just as long as ours' })),
  ).toBeNull()
})

test('a seal of other data opens nothing', async () => {
  for (const data of [{}, { header: 1 }, { header: 'Bearer x' }, { header: '' }, { admin: true }, null]) {
    expect(await openSeal(await sealData(data, { password: SECRET }))).toBeNull()
  }
})

test('an expired seal opens nothing', async () => {
  const seal = await sealHeader(HEADER)
  vi.useFakeTimers()
  vi.setSystemTime(Date.now() + (SEAL_LIFETIME - 60) * 1000)
  expect(await openSeal(seal)).toBe(HEADER)
  vi.setSystemTime(Date.now() + 180 * 1000)
  expect(await openSeal(seal)).toBeNull()
})
