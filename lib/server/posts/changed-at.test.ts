import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { storeReading } from '../products/write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

onEachEngine((engine) => {
  let made = 0
  const makeProduct = async (): Promise<string> => {
    made += 1
    const reading = { ...READING, product_url: `https://shop.example/${made}`, key: `changed ${engine} ${made}` }
    return (await storeReading(await database(), reading)).product.product_id
  }
  const makeFilled = async () => {
    const products = [{ product_id: await makeProduct() }]
    return makePost({ title: 'Oak', tags: ['old tag'], categories: ['Appliances'], content: '<p>One</p>', products })
  }
  const send = (method: string, path: string, body: object) => call(method, path, { body, as: ADMIN })
  const momentsOf = async (id: string) => {
    const { changed_at, updated_at } = (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
    return { changed: changed_at ?? '', saved: updated_at ?? '' }
  }

  test('a new post has changed when it was saved', async () => {
    const post = await makeFilled()
    expect(post.changed_at).toBe(post.updated_at)
  })

  test.each([
    ['a highlight', (id: string) => send('PUT', `/curated-posts/${id}`, { isHighlighted: true })],
    [
      'a highlight in a batch',
      (id) => send('POST', '/curated-posts/batch-highlight', { ids: [id], isHighlighted: true }),
    ],
    ['a renamed tag', () => send('POST', '/admin/tags/rename', { from: 'old tag', to: 'new tag' })],
    ['unpublishing', (id) => send('PUT', `/curated-posts/${id}`, { status: 'draft' })],
    [
      'a save of what is stored',
      async (id) => {
        const { title, summary, content, previewImage, products } = (await call('GET', `/curated-posts/${id}`)).data
          .post
        const body = { title, summary, content, previewImage, previewImageAlt: '', seo: null, author_id: null }
        return send('PUT', `/curated-posts/${id}`, {
          ...body,
          products: products.map(({ product_id }) => ({ product_id })),
        })
      },
    ],
  ] satisfies [string, (id: string) => Promise<{ status: number }>][])(
    '%s makes another version, but is no change for a reader',
    async (_name, act) => {
      const post = await makeFilled()
      expect((await act(post.id)).status).toBe(200)
      const { changed, saved } = await momentsOf(post.id)
      expect(changed).toBe(post.changed_at)
      expect(saved > changed).toBe(true)
    },
  )

  test.each([
    ['title', { title: 'Ash' }],
    ['text', { content: '<p>Two</p>' }],
    ['alternative text', { previewImageAlt: 'A shelf' }],
    ['products', { products: [] }],
    ['title in search results', { seo: { title: 'Ash' } }],
    ['date', { published_at: '2020-03-04T10:05:00.000Z' }],
  ])('another %s is a change for a reader', async (_name, body) => {
    const post = await makeFilled()
    await send('PUT', `/curated-posts/${post.id}`, body)
    const { changed, saved } = await momentsOf(post.id)
    expect(changed > (post.changed_at ?? '')).toBe(true)
    expect(changed).toBe(saved)
  })

  test('another product in place of one is a change for a reader', async () => {
    const post = await makeFilled()
    const body = { by: await makeProduct() }
    expect((await send('POST', `/admin/products/${post.products[0]?.product_id}/replace`, body)).status).toBe(200)
    const { changed, saved } = await momentsOf(post.id)
    expect([changed > (post.changed_at ?? ''), changed]).toEqual([true, saved])
  })

  test('first publication is a change for a reader, another one is none', async () => {
    const draft = await makePost({ status: 'draft' })
    const publish = (status: string) => send('POST', '/curated-posts/batch-status', { ids: [draft.id], status })
    await publish('published')
    const first = await momentsOf(draft.id)
    expect([first.changed > (draft.changed_at ?? ''), first.changed]).toEqual([true, first.saved])
    await publish('draft')
    await publish('published')
    expect((await momentsOf(draft.id)).changed).toBe(first.changed)
  })

  test('a deleted post comes back with the date of its last change', async () => {
    const post = await makeFilled()
    await send('PUT', `/curated-posts/${post.id}`, { isHighlighted: true })
    await call('DELETE', `/curated-posts/${post.id}`, { as: ADMIN })
    await send('POST', '/admin/deleted-posts/restore', { ids: [post.id] })
    expect((await momentsOf(post.id)).changed).toBe(post.changed_at)
  })
})
