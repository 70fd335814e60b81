import { expect, test } from 'vitest'
import { entryCache, ResponseCache } from './cached-handler'
import { ENTRY_BYTES, cacheEntry } from './cache-entry'
import { cachePolicies } from './cache-policy'

function answer(bytes: number, status = 200) {
  const stored = cacheEntry(
    {
      status,
      headers: { 'cache-control': 's-maxage=30', 'content-type': 'image/webp' },
      body: Buffer.alloc(bytes),
      renderedAt: Date.now(),
    },
    cachePolicies().files,
    0,
  )
  if (!stored) throw new Error('not stored')
  return stored
}

test('the least recently used entry is evicted', () => {
  const store = entryCache(110_000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) store.set(name, answer(10_000))
  expect(store.get('a')).toBeDefined()
  store.set('i', answer(10_000))
  expect(store.get('a')).toBeDefined()
  expect(store.get('b')).toBeUndefined()
  expect(store.get('i')).toBeDefined()
})

test('a large entry is not stored, so that it cannot evict all others', () => {
  const store = entryCache(100_000)
  store.set('small', answer(1000))
  store.set('large', answer(30_000))
  expect(store.get('large')).toBeUndefined()
  expect(store.get('small')).toBeDefined()
})

test('replacing an entry does not count its size twice', () => {
  const store = entryCache(100_000)
  for (let times = 0; times < 50; times += 1) store.set('a', answer(10_000))
  store.set('b', answer(10_000))
  expect(store.get('a')).toBeDefined()
})

test('the memory of all entries stays within the limit', () => {
  const store = entryCache(100_000)
  const stored: ReturnType<typeof answer>[] = []
  for (let n = 0; n < 100; n += 1) store.set(`${n}`, (stored[n] = answer(n)))
  const pending = stored
    .filter((_one, n) => store.get(`${n}`))
    .reduce((sum, { body }) => sum + body.buffer.byteLength + ENTRY_BYTES, 0)
  expect(pending).toBeLessThanOrEqual(100_000)
})

test('a key returns the entry stored last, whether a page or not', () => {
  const stores = new ResponseCache(1_000_000)
  for (const status of [200, 404, 200, 308]) {
    const kept = answer(1_000, status)
    stores.set('a', kept)
    expect(stores.get('a')).toBe(kept)
  }
})
