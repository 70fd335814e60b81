import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_VERSIONS } from '@/lib/contract/limits'
import type { Post } from '@/lib/contract/posts/post'
import type { PostVersion, VersionSummary } from '@/lib/contract/posts/post-version'
import { database } from '../../db/open/connect'
import { postVersions } from '../../db/schema/history-schema'
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
type Versions = { versions: VersionSummary[]; version: PostVersion }

const ask = (method: string, path: string, body?: unknown) =>
  call(method, `/curated-posts/${path}`, { as: ADMIN, body })
const change = async (id: string, body: unknown) => (await ask('PUT', id, body)).data.post
const list = async (id: string) => ((await ask('GET', `${id}/versions`)).data as unknown as Versions).versions
const get = async (id: string, version: string | null) =>
  ((await ask('GET', `${id}/versions/${version}`)).data as unknown as Versions).version
const restore = (id: string, version: string | null | undefined, body = {}) =>
  ask('POST', `${id}/versions/${version}/restore`, body)
const rowsOf = async (id: string) => (await database()).select().from(postVersions).where(eq(postVersions.postId, id))
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
const makeProduct = async (key: string) =>
  (await storeReading(await database(), { ...READING, key, name: `Product ${key}` })).product.product_id

onEmbedded(() => {
  test('each save stores the previous version, with who saved it, when, and what changed', async () => {
    const made = await makePost({ status: 'draft', content: '<p>One</p>' })
    const second = await change(made.id, { content: '<p>Two</p>', tags: ['oak'] })
    const third = await change(made.id, { status: 'published' })
    const versions = await list(made.id)
    expect(versions).toEqual([
      {
        saved_at: third.updated_at,
        saved_by: 'admin',
        is_current: true,
        title: 'Oak shelves',
        status: 'published',
        isHighlighted: false,
        changed: ['status'],
        same_as: null,
      },
      {
        saved_at: second.updated_at,
        saved_by: 'admin',
        is_current: false,
        title: 'Oak shelves',
        status: 'draft',
        isHighlighted: false,
        changed: ['content', 'tags'],
        same_as: null,
      },
      {
        saved_at: made.updated_at,
        saved_by: 'admin',
        is_current: false,
        title: 'Oak shelves',
        status: 'draft',
        isHighlighted: false,
        changed: [],
        same_as: null,
      },
    ])
    expect(await get(made.id, made.updated_at)).toMatchObject({
      content: '<p>One</p>',
      tags: [],
      status: 'draft',
      is_current: false,
      saved_at: made.updated_at,
    })
    expect(await get(made.id, third.updated_at)).toMatchObject({
      content: '<p>Two</p>',
      tags: ['oak'],
      status: 'published',
      is_current: true,
    })
  })

  test('a post that was never saved again has one version, and a save that changes nothing makes none', async () => {
    const made = await makePost({ content: '<p>One</p>', tags: ['oak'] })
    expect(await list(made.id)).toHaveLength(1)
    const same = await change(made.id, { content: '<p>One</p>', tags: ['oak'], status: 'published' })
    expect(same.updated_at).not.toBe(made.updated_at)
    expect((await list(made.id)).map(({ saved_at }) => saved_at)).toEqual([same.updated_at])
  })

  test('highlighting, unpublishing and batches create versions only of the posts that they change', async () => {
    const [one, two] = [await makePost(), await makePost({ isHighlighted: true })]
    await ask('POST', 'batch-highlight', { ids: [one.id, two.id], isHighlighted: true })
    expect([(await list(one.id))[0]?.changed, (await list(two.id)).length]).toEqual([['isHighlighted'], 1])
    await change(two.id, { status: 'draft' })
    expect((await list(two.id))[0]?.changed).toEqual(['status', 'isHighlighted'])
  })

  test('restoring creates a new version; status and highlight stay', async () => {
    const product = await makeProduct('kept')
    const first = {
      title: 'First',
      summary: 'First summary',
      content: '<p>First</p>',
      previewImage: '/uploads/x.webp',
      previewImageAlt: 'A saw',
      previewImageCaption: 'Sawn',
      categories: ['Hand Tools'],
      tags: ['oak'],
      products: [product],
    }
    const made = await makePost({ ...first, status: 'published', isHighlighted: true })
    const emptied = await change(made.id, {
      title: 'Second',
      summary: 'Second',
      content: '',
      previewImage: null,
      previewImageAlt: null,
      previewImageCaption: null,
      categories: [],
      tags: [],
      products: [],
      status: 'draft',
    })
    const restored = await restore(made.id, made.updated_at)
    expect(restored).toMatchObject({ status: 200, message: 'Version restored successfully' })
    expect(restored.data.post).toEqual({
      ...made,
      status: 'draft',
      isHighlighted: false,
      updated_at: restored.data.post.updated_at,
      changed_at: restored.data.post.updated_at,
    })
    expect(await call('GET', `/curated-posts/${made.id}`), 'nothing is published').toMatchObject({ status: 404 })
    const [now, ...before] = await list(made.id)
    expect([now?.same_as, ...before.map(({ saved_at }) => saved_at)]).toEqual([
      ...[made.updated_at, emptied.updated_at, made.updated_at],
    ])
    expect(
      (await call('GET', '/curated-posts?category=Hand%20Tools&status=draft', { as: ADMIN })).data.posts.map(
        ({ id }) => id,
      ),
    ).toContain(made.id)
    expect((await restore(made.id, emptied.updated_at)).data.post.title).toBe('Second')
  })

  test('restoring a draft version of a published post changes what visitors see and leaves it published', async () => {
    const made = await makePost({ status: 'draft', content: '<p>Draft</p>' })
    await change(made.id, { status: 'published', content: '<p>Public</p>' })
    await restore(made.id, made.updated_at)
    expect((await call('GET', `/curated-posts/${made.id}`)).data.post).toMatchObject({
      status: 'published',
      content: '<p>Draft</p>',
    })
  })

  test('deleted products have no name in a version, and are left out when it is restored', async () => {
    const [kept, gone] = [await makeProduct('here'), await makeProduct('soon gone')]
    const made = await makePost({ products: [gone, kept] })
    await change(made.id, { products: [] })
    expect((await get(made.id, made.updated_at)).products).toEqual([
      { product_id: gone, name: 'Product soon gone' },
      { product_id: kept, name: 'Product here' },
    ])
    await (await database()).delete(products).where(eq(products.id, gone))
    expect((await get(made.id, made.updated_at)).products).toEqual([
      { product_id: gone, name: '' },
      { product_id: kept, name: 'Product here' },
    ])
    expect((await restore(made.id, made.updated_at)).data.post.products.map(({ product_id }) => product_id)).toEqual([
      kept,
    ])
  })

  test('a version that does not exist is a 404, as is one of a missing post', async () => {
    const made = await makePost()
    for (const version of ['2020-01-01T00:00:00.000Z', 'none', '-99999999999999', '9e14', '+', '%20', "'"]) {
      expect(await ask('GET', `${made.id}/versions/${version}`), version).toMatchObject({
        status: 404,
        message: 'This version of the post is not stored',
      })
      expect(await restore(made.id, version), version).toMatchObject({ status: 404 })
    }
    expect(await ask('GET', 'none/versions')).toMatchObject({ status: 404, message: 'Post not found' })
    await ask('DELETE', made.id)
    expect(await ask('GET', `${made.id}/versions`)).toMatchObject({ status: 410 })
    expect(await ask('GET', `${made.id}/versions/${made.updated_at}`)).toMatchObject({ status: 410 })
    expect(await restore(made.id, made.updated_at)).toMatchObject({ status: 410 })
  })

  test('the versions of a deleted post are restored with it, and erased with it', async () => {
    const posts: Post[] = []
    for (let index = 0; index < 2; index += 1) {
      const made = await makePost()
      await change(made.id, { title: 'Changed' })
      await ask('DELETE', made.id)
      posts.push(made)
    }
    const [first, second] = posts as [Post, Post]
    await call('POST', '/admin/deleted-posts/restore', { body: { ids: [first.id] }, as: ADMIN })
    expect(await list(first.id)).toHaveLength(2)
    await call('POST', '/admin/deleted-posts/erase', { body: { ids: [second.id] }, as: ADMIN })
    expect(await rowsOf(second.id)).toEqual([])
    await ask('DELETE', first.id)
    later(31 * DAY)
    await purgeDeleted(await database())
    expect(await rowsOf(first.id)).toEqual([])
  })
})

