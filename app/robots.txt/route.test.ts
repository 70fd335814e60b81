import { expect, test } from 'vitest'
import { explorePath, searchPath } from '@/lib/format/addresses/paths'
import { GET } from './route'

/** Whether a crawler may fetch an address: of the rules for it the longest counts (RFC 9309, 2.2.2). */
async function mayFetch(address: string): Promise<boolean> {
  const rules = [...(await GET().text()).matchAll(/^(Allow|Disallow): (\S+)$/gm)]
  const longest = rules
    .filter(([, , path = '']) => address.startsWith(path))
    .toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)[0]
  return longest?.[1] !== 'Disallow'
}

test.each([
  '/',
  '/page/2',
  '/curated-posts/oak/1',
  '/category/Lighting%20%26%20Electrical/',
  explorePath({}),
  explorePath({ page: 2 }),
  '/feed.xml',
  '/api/openapi.json',
  '/admin',
])('crawlers may fetch %s', async (address) => expect(await mayFetch(address)).toBe(true))

test.each([
  searchPath('oak'),
  searchPath('oak', 2, { tag: 'shelf' }),
  explorePath({ search: 'saw' }),
  explorePath({ category: 'Power Tools', page: 2 }),
  explorePath({ brand: 'Bosch', sort: 'rating' }),
  '/api/curated-posts',
])('crawlers are kept from %s, of which there is no end', async (address) =>
  expect(await mayFetch(address)).toBe(false),
)
