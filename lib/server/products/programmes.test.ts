import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { resetRateLimits } from '../api/access/rate-limits'
import { siteApi } from '../api/site-api/site-api'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { database } from '../db/open/connect'
import { products } from '../db/schema/post-schema'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from './write-product'
import { saveItem } from '../visitors/saved-items'
import { linkProgrammes } from '../pages/site-metadata'
import '../../testing/provide-site-api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.mock('../visitors/verify-visitor', () => ({ verifyVisitor: async () => 'a visitor' }))
beforeEach(resetRateLimits)

const save = (host: string, body: unknown, as: string | null = ADMIN) =>
  call('PUT', `/admin/affiliate-programmes/${encodeURIComponent(host)}`, { body, as })
const remove = (host: string) => call('DELETE', `/admin/affiliate-programmes/${host}`, { as: ADMIN })
const list = async () =>
  (await call('GET', '/data/affiliate-programmes')).data as unknown as { programmes: AffiliateProgramme[] }

const PLAIN = 'https://www.amazon.com/dp/B000000000'
const EARNING = `${PLAIN}?tag=site-20`

onEmbedded(() => {
  let post = ''
  let product = ''
  beforeAll(async () => {
    product = (await storeReading(await database(), { ...READING, key: 'amazon.com:B000000000', product_url: PLAIN }))
      .product.product_id
    post = (await makePost({ title: 'Drilling', categories: ['Power Tools'], products: [product] })).id
    await saveItem(await database(), 'a visitor', 'product', product)
  })

  /** The affiliate link of a product in all responses for visitors and for the admin. */
  async function shown(): Promise<Record<string, string | undefined>> {
    const visitor = { as: 'Bearer x' }
    return {
      list: (await call('GET', '/data/products')).data.products[0]?.affiliate_url,
      post: (await call('GET', `/curated-posts/${post}`)).data.post.products[0]?.affiliate_url,
      posts: (await call('GET', '/curated-posts')).data.posts[0]?.products[0]?.affiliate_url,
      search: (await call('GET', '/data/products?search=drill')).data.products[0]?.affiliate_url,
      saved: (await call('GET', '/me/saved', visitor)).data.products[0]?.affiliate_url,
      draft: (await call('GET', `/curated-posts/${post}`, { as: ADMIN })).data.post.products[0]?.affiliate_url,
      page: (await siteApi().posts.get({ id: post })).data.post.products[0]?.affiliate_url,
      desk: (await call('GET', `/admin/products/${product}`, { as: ADMIN })).data.product.affiliate_url,
    }
  }
  const everywhere = async () => new Set(Object.values(await shown()))

  test('products have an affiliate link as soon as their shop has a program, and it is not stored', async () => {
    expect(await everywhere()).toEqual(new Set([undefined]))
    expect(await save('www.Amazon.com', { parameter: 'tag', value: 'site-20' })).toMatchObject({
      status: 200,
      message: 'Affiliate program saved',
    })
    expect(await shown()).toEqual(Object.fromEntries(Object.keys(await shown()).map((where) => [where, EARNING])))
    const [row] = await (await database()).select({ productUrl: products.productUrl }).from(products)
    expect(row).toEqual({ productUrl: PLAIN })
    expect((await call('GET', '/data/products')).data.products[0]?.product_url).toBe(PLAIN)

    await save('amazon.com', { template: 'https://go.network.example/?to={url}' })
    expect(await everywhere()).toEqual(new Set([`https://go.network.example/?to=${encodeURIComponent(PLAIN)}`]))
    expect((await list()).programmes).toEqual([
      {
        host: 'amazon.com',
        parameter: null,
        value: null,
        sub_parameter: null,
        place: null,
        price_hours: null,
        template: 'https://go.network.example/?to={url}',
      },
    ])

    expect(await remove('amazon.com')).toMatchObject({ status: 200, message: 'Affiliate program removed' })
    expect(await everywhere()).toEqual(new Set([undefined]))
    expect(await remove('amazon.com')).toMatchObject({ status: 404, message: 'This shop has no affiliate program' })
  })

  test('a tag in a product’s own address is kept', async () => {
    await save('amazon.com', { parameter: 'tag', value: 'site-20' })
    await call('PUT', `/data/products/${product}`, { body: { product_url: `${PLAIN}?tag=other-20` }, as: ADMIN })
    expect(await everywhere()).toEqual(new Set([undefined]))
    await call('PUT', `/data/products/${product}`, { body: { product_url: PLAIN }, as: ADMIN })
    expect(await everywhere()).toEqual(new Set([EARNING]))
  })

  test('in a post, links carry its id as the sub-id, elsewhere they carry none', async () => {
    await save('amazon.com', { parameter: 'tag', value: 'site-20', sub_parameter: 'ascsubtag' })
    const [inPost, outside] = [`${EARNING}&ascsubtag=${post}`, EARNING]
    expect(await shown()).toEqual({
      list: outside,
      search: outside,
      saved: outside,
      desk: outside,
      post: inPost,
      posts: inPost,
      draft: inPost,
      page: inPost,
    })
    expect(await save('amazon.com', { parameter: 'tag', value: 'site-20', sub_parameter: 'a b' })).toMatchObject({
      status: 400,
    })
    await save('amazon.com', { parameter: 'tag', value: 'site-20' })
    expect(await everywhere()).toEqual(new Set([EARNING]))
  })

  test('pages get the programs', async () => {
    await save('shop.example', { parameter: 'ref', value: 'we' })
    expect((await linkProgrammes()).map(({ host }) => host)).toContain('shop.example')
    await remove('shop.example')
  })

  test.each([
    ['amazon', { parameter: 'tag', value: 'a' }, 'host'],
    ['https://amazon.com/', { parameter: 'tag', value: 'a' }, 'host'],
    ['-a.example', { parameter: 'tag', value: 'a' }, 'host'],
    ['shop.example', { parameter: 'a b', value: 'a' }, 'parameter'],
    ['shop.example', { parameter: 'tag', value: ' ' }, 'value'],
    ['shop.example', { parameter: 'tag' }, ''],
    ['shop.example', {}, ''],
    ['shop.example', { template: 'https://go.example/' }, 'template'],
    ['shop.example', { template: 'javascript:alert("{url}")' }, 'template'],
    ['shop.example', { template: '{url}' }, 'template'],
    ['shop.example', { parameter: 'tag', value: 'a', template: 'https://go.example/{url}' }, ''],
  ])('a program for %s with %j is refused', async (host, body, path) => {
    const refused = await save(host, body)
    expect(refused.status).toBe(400)
    if (path === 'host') expect(refused.issues?.[0]?.path).toBe('host')
    expect((await list()).programmes.map((programme) => programme.host)).not.toContain('shop.example')
  })

  test('only the admin can set a program', async () => {
    expect(await save('shop.example', { parameter: 'a', value: 'b' }, null)).toMatchObject({ status: 401 })
  })
})
