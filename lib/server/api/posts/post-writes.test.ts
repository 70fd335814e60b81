import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../db/open/connect'
import { posts } from '../../db/schema/post-schema'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../../products/write-product'
import { resetRateLimits } from '../access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const create = (body: unknown) => call('POST', '/curated-posts', { body, as: ADMIN })
const change = (id: string, body: unknown, headers = {}) =>
  call('PUT', `/curated-posts/${id}`, { body, headers, as: ADMIN })
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const makeProduct = async (key: string) => (await storeReading(await database(), { ...READING, key })).product

onEmbedded(() => {
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
      changed_at: made.data.post.created_at,
      published_at: null,
      products: [second, first],
      seo: null,
      author: null,
    })
    expect(await read(made.data.post.id)).toEqual(made.data.post)
  })

  test('a post with a kit says what its project takes; a list of the desk does not', async () => {
    const content =
      '<table data-kit="difficulty: Easy; time: A weekend"><tbody><tr><th>Tools and materials</th><th>Quantity</th></tr>' +
      '<tr data-item="use: tool"><td>Putty knife</td><td>1</td></tr></tbody></table>'
    const { id } = await makePost({ content, status: 'published' })
    const listed = async (as?: typeof ADMIN) =>
      (await call('GET', '/curated-posts?per_page=100', { as })).data.posts.find(
        (post: { id: string }) => post.id === id,
      )
    const { data } = await call('GET', `/curated-posts/${id}`)
    expect(data.post).toMatchObject({ effort: 'Easy · A weekend' })
    expect(data.post).not.toHaveProperty('kit')
    expect(await listed()).toMatchObject({ effort: 'Easy · A weekend' })
    expect(await listed(ADMIN)).not.toHaveProperty('effort')
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
    expect(after).toEqual({ ...before, ...changes, updated_at: after.updated_at, changed_at: after.changed_at })
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
})
