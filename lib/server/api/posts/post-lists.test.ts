import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { database } from '../../db/open/connect'
import { onEachEngine } from '../../../testing/database'
import { readFeed } from '../../pages/feeds/read-feed'
import '../../../testing/provide-site-api'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { resetRateLimits } from '../access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const list = async (query: string, as: string | null = null) => {
  const answer = await call('GET', `/curated-posts?${query}`, { as })
  return { ...answer, titles: answer.data?.posts.map((post) => post.title) }
}

onEachEngine(() => {
  test('an empty store has an empty first page', async () => {
    for (const query of ['', 'status=published&limit=10', 'q=oak', 'category=Home%20Office', 'q=%20']) {
      expect(await list(query)).toMatchObject({
        status: 200,
        titles: [],
        data: { pagination: { page: 1, total: 0, total_pages: 1, has_prev: false, has_next: false } },
      })
    }
    expect((await call('GET', '/data/posts/categories')).data.categories).toEqual([])
    expect((await list('counts=true', ADMIN)).data.counts).toEqual({ all: 0, draft: 0, published: 0, highlighted: 0 })
  })
})

onEachEngine(() => {
  beforeAll(async () => {
    resetRateLimits()
    for (let number = 1; number <= 25; number++) {
      await makePost({
        title: `Post ${String(number).padStart(2, '0')}`,
        status: number % 5 === 0 ? 'draft' : 'published',
        isHighlighted: number % 6 === 0,
        categories: number % 2 === 0 ? ['Home Office', 'Lighting & Electrical'] : ['Furniture & Décor'],
        tags: number % 3 === 0 ? ['Weekend Job'] : [],
      })
    }
    await (
      await database()
    ).execute(
      sql`update posts set created_at = '2026-01-01T00:00:00Z', published_at = '2026-01-01T00:00:00Z' where title in ('Post 01', 'Post 02', 'Post 03')`,
    )
    await (
      await database()
    ).execute(sql`update post_categories set created_at = posts.dated_at from posts where posts.id = post_id`)
  })

  test('visitors get the published posts, newest first', async () => {
    const first = await list('status=published&page=1&per_page=10')
    expect(first.titles).toEqual([24, 23, 22, 21, 19, 18, 17, 16, 14, 13].map((number) => `Post ${number}`))
    expect(first.data.pagination).toEqual({ page: 1, total: 20, total_pages: 2, has_prev: false, has_next: true })
    const second = await list('status=published&page=2&per_page=10')
    expect(second.titles.slice(0, 2)).toEqual(['Post 12', 'Post 11'])
    expect(second.data.pagination).toEqual({ page: 2, total: 20, total_pages: 2, has_prev: true, has_next: false })
  })

  test('posts with the same timestamp have a stable order across pages', async () => {
    const full = (await list('limit=100')).data.posts.map((post) => post.id)
    const paged: string[] = []
    for (let page = 1; page <= 7; page++)
      paged.push(...(await list(`page=${page}&per_page=3`)).data.posts.map((post) => post.id))
    expect(paged).toEqual(full)
    expect(new Set(full).size).toBe(20)
  })

  test('a page beyond the last is empty, with correct pagination', async () => {
    expect(await list('page=1000000&per_page=1000')).toMatchObject({
      titles: [],
      data: { pagination: { page: 1_000_000, total: 20, total_pages: 1, has_prev: true, has_next: false } },
    })
  })

  test('limit returns that many of the first posts', async () => {
    expect((await list('status=published&limit=3')).titles).toEqual(['Post 24', 'Post 23', 'Post 22'])
    expect((await list('status=published&limit=3&page=9')).titles).toEqual(['Post 24', 'Post 23', 'Post 22'])
  })

  test('highlights are the highlighted posts', async () => {
    const found = await list('status=published&isHighlighted=true&limit=10')
    expect(found.titles).toEqual(['Post 24', 'Post 18', 'Post 12', 'Post 06'])
    expect(found.data.pagination.total).toBe(4)
    expect((await list('isHighlighted=false&limit=2')).titles).toEqual(['Post 23', 'Post 22'])
    expect((await list('isHighlighted=true&category=Home%20Office')).data.pagination.total).toBe(4)
  })

  test('a category filter works, whatever characters its name has', async () => {
    const found = await list('category=Lighting%20%26%20Electrical&status=published&page=1&per_page=10')
    expect(found.titles).toEqual([24, 22, 18, 16, 14, 12, '08', '06', '04', '02'].map((number) => `Post ${number}`))
    expect(found.data.pagination.total).toBe(10)
    expect((await list(`category=${encodeURIComponent('Furniture & Décor')}`)).data.pagination.total).toBe(10)
    expect(await list('category=Nonsense')).toMatchObject({
      status: 400,
      message: 'category is not one of the fixed categories',
    })
    expect((await call('GET', '/data/posts/categories')).data.categories).toEqual([
      'Lighting & Electrical',
      'Furniture & Décor',
      'Home Office',
    ])
  })

  test('a tag filter works', async () => {
    expect((await list('tag=Weekend%20Job&limit=2')).titles).toEqual(['Post 24', 'Post 21'])
    expect((await list('tag=weekend')).titles).toEqual([])
    for (const query of ['tag=', 'q=post&tag=']) expect((await list(query)).data.pagination.total).toBe(20)
  })

  test('the admin gets every post in one list, and can filter, sort and count', async () => {
    expect((await list('', ADMIN)).titles).toHaveLength(25)
    expect((await list('status=draft', ADMIN)).titles).toEqual(['Post 25', 'Post 20', 'Post 15', 'Post 10', 'Post 05'])
    expect((await list('sort=title&limit=2', ADMIN)).titles).toEqual(['Post 01', 'Post 02'])
    expect((await list('sort=oldest&page=9&per_page=3', ADMIN)).titles).toEqual(['Post 25'])
    expect((await list('category=Furniture%20%26%20D%C3%A9cor', ADMIN)).data.pagination.total).toBe(13)
    const counted = await list('counts=true&page=1&per_page=5', ADMIN)
    expect(counted.data.counts).toEqual({ all: 25, draft: 5, published: 20, highlighted: 4 })
    expect((await list('counts=true')).data.counts).toBeUndefined()
    const { id } = (await list('sort=oldest&limit=1', ADMIN)).data.posts[0] ?? { id: '' }
    await call('PUT', `/curated-posts/${id}`, { body: { summary: 'Changed' }, as: ADMIN })
    expect((await list('sort=updated&limit=1', ADMIN)).data.posts[0]?.id).toBe(id)
  })

  test('a list leaves the bodies out', async () => {
    expect((await list('limit=1')).data.posts[0]).not.toHaveProperty('content')
  })

  test.each([
    ['page=0', 'page must be a whole number from 1 to 1000000'],
    ['page=-1', 'page must be a whole number from 1 to 1000000'],
    ['page=1.5', 'page must be a whole number from 1 to 1000000'],
    ['page=', 'page must be a whole number from 1 to 1000000'],
    ['page=1&page=2', 'page must be a whole number from 1 to 1000000'],
    ['per_page=1001', 'per_page must be a whole number from 1 to 1000'],
    ['limit=0', 'limit must be a whole number from 1 to 1000'],
    ['status=archived', 'status must be draft or published'],
    ['isHighlighted=yes', 'isHighlighted must be true or false'],
    ['sort=best', 'sort must be one of newest, oldest, updated, title'],
    [`q=${'x'.repeat(201)}`, 'q must have at most 200 characters'],
  ])('%s is rejected with the name of the parameter', async (query, message) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 'BAD_REQUEST', message })
  })

  test('unknown query keys are ignored', async () => {
    expect((await list('limit=1&foo=bar&page[x]=1&__proto__=1&0=1&t=17')).titles).toEqual(['Post 24'])
  })

  test('a brief list leaves the products out', async () => {
    const { product } = await storeReading(await database(), READING)
    const { id } = await makePost({
      title: 'With a plane',
      categories: ['Home Office'],
      products: [product.product_id],
    })
    const productsIn = async (query: string) =>
      (await list(query)).data.posts.find((post) => post.id === id)?.products.map((linked) => linked.product_id)
    for (const query of ['limit=50', 'limit=50&category=Home%20Office', 'q=plane']) {
      expect(await productsIn(query)).toEqual([product.product_id])
      expect(await productsIn(`${query}&brief=true`)).toEqual([])
    }
  })
})

