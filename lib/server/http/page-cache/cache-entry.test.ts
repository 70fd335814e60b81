import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
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

function stored({ headers, kind, file }: (typeof PAGE | typeof FILE) & { file?: string }) {
  const answer = cacheEntry({ status: 200, headers, body, renderedAt: Date.now(), file }, cachePolicies()[kind], 0)
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

test('a conditional request counts as many, since a cache makes it for all its visitors', async () => {
  const page = stored(PAGE)
  await ask(page)
  const quality = () => page.copyFor(['gzip', 'identity'], true).quality
  const qualities = [quality()]
  for (let requested = 1; requested < 10; requested += 1) qualities.push(quality())
  expect(qualities[0]).toBe(0)
  await vi.waitFor(() => expect(page.copyFor(['gzip', 'identity']).quality).toBe(2))
})

test('a file of the build has the copies beside it, and its own smallest ones where there are none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-entry-'))
  try {
    const file = path.join(folder, 'a.js')
    await writeFile(`${file}.gz`, 'made at build')
    expect(String(await ask(stored({ ...FILE, file })))).toBe('made at build')
    expect(await ask(stored({ ...FILE, file: path.join(folder, 'b.js') }))).toEqual(gzipSync(body, { level: 9 }))
  } finally {
    await removeFolder(folder)
  }
})
