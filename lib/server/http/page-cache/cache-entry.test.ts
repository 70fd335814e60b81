import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { cacheEntry } from './cache-entry'
import { cachePolicies } from './cache-policy'

const PAGE = { headers: { 'content-type': 'text/html; charset=utf-8' }, kind: 'pages' } as const
const FILE = {
  headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
  kind: 'files',
} as const

/** Words that each level of compression compresses to a different size. */
const body = Buffer.from(
  Array.from({ length: 3000 }, () => `${randomBytes(1).toString('hex')}stone`).join(' the wall and the door '),
)

function stored({ headers, kind }: typeof PAGE | typeof FILE) {
  const answer = cacheEntry({ status: 200, headers, body, renderedAt: Date.now() }, cachePolicies()[kind], 0)
  if (!answer) throw new Error('not stored')
  return answer
}

/** The size that the next visitor gets. */
const ask = async (answer: ReturnType<typeof stored>) => answer.copyFor(['gzip', 'identity']).bytes

test('a page is compressed at low effort for its first visitor, and better as it is requested more often', async () => {
  const page = stored(PAGE)
  const first = await ask(page)
  expect(gunzipSync(first).equals(body)).toBe(true)
  expect(await ask(page)).toBe(first)
  const second = await vi.waitFor(async () => {
    const copy = await ask(page)
    expect(copy.length).toBeLessThan(first.length)
    return copy
  })
  for (let requested = 0; requested < 300; requested += 1) await ask(page)
  const last = await vi.waitFor(async () => {
    const copy = await ask(page)
    expect(copy).not.toBe(second)
    return copy
  })
  expect(last.length).toBeLessThanOrEqual(second.length)
  expect(gunzipSync(last).equals(body)).toBe(true)
})

test('an immutable file gets its smallest copy after the first request', async () => {
  const file = stored(FILE)
  const first = await ask(file)
  await vi.waitFor(async () => expect(await ask(file)).not.toBe(first))
  const smallest = await ask(file)
  expect(smallest.length).toBeLessThan(first.length)
  expect(gunzipSync(smallest).equals(body)).toBe(true)
})