onEachEngine(() => {
  test('a draft that is published after newer posts is the newest of each list and feed, and keeps its date from then on', async () => {
    resetRateLimits()
    const fields = { categories: ['Home Office'], isHighlighted: true, status: 'published' as const }
    const started = await makePost({ title: 'Begun first', categories: ['Home Office'], status: 'draft' })
    for (let number = 1; number <= 21; number++) await makePost({ ...fields, title: `Newer ${number}` })
    expect(started.published_at).toBe(null)
    const change = async (body: object) =>
      (await call('PUT', `/curated-posts/${started.id}`, { as: ADMIN, body })).data.post
    const published = await change({ status: 'published', isHighlighted: true })
    expect([
      Date.parse(published.published_at ?? '') >= Date.parse(started.created_at ?? ''),
      published.created_at,
    ]).toEqual([true, started.created_at])
    for (const query of [
      'status=published&limit=10',
      'status=published&isHighlighted=true&limit=10',
      'status=published&category=Home%20Office&page=1&per_page=10',
    ]) {
      expect((await list(query)).titles[0], query).toBe('Begun first')
    }
    for (const scope of ['all', 'Home Office'])
      expect(await readFeed(scope, 'feed.xml'), scope).toContain('Begun first')
    await change({ status: 'draft' })
    expect((await change({ status: 'published', title: 'Begun first, again' })).published_at).toBe(
      published.published_at,
    )
  })
})
