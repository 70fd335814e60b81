import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { database } from '../../db/open/connect'
import { deletedPosts } from '../../db/schema/history-schema'
import { products } from '../../db/schema/post-schema'
import { onEachEngine, onEmbedded } from '../../../testing/database'
import { purgeDeleted } from '../../posts/deleted-posts'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { resetRateLimits } from '../access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)
afterEach(() => {
  vi.useRealTimers()
})

const DAY = 86_400_000
const remove = (id: string) => call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
const restore = (...ids: string[]) => call('POST', '/admin/deleted-posts/restore', { body: { ids }, as: ADMIN })
const erase = (...ids: string[]) => call('POST', '/admin/deleted-posts/erase', { body: { ids }, as: ADMIN })
const list = async (query = '') => (await call('GET', `/admin/deleted-posts${query}`, { as: ADMIN })).data
const listed = async (id: string) =>
  ((await list('?per_page=100')).posts as unknown as DeletedPost[]).find((post) => post.id === id)
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const asVisitor = (id: string) => call('GET', `/curated-posts/${id}`)
const makeProduct = async (key: string) =>
  (await storeReading(await database(), { ...READING, key })).product.product_id
const countsOf = async () => (await call('GET', '/curated-posts?counts=true', { as: ADMIN })).data.counts
const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY })

