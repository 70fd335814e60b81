import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '../db/connect'
import { posts } from '../db/schema'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/product-reading'
import { storeReading } from '../products/write-product'
import { resetRateLimits } from './rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const create = (body: unknown) => call('POST', '/curated-posts', { body, as: ADMIN })
const change = (id: string, body: unknown, headers = {}) =>
  call('PUT', `/curated-posts/${id}`, { body, headers, as: ADMIN })
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const batch = (what: string, body: unknown) => call('POST', `/curated-posts/batch-${what}`, { body, as: ADMIN })
const makeProduct = async (key: string) => (await storeReading(await database(), { ...READING, key })).product

onEachEngine(() => {
  test('a body that is saved unchanged stays as stored, even if the rules for bodies have changed', async () => {
    const { id } = await makePost({ content: '<p>Saw</p>' })
    const content = '<p class="old">Saw</p>'
    await (await database()).update(posts).set({ content }).where(eq(posts.id, id))
    await change(id, { title: 'Shelves', content })
    expect(await read(id)).toMatchObject({ title: 'Shelves', content })
    await change(id, { content: '<p class="old">Saw it</p>' })
    expect((await read(id)).content).toBe('<p>Saw it</p>')
  })

  test('a new post is a draft by default, and has what was sent', async () => {
    const [first, second] = [await makeProduct('one'), await makeProduct('two')]
    const fields = {
      title: 'Ünïcode shelves, part 2',
      summary: 'Oak 😀',
      content: '<h2>Cut</h2><p>Sand <strong>well</strong>.</p>',
      previewImage: 'https://img.example/shelf.jpg',
      previewImageAlt: 'A shelf',
      previewImageCaption: 'Oak, oiled',
      categories: ['Furniture & Décor', 'Storage & Organization'],
      tags: ['oak', 'weekend'],
    }
    const made = await create({
      ...fields,
      products: [{ product_id: second.product_id, name: 'x', price: 1 }, first.product_id],
      id: 'mine',
      created_at: 0,
    })
    expect(made).toMatchObject({ status: 201, success: true, message: 'Post created successfully' })
    expect(made.data.post).toEqual({
      ...fields,
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/),
      slug: 'unicode-shelves-part-2',
      status: 'draft',
      isHighlighted: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: made.data.post.created_at,
      published_at: null,
      products: [second, first],
    })
    expect(await read(made.data.post.id)).toEqual(made.data.post)
  })

  test.each([
    [{}, ['summary', 'title']],
    [{ title: ' ', summary: '\t' }, ['summary', 'title']],
    [{ title: 'x'.repeat(301), summary: 'x' }, ['title']],
    [{ title: 'x', summary: 'x', categories: ['Nonsense'] }, ['categories.0']],
    [{ title: 'x', summary: 'x', tags: 'oak' }, ['tags']],
    [{ title: 'x', summary: 'x', status: 'archived' }, ['status']],
    [{ title: 'x', summary: 'x', isHighlighted: 'yes' }, ['isHighlighted']],
    [{ title: 'x', summary: 'x', previewImage: 'javascript:alert(1)' }, ['previewImage']],
    [{ title: 'x', summary: 'x', previewImage: '//evil.example/x.png' }, ['previewImage']],
    [{ title: 'x', summary: 'x', previewImage: 'https://images.example:port/x.png' }, ['previewImage']],
    [{ title: 'x', summary: 'x', previewImage: 'https://ima ges.example/x.png' }, ['previewImage']],
    [{ title: 'x', summary: 'x', products: ['none'] }, ['products']],
    [{ title: 'x', summary: 'x', products: [{ name: 'no id' }] }, ['products.0.product_id']],
    [{ title: 'x', summary: 'x', content: 'x'.repeat(500_001) }, ['content']],
  ])('%#: a post with invalid fields is rejected with their names, and nothing is stored', async (body, paths) => {
    const before = (await call('GET', '/curated-posts?counts=true', { as: ADMIN })).data.counts
    const refused = await create(body)
    expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect(refused.issues?.map((issue) => issue.path).sort()).toEqual(paths)
    expect(refused.message?.startsWith(refused.issues?.[0]?.path ?? '?')).toBe(true)
    expect((await call('GET', '/curated-posts?counts=true', { as: ADMIN })).data.counts).toEqual(before)
  })

  test.each([
    { summary: 'Another summary' },
    { content: '<p>Another body</p>' },
    { tags: ['one', 'two'] },
    { categories: ['Home Office'] },
    { previewImage: null },
    { products: [] },
    { status: 'draft', isHighlighted: false },
    { isHighlighted: false },
    {},
  ])('a change of %j changes nothing else', async (changes) => {
    const product = await makeProduct('partial')
    const before = await makePost({
      content: '<p>Body</p>',
      previewImage: '/uploads/x.webp',
      previewImageAlt: 'x',
      tags: ['oak'],
      categories: ['Deck & Patio'],
      products: [product.product_id],
      isHighlighted: true,
    })
    const after = (await change(before.id, changes)).data.post
    expect(after).toEqual({ ...before, ...changes, updated_at: after.updated_at })
    expect(after.updated_at && before.updated_at && after.updated_at > before.updated_at).toBe(true)
  })

  test('unpublishing removes the highlight; only published posts can have one', async () => {
    const post = await makePost({ isHighlighted: true })
    expect((await change(post.id, { status: 'draft' })).data.post).toMatchObject({
      status: 'draft',
      isHighlighted: false,
    })
    const refused = { status: 409, code: 'NOT_PUBLISHED', message: 'Must be published to highlight' }
    expect(await change(post.id, { isHighlighted: true })).toMatchObject(refused)
    expect(await change(post.id, { status: 'draft', isHighlighted: true })).toMatchObject(refused)
    expect(await create({ title: 'x', summary: 'x', isHighlighted: true })).toMatchObject(refused)
    expect((await change(post.id, { status: 'published', isHighlighted: true })).data.post.isHighlighted).toBe(true)
  })

  test('updating a missing post is a 404, and a deleted one a 410', async () => {
    expect(await change('none', { title: 'x' })).toMatchObject({ status: 404, message: 'Post not found' })
    const { id } = await makePost()
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    expect(await change(id, { title: 'x' })).toMatchObject({ status: 410, message: 'This post was deleted' })
    expect(await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })).toMatchObject({ status: 410 })
    expect(await call('DELETE', '/curated-posts/none', { as: ADMIN })).toMatchObject({ status: 404 })
  })

  test.each<[string, string[], number]>([
    ['a draft', ['draft'], 404],
    ['a published post', ['published'], 410],
    ['a post that was published once', ['published', 'draft'], 410],
    ['a draft that was published later', ['draft', 'published'], 410],
    ['a draft that was published and taken back', ['draft', 'published', 'draft'], 410],
  ])('a deleted %s reveals no more to visitors than before', async (_, [first, ...later], status) => {
    const { id } = await makePost({ status: first })
    for (const next of later) await change(id, { status: next })
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    expect(await call('GET', `/curated-posts/${id}`)).toMatchObject({ status })
    expect(await call('GET', `/curated-posts/${id}`, { as: ADMIN })).toMatchObject({ status: 410 })
  })

  test('a save based on an older version is rejected with who saved the newer one and when', async () => {
    const opened = await makePost()
    const { updated_at } = (await change(opened.id, { title: 'Saved by somebody else' })).data.post
    const stale = await change(opened.id, { title: 'Mine', updated_at: opened.updated_at })
    expect(stale).toEqual({
      status: 409,
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^This post was saved by admin on \d+ \w+ \d{4} at \d\d:\d\d:\d\d UTC, after you opened it$/,
      ),
      conflict: { updated_at, updated_by: 'admin' },
      issues: [{ path: 'updated_at', message: `is ${updated_at} now` }],
    })
    expect((await read(opened.id)).title).toBe('Saved by somebody else')
    expect(await change(opened.id, { title: 'Mine', updated_at })).toMatchObject({ status: 200 })
  })

  test('a post sent again under its idempotency key is created once, as sent last', async () => {
    const sendKeyed = (title: string, key: string) =>
      call('POST', '/curated-posts', {
        body: { title, summary: 'x', status: 'published', categories: ['Home Office'] },
        headers: { 'idempotency-key': key },
        as: ADMIN,
      })
    const total = async () => (await call('GET', '/curated-posts?category=Home%20Office')).data.pagination.total
    const before = await total()
    const [
      {
        data: { post: first },
      },
      again,
    ] = [await sendKeyed('Shelf', 'one-editor'), await sendKeyed('A better shelf', 'one-editor')]
    expect(again).toMatchObject({
      status: 201,
      data: { post: { id: first.id, title: 'A better shelf', slug: 'a-better-shelf' } },
    })
    expect((await sendKeyed('Lamp', 'another')).data.post.id).not.toBe(first.id)
    expect(await total()).toBe(before + 2)

    const {
      data: {
        post: { updated_at },
      },
    } = await change(first.id, { title: 'Saved since' })
    const message = expect.stringMatching(/^This post was saved by admin on .* UTC, after you sent it first$/)
    expect(await sendKeyed('Shelf', 'one-editor')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message,
      conflict: { updated_at },
    })
    expect((await read(first.id)).title).toBe('Saved since')
  })

  test('If-Match names the version too, in quotes or without; * is any', async () => {
    const opened = await makePost()
    const version = opened.updated_at ?? ''
    expect((await change(opened.id, { title: 'One' }, { 'if-match': `"${version}"` })).status).toBe(200)
    for (const header of [`"${version}"`, version, `W/"${version}"`]) {
      expect((await change(opened.id, { title: 'Two' }, { 'if-match': header })).status).toBe(409)
    }
    expect((await change(opened.id, { title: 'Three' }, { 'if-match': '*' })).status).toBe(200)
    expect(await change(opened.id, { title: 'Four' }, { 'if-match': '"garbage"' })).toMatchObject({ status: 400 })
    expect(await change(opened.id, { title: 'Four', updated_at: 'garbage' })).toMatchObject({ status: 400 })
    expect((await read(opened.id)).title).toBe('Three')
  })

  test('the version may be in any timestamp format', async () => {
    const opened = await makePost()
    const milliseconds = Date.parse(opened.updated_at ?? '')
    const body = {
      title: 'One',
      updated_at: { seconds: Math.floor(milliseconds / 1000), nanoseconds: (milliseconds % 1000) * 1e6 },
    }
    expect((await change(opened.id, body)).status).toBe(200)
    expect((await change(opened.id, { ...body, updated_at: milliseconds })).status).toBe(409)
  })

  test('of two concurrent saves based on one version, one is rejected', async () => {
    const opened = await makePost()
    const both = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => change(opened.id, { title, updated_at: opened.updated_at })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a batch highlights all or none, with a correct count', async () => {
    const [one, two, draft] = [
      await makePost(),
      await makePost({ isHighlighted: true }),
      await makePost({ status: 'draft' }),
    ]
    expect(await batch('highlight', { ids: [one.id, draft.id], isHighlighted: true })).toMatchObject({
      status: 409,
      code: 'NOT_PUBLISHED',
    })
    expect(await batch('highlight', { ids: [one.id, 'none'], isHighlighted: true })).toMatchObject({ status: 404 })
    expect((await read(one.id)).isHighlighted).toBe(false)
    expect(await batch('highlight', { ids: [one.id, two.id, one.id], isHighlighted: true })).toEqual({
      status: 200,
      success: true,
      message: '1 post(s) updated successfully',
      updatedCount: 1,
    })
    expect(await batch('highlight', { ids: [one.id, two.id], isHighlighted: false })).toMatchObject({ updatedCount: 2 })
    expect(await batch('highlight', { ids: [], isHighlighted: true })).toMatchObject({ status: 200, updatedCount: 0 })
  })

  test('a batch deletes what exists, in one transaction', async () => {
    const [one, two] = [await makePost({ categories: ['Appliances'] }), await makePost()]
    expect(await batch('delete', { ids: [one.id, two.id, two.id, 'none'] })).toEqual({
      status: 200,
      success: true,
      message: '2 post(s) deleted successfully',
      deletedCount: 2,
    })
    expect(await call('GET', `/curated-posts/${one.id}`)).toMatchObject({ status: 410 })
    expect(await batch('delete', { ids: [one.id] })).toMatchObject({ status: 200, deletedCount: 0 })
    expect(await batch('delete', { ids: 'all' })).toMatchObject({ status: 400, message: 'ids must be a list of ids' })
    expect(await batch('delete', {})).toMatchObject({ status: 400 })
    expect(await batch('delete', { ids: Array.from({ length: 1001 }, (_, index) => `${index}`) })).toMatchObject({
      status: 400,
      message: 'ids must hold at most 1000 ids',
    })
  })
})
