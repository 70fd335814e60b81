import { beforeAll, expect, test, vi } from 'vitest'
import type { Idea, Insights, PostInsights } from '@/lib/contract/insights/insights'
import type { ZeroResultSearch } from '@/lib/contract/search/search-calls'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '@/lib/testing/api'
import { onEachEngine } from '@/lib/testing/database'
import { READING } from '@/lib/testing/samples/product-reading'
import { database } from '../db/open/connect'
import { visitCounts } from '../db/schema/insight-schema'
import { products } from '../db/schema/post-schema'
import { storeReading } from '../products/write-product'
import { dayAfter, dayOf, type VisitCount } from './visit-tally'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const ago = (days: number) => dayAfter(dayOf(Date.now()), -days)
const NONE = { postId: '', productId: '', detail: '' }
const read = async <T>(path: string) =>
  (await call('GET', path, { as: ADMIN })) as unknown as { status: number; data: T }

onEachEngine(() => {
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    const open = await database()
    const product = async (key: string, url: string) =>
      (await storeReading(open, { ...READING, key, name: key, product_url: url })).product.product_id
    ids.saw = await product('Saw', 'https://www.shop.example/saw')
    ids.drill = await product('Drill', 'https://shop.example/drill')
    ids.unused = await product('Unused', 'https://other.example/x')
    for (const name of ['rising', 'fading', 'steady'])
      ids[name] = (await makePost({ title: name, products: [ids.saw, ids.drill] })).id
    const row = (days: number, kind: VisitCount['kind'], count: number, of: Partial<VisitCount>): VisitCount => ({
      day: ago(days),
      kind,
      count,
      ...NONE,
      ...of,
    })
    await open
      .insert(visitCounts)
      .values([
        row(13, 'view', 20, { postId: ids.fading }),
        row(13, 'view', 10, { postId: ids.rising }),
        row(9, 'view', 30, { postId: ids.steady }),
        row(6, 'view', 30, { postId: ids.steady }),
        row(0, 'view', 40, { postId: ids.rising }),
        row(0, 'view', 5, { postId: ids.fading }),
        row(1, 'click', 6, { postId: ids.rising, productId: ids.saw, detail: 'panel' }),
        row(1, 'click', 2, { productId: ids.drill, detail: 'explore' }),
        row(8, 'click', 3, { productId: ids.drill, detail: 'card' }),
        row(0, 'save', 1, { productId: ids.saw }),
        row(2, 'search', 5, { detail: 'workbench' }),
        row(2, 'search', 4, { detail: 'moss' }),
        row(2, 'empty-search', 1, { detail: 'moss' }),
        row(2, 'search-click', 2, { detail: 'moss' }),
        row(4, 'search', 3, { detail: 'gutter guard' }),
        row(4, 'empty-search', 3, { detail: 'gutter guard' }),
        row(1, 'search', 4, { detail: 'gutter guard' }),
        row(1, 'empty-search', 4, { detail: 'gutter guard' }),
      ])
    await open.update(products).set({ priceAt: new Date(Date.now() - 40 * 86_400_000) })
  })

  test('totals, trends, products, shops, places and searches of a period are compared with the one before', async () => {
    const { data } = await read<Insights>('/admin/insights?days=7')
    expect(data.counts).toBe(true)
    expect(data.since).toBe(ago(13))
    expect(data.days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(ago))
    expect(data.totals).toEqual({ views: 75, clicks: 8, saves: 1, searches: 16, empty_searches: 8 })
    expect(data.before).toEqual({ views: 60, clicks: 3, saves: 0, searches: 0, empty_searches: 0 })
    expect(data.posts.map(({ title, views, before, clicks }) => [title, views, before, clicks])).toEqual([
      ['rising', 40, 10, 6],
      ['steady', 30, 30, 0],
      ['fading', 5, 20, 0],
    ])
    expect(data.rising.map(({ title }) => title)).toEqual(['rising'])
    expect(data.fading.map(({ title }) => title)).toEqual(['fading'])
    expect(data.unclicked.map(({ title }) => title)).toEqual(['steady'])
    expect(data.products.map(({ name, clicks, before, saves }) => [name, clicks, before, saves])).toEqual([
      ['Saw', 6, 0, 1],
      ['Drill', 2, 3, 0],
    ])
    expect(data.shops).toEqual([{ shop: 'shop.example', products: 2, clicks: 8 }])
    expect(data.places).toEqual([
      { place: 'panel', clicks: 6 },
      { place: 'explore', clicks: 2 },
    ])
    expect(data.searches).toEqual([
      { query: 'gutter guard', searches: 7, empty: 7, clicks: 0 },
      { query: 'workbench', searches: 5, empty: 0, clicks: 0 },
      { query: 'moss', searches: 4, empty: 1, clicks: 2 },
    ])
  })

  test('the list of searches without results holds what their total counts', async () => {
    const { data } = await read<{ counts: boolean; misses: ZeroResultSearch[] }>('/admin/search-misses?days=7')
    expect(data).toEqual({
      counts: true,
      misses: [
        { query: 'gutter guard', searches: 7, last_day: ago(1) },
        { query: 'moss', searches: 1, last_day: ago(2) },
      ],
    })
    const { totals } = (await read<Insights>('/admin/insights?days=7')).data
    expect(data.misses.reduce((sum, { searches }) => sum + searches, 0)).toBe(totals.empty_searches)
  })

  test('a site that has not counted for a whole period before compares nothing', async () => {
    const { data } = await read<Insights>('/admin/insights')
    expect(data.before).toBeNull()
    expect([data.rising, data.fading]).toEqual([[], []])
    expect(data.posts.map(({ before }) => before)).toEqual([null, null, null])
    expect(data.days).toHaveLength(30)
  })

  test('a post has its own days and clicked products, and lists its views', async () => {
    const { data } = await read<PostInsights>(`/admin/insights/posts/${ids.rising}?days=7`)
    expect(data.totals).toMatchObject({ views: 40, clicks: 6 })
    expect(data.products).toMatchObject([{ name: 'Saw', clicks: 6 }])
    expect((await read('/admin/insights/posts/none')).status).toBe(404)
    const views = await read(`/admin/insights/views?ids=${ids.fading},${ids.rising},none`)
    expect(views.data).toEqual({
      posts: [
        { id: ids.rising, views: 50, clicks: 6 },
        { id: ids.fading, views: 25, clicks: 0 },
      ],
    })
  })

  test('what to write names searches, prices, posts and products, each with its figure', async () => {
    const { data } = await read<{ ideas: Idea[] }>('/admin/insights/ideas')
    expect(data.ideas.map(({ kind, subject, count }) => [kind, subject, count])).toEqual([
      ['unclicked-search', 'workbench', 5],
      ['stale-price', 'Saw', 6],
      ['stale-price', 'Drill', 5],
      ['unused-product', 'Unused', 0],
    ])
  })

  test('each table can be exported as CSV', async () => {
    const csv = async (table: string) =>
      (await read<{ csv: string }>(`/admin/insights/export?days=7&table=${table}`)).data.csv
    expect(await csv('shops')).toBe('shop,products,clicks\r\nshop.example,2,8')
    expect(await csv('posts')).toContain(`${ids.rising},rising,40,6,0`)
    expect((await csv('days')).split('\r\n')).toHaveLength(8)
    expect((await read('/admin/insights/export?table=people')).status).toBe(400)
  })
})