onEmbedded(() => {
  test('a restored post is as it was: text, URL, products, categories, highlight', async () => {
    const fields = {
      title: 'Décor: "quoted" \\n 🪚',
      content: '<p>Sawn</p>',
      previewImage: '/uploads/x.webp',
      previewImageAlt: 'A saw',
      tags: ['oak', 'quartersawn'],
      categories: ['Hand Tools', 'Furniture & Décor'],
      products: [await makeProduct('two'), await makeProduct('one')],
      isHighlighted: true,
    }
    const before = await makePost(fields)
    const shown = (await asVisitor(before.id)).data.post
    expect(shown).toMatchObject({ ...fields, products: fields.products.map((product_id) => ({ product_id })) })
    const counts = await countsOf()
    await remove(before.id)
    expect(await asVisitor(before.id)).toMatchObject({ status: 410 })
    expect(await restore(before.id)).toMatchObject({
      status: 200,
      message: 'Post restored successfully',
      restoredCount: 1,
      ids: [before.id],
    })
    expect((await asVisitor(before.id)).data.post).toEqual(shown)
    expect(await countsOf()).toEqual(counts)
    for (const query of ['category=Hand%20Tools', 'tag=quartersawn', 'q=quartersawn', 'isHighlighted=true']) {
      expect(
        (await call('GET', `/curated-posts?${query}`)).data.posts.map(({ id }) => id),
        query,
      ).toContain(before.id)
    }
    expect((await call('GET', '/data/products?post_category=Hand%20Tools')).data.products).toHaveLength(2)
    expect(await listed(before.id)).toBeUndefined()
    expect(await restore(before.id)).toMatchObject({ status: 404, message: 'This post can no longer be restored' })
  })

  test('a draft is restored as a draft, invisible to visitors', async () => {
    const draft = await makePost({ status: 'draft' })
    await remove(draft.id)
    expect(await asVisitor(draft.id)).toMatchObject({ status: 404 })
    await restore(draft.id)
    expect(await read(draft.id)).toEqual(draft)
    expect(await asVisitor(draft.id)).toMatchObject({ status: 404 })
    await remove(draft.id)
    expect(await asVisitor(draft.id)).toMatchObject({ status: 404 })
  })

  test('deleted posts are restored at once, all or none', async () => {
    const product = await makeProduct('of many')
    const posts = []
    for (let number = 0; number < 3; number += 1)
      posts.push(await makePost({ categories: ['Power Tools'], products: [product], isHighlighted: number === 1 }))
    const ids = posts.map(({ id }) => id)
    await call('POST', '/curated-posts/batch-delete', { body: { ids }, as: ADMIN })
    expect(await restore(...ids, 'none')).toMatchObject({
      status: 404,
      message: 'One of these posts can no longer be restored, so none was changed',
    })
    for (const id of ids) expect(await listed(id)).toBeDefined()
    expect(await restore(...ids, ...ids)).toMatchObject({
      status: 200,
      message: '3 post(s) restored successfully',
      restoredCount: 3,
      ids,
    })
    for (const post of posts) expect(await read(post.id)).toEqual(post)
    expect(await restore()).toMatchObject({ status: 200, restoredCount: 0 })
  })

  test('deleted posts are erased at once, all or none', async () => {
    const [first, second, third] = [await makePost(), await makePost(), await makePost()]
    const ids = [first.id, second.id]
    await call('POST', '/curated-posts/batch-delete', { body: { ids }, as: ADMIN })
    expect(await erase(...ids, third.id)).toMatchObject({ status: 404 })
    expect(await listed(first.id)).toBeDefined()
    expect(await erase(...ids)).toMatchObject({ status: 200, message: '2 post(s) deleted for good', erasedCount: 2 })
    for (const id of ids) expect(await restore(id)).toMatchObject({ status: 404 })
    expect(await read(third.id)).toMatchObject({ id: third.id })
  })

  test('a deleted product is left out of a restored post', async () => {
    const [kept, gone] = [await makeProduct('kept'), await makeProduct('gone')]
    const post = await makePost({ products: [gone, kept] })
    await remove(post.id)
    await (await database()).delete(products).where(eq(products.id, gone))
    await restore(post.id)
    expect((await read(post.id)).products.map(({ product_id }) => product_id)).toEqual([kept])
  })

  test('after 30 days a post can no longer be restored, purged or not, and its URL still answers 410', async () => {
    const post = await makePost()
    await remove(post.id)
    later(29.99)
    expect(await listed(post.id)).toBeDefined()
    later(0.02)
    expect(await listed(post.id)).toBeUndefined()
    expect(await restore(post.id)).toMatchObject({ status: 404 })
    const young = await makePost()
    await remove(young.id)
    expect(await purgeDeleted(await database())).toBeGreaterThan(0)
    const [row] = await (await database()).select().from(deletedPosts).where(eq(deletedPosts.id, post.id))
    expect(row).toMatchObject({ snapshot: null, wasPublic: true })
    expect(await asVisitor(post.id)).toMatchObject({ status: 410 })
    expect(await restore(young.id)).toMatchObject({ status: 200 })
  })

  test('an erased post cannot be restored', async () => {
    const post = await makePost()
    expect(await erase(post.id), 'a post that is there').toMatchObject({ status: 404 })
    await remove(post.id)
    expect(await erase(post.id)).toMatchObject({ status: 200, message: 'Post deleted for good' })
    expect(await listed(post.id)).toBeUndefined()
    expect(await restore(post.id)).toMatchObject({ status: 404 })
    expect(await erase(post.id)).toMatchObject({ status: 404 })
    expect(await asVisitor(post.id)).toMatchObject({ status: 410 })
    expect(await erase('none')).toMatchObject({ status: 404 })
  })

  test('a post that was sent again under its idempotency key is not in the list', async () => {
    const send = () =>
      call('POST', '/curated-posts', {
        body: { title: 'Sent', summary: 'x' },
        headers: { 'idempotency-key': 'sent anew' },
        as: ADMIN,
      })
    const { id } = (await send()).data.post
    await remove(id)
    const again = (await send()).data.post
    expect(again.id).toBe(id)
    expect(await listed(id)).toBeUndefined()
    expect(await restore(id)).toMatchObject({ status: 404 })
    await remove(id)
    await restore(id)
    expect(await read(id)).toEqual(again)
  })
})

onEachEngine(() => {
  test('the list has what was deleted, when, by whom and how long it can be restored, latest first', async () => {
    const first = await makePost({ title: 'First', status: 'draft', previewImage: '/uploads/y.webp' })
    const second = await makePost({ title: 'Second' })
    await remove(first.id)
    later(1)
    await remove(second.id)
    const { posts, pagination } = await list('?per_page=2')
    expect(posts.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(pagination).toMatchObject({ page: 1, has_prev: false })
    const [, found] = posts as unknown as DeletedPost[]
    expect(found).toEqual({
      id: first.id,
      slug: 'first',
      title: 'First',
      previewImage: '/uploads/y.webp',
      status: 'draft',
      deleted_by: 'admin',
      deleted_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
    })
    expect(Date.parse(found?.expires_at ?? '') - Date.parse(found?.deleted_at ?? '')).toBe(30 * DAY)
    expect((await list('?per_page=1&page=2')).posts.map(({ id }) => id)).toEqual([first.id])
  })

  test('of two concurrent restores one succeeds', async () => {
    const post = await makePost()
    await remove(post.id)
    const both = await Promise.all([restore(post.id), restore(post.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await asVisitor(post.id)).data.post).toEqual(post)
  })
})
