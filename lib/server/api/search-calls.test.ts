import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Facet, ProductFacets, Searched, Suggestions } from '@/lib/contract/search/search'
import type { ZeroResultSearch, Synonym } from '@/lib/contract/search/search-calls'
import { database } from '../db/open/connect'
import { onEachEngine } from '../../testing/database'
import { listPosts } from '../posts/lists/list-posts'
import { listProducts } from '../products/lists/list-products'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from '../products/write-product'
import { LiveIndex } from '../search/live/live-index'
import { resetRateLimits } from './access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, type Answer, call, makePost } from '../../testing/api'
import { repeats } from '../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Reported = {
  search?: Searched
  facets?: ProductFacets & { categories: Facet; tags: Facet }
  misses: ZeroResultSearch[]
  synonyms: Synonym[]
  synonym: Synonym
} & Suggestions

const ask = async (path: string, as?: string) => {
  const { data, status, message } = await call('GET', path, { as: as ?? null })
  return { ...(data as unknown as Reported), list: data as Answer['data'], status, message }
}

onEachEngine(() => {
  beforeAll(async () => {
    const store = async (key: string, name: string, more: object) =>
      (await storeReading(await database(), { ...READING, key, name, ...more })).product.product_id
    const lamp = await store('a', 'Kestrel desk lamp', {
      brand: 'Kestrel',
      price: 40,
      rating: 4.5,
      availability: 'InStock',
      source: 'amazon',
    })
    const light = await store('b', 'Heron ceiling lamp', {
      brand: 'Heron',
      price: 90,
      rating: 3.1,
      availability: 'OutOfStock',
      source: 'homedepot',
    })
    await store('c', 'Hidden lamp', { brand: 'Hidden', price: 5 })
    await makePost({ title: 'A lamp for every desk', categories: ['Home Office'], tags: ['light'], products: [lamp] })
    await makePost({
      title: 'Lamps over the table',
      categories: ['Lighting & Electrical'],
      tags: ['light', 'dining'],
      products: [light],
    })
    await makePost({ title: 'Lamp of a secret', categories: ['Appliances'], status: 'draft' })
  })

  test('a typo is corrected, reported as corrected, and left alone on request', async () => {
    const corrected = await ask('/curated-posts?q=celing+lmap&status=published')
    expect(corrected.search).toMatchObject({ corrected: 'ceiling lamp', applied: true })
    expect(corrected.search?.words).toContain('lamp')
    expect(corrected.list.posts.length).toBe(2)
    const exact = await ask('/curated-posts?q=lmap&status=published&exact=true')
    expect(exact.list.posts).toEqual([])
    expect(exact.search).toMatchObject({ corrected: null, applied: false })
  })

  test('a post is found by its title, its tag and its product', async () => {
    for (const word of ['table', 'dining', 'heron'])
      expect((await ask(`/curated-posts?q=${word}`)).list.posts.map(({ title }) => title)).toEqual([
        'Lamps over the table',
      ])
  })

  test('results of which none has every word are marked partial, after filtering', async () => {
    const partial = async (query: string) => (await ask(`/curated-posts?q=${query}`)).search?.partial
    expect(await partial('lamp+table')).toBe(false)
    expect(await partial('lamp+table&category=Home+Office')).toBe(true)
    expect(await partial('zebra&exact=true')).toBe(false)
    expect((await ask('/data/products?search=kestrel+heron')).search).toMatchObject({ partial: true, missing: [] })
  })

  test('facets count what visitors may see, each without its own filter', async () => {
    const { facets, list } = await ask('/curated-posts?q=lamp&facets=true&category=Home+Office')
    expect(list.posts.map(({ title }) => title)).toEqual(['A lamp for every desk'])
    expect(facets?.categories).toEqual([
      { value: 'Home Office', count: 1 },
      { value: 'Lighting & Electrical', count: 1 },
    ])
    expect(facets?.tags).toEqual([{ value: 'light', count: 1 }])
  })

  test('product filters work, alone and combined', async () => {
    const names = async (query: string) => (await ask(`/data/products?${query}`)).list.products.map(({ name }) => name)
    expect(await names('brand=Heron')).toEqual(['Heron ceiling lamp'])
    expect(await names('source=amazon&search=lamp')).toEqual(['Kestrel desk lamp'])
    expect(await names('min_price=50')).toEqual(['Heron ceiling lamp'])
    expect(await names('max_price=50&in_stock=true&min_rating=4')).toEqual(['Kestrel desk lamp'])
    expect(await names('max_price=50&brand=Heron')).toEqual([])
    expect(await names('sort=price-low')).toEqual(['Kestrel desk lamp', 'Heron ceiling lamp'])
    expect(await names('sort=price-high')).toEqual(['Heron ceiling lamp', 'Kestrel desk lamp'])
    const { facets } = await ask('/data/products?facets=true&brand=Heron')
    expect(facets?.brands).toEqual([
      { value: 'Heron', count: 1 },
      { value: 'Kestrel', count: 1 },
    ])
    expect(facets?.categories).toEqual([{ value: 'Lighting & Electrical', count: 1 }])
    expect(facets).toMatchObject({
      inStock: 0,
      price: { min: 90, max: 90 },
      ratings: [
        { value: '3', count: 1 },
        { value: '2', count: 1 },
        { value: '1', count: 1 },
      ],
    })
    expect(await ask('/data/products?min_price=-1')).toMatchObject({ status: 400 })
  })

  describe('while the index is still being built', () => {
    beforeEach(() => {
      vi.spyOn(LiveIndex.prototype, 'ready').mockResolvedValue(null)
      vi.spyOn(LiveIndex.prototype, 'isReady', 'get').mockReturnValue(false)
    })

    test.each([
      '/data/products?search=lamp',
      '/data/products?brand=Heron',
      '/data/products?sort=price-low',
      '/curated-posts?q=lamp',
      '/data/suggestions?q=lamp',
    ])('a search or a filter is answered with 503 and a sentence: %s', async (path) => {
      expect(await ask(path)).toMatchObject({
        status: 503,
        message: 'The search is still starting; please try again in a few seconds',
      })
    })

    test('the lists of new posts and products are complete, without facets', async () => {
      const { facets, list } = await ask('/data/products?facets=true')
      expect([facets, list.products.length]).toEqual([undefined, 2])
      expect(await ask('/curated-posts')).toMatchObject({ status: 200 })
    })
  })

  test('any search text returns a list', async () => {
    const odd = [
      '\0',
      '%',
      '%00',
      '\ud800',
      'a\udfff',
      "'",
      '"',
      '\\',
      '\u202e',
      '\u200b',
      'مصباح',
      '灯',
      '💡👩🏽‍🔧',
      'e\u0301',
      "' or 1=1; --",
      '<b>',
      '1/0',
      '0x',
      '1'.repeat(200),
    ]
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('lamp', 'lmap', ' ', ...odd), { maxLength: 12 })
        .map((parts) => parts.join('').slice(0, 200)),
    )
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        resetRateLimits()
        const q = encodeURIComponent(typed.replace(/\p{Cs}/gu, '\ufffd'))
        const [posts, products, suggested] = await Promise.all([
          ask(`/curated-posts?q=${q}&facets=true&isHighlighted=false`),
          ask(`/data/products?search=${q}&facets=true`),
          ask(`/data/suggestions?q=${q}`),
        ])
        expect([posts.status, products.status, suggested.status]).toEqual([200, 200, 200])
        for (const list of [
          posts.list.posts,
          products.list.products,
          suggested.posts,
          suggested.products,
          suggested.categories,
        ])
          expect(Array.isArray(list)).toBe(true)
      }),
      { numRuns: repeats({ short: 8, long: 60 }), seed: 9 },
    )
  })

  test('a text of any length returns a list', async () => {
    const long = ['lamp '.repeat(2_000), 'x'.repeat(10_000), '"%\0\ud800 '.repeat(1_000), '1/2 in. x '.repeat(1_000)]
    const find = async (text: string) => [
      await listPosts(await database(), { q: text, status: 'published' }, 1),
      await listProducts(await database(), { search: text }, 1),
    ]
    for (const text of long) expect(await find(text)).toHaveLength(2)
  })

  test('suggestions hold posts, products and categories, and nothing hidden', async () => {
    const suggested = await ask('/data/suggestions?q=lam')
    expect(suggested.posts.map(({ title }) => title).sort()).toEqual(['A lamp for every desk', 'Lamps over the table'])
    expect(suggested.products.map(({ name }) => name).sort()).toEqual(['Heron ceiling lamp', 'Kestrel desk lamp'])
    expect((await ask('/data/suggestions?q=ligh')).categories).toEqual(['Lighting & Electrical'])
    expect(await ask('/data/suggestions?q=%20')).toMatchObject({ posts: [], products: [], categories: [] })
  })

  test('a search without results is in no list for having been asked, and a synonym makes it find', async () => {
    for (let time = 0; time < 2; time += 1) expect((await ask('/curated-posts?q=Luminaire')).list.posts).toEqual([])
    const pending = await ask('/curated-posts?q=Lamp+and+chandelier')
    expect([pending.list.posts.length, pending.search?.missing, pending.search?.partial]).toEqual([
      2,
      ['chandelier'],
      true,
    ])
    expect((await ask('/admin/search-misses', ADMIN)).misses).toEqual([])
    const added = await call('POST', '/admin/synonyms', { body: { words: ['luminaire', 'lamp'] }, as: ADMIN })
    expect(added.status).toBe(201)
    expect((await ask('/curated-posts?q=Luminaire')).list.posts).toHaveLength(2)
    const { synonyms } = await ask('/admin/synonyms', ADMIN)
    expect(synonyms.map(({ words }) => words)).toEqual([['luminaire', 'lamp']])
    await call('DELETE', `/admin/synonyms/${synonyms[0]?.id}`, { as: ADMIN })
    expect((await ask('/curated-posts?q=Luminaire')).list.posts).toEqual([])
    expect((await call('DELETE', '/admin/synonyms/none', { as: ADMIN })).status).toBe(404)
    expect((await call('POST', '/admin/synonyms', { body: { words: ['one'] }, as: ADMIN })).status).toBe(400)
  })
})