onEachEngine(() => {
  test('of two concurrent restores one gets a conflict', async () => {
    const made = await makePost({ title: 'First' })
    const second = await change(made.id, { title: 'Second' })
    const third = await change(made.id, { title: 'Third' })
    const both = await Promise.all(
      [made, second].map(({ updated_at }) => restore(made.id, updated_at, { updated_at: third.updated_at })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'CONFLICT' })
    expect(await list(made.id)).toHaveLength(4)
  })

  test('older versions are thinned out, and their number is bounded', async () => {
    const { id } = await makePost()
    for (let save = 0; save < 6; save += 1) {
      later(60_000)
      await change(id, { title: `Early ${save}` })
    }
    expect(await rowsOf(id)).toHaveLength(6)
    later(100 * DAY)
    await change(id, { title: 'Late' })
    const titles = (await list(id)).map(({ title }) => title)
    expect([titles.length <= 4, titles.slice(0, 2)]).toEqual([true, ['Late', 'Early 5']])
    const [last] = await rowsOf(id)
    const many = Array.from({ length: MAX_VERSIONS }, (_, at) => ({ ...last!, savedAt: new Date(Date.now() - at - 1) }))
    await (await database()).insert(postVersions).values(many)
    for (let save = 0; save < 3; save += 1) await change(id, { title: `Many ${save}` })
    expect(await rowsOf(id)).toHaveLength(MAX_VERSIONS)
    expect(await list(id)).toHaveLength(MAX_VERSIONS + 1)
  })
})
