import { beforeAll, expect, test, vi } from 'vitest'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const EMPTY = { slug: null, title: null, description: null, image: null, canonical: null, noindex: false }
const save = (id: string, body: object) => call('PUT', `/curated-posts/${id}`, { body, as: ADMIN })
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`)).data.post
const listed = async () => (await call('GET', '/data/posts/addresses')).data.posts.map(({ id }) => id)

onEmbedded(() => {
  let post: Post
  beforeAll(async () => {
    post = await makePost({ title: 'Oak shelves' })
  })

  test('search engine fields are stored as a whole, and empty ones are none', async () => {
    const seo = { title: ' Oak shelves in a day ', canonical: 'https://first.example/oak', noindex: true }
    const saved = await save(post.id, { seo })
    expect(saved.data.post.seo).toEqual({ ...EMPTY, ...seo, title: 'Oak shelves in a day' })
    expect((await save(post.id, { summary: 'Other' })).data.post.seo?.noindex, 'other saves keep them').toBe(true)
    expect((await save(post.id, { seo: { title: '  ', slug: '' } })).data.post.seo).toBeNull()
    expect((await save(post.id, { seo: null })).data.post.seo).toBeNull()
  })

  test('a published post keeps its slug when the title changes; that of a draft follows it', async () => {
    await save(post.id, { seo: { slug: 'oak' } })
    expect((await save(post.id, { title: 'Ash shelves' })).data.post.slug).toBe('oak')
    expect((await save(post.id, { seo: null })).data.post.slug).toBe('oak')
    const draft = await makePost({ title: 'Oak stool', status: 'draft' })
    expect((await save(draft.id, { title: 'Ash stool' })).data.post.slug).toBe('ash-stool')
    const published = await save(draft.id, { status: 'published', title: 'Elm stool' })
    expect(published.data.post.slug).toBe('elm-stool')
    await save(draft.id, { status: 'draft' })
    expect((await save(draft.id, { title: 'Pine stool' })).data.post.slug, 'it was public once').toBe('elm-stool')
  })

  test('a slug that another post has is refused, and nothing is saved', async () => {
    const other = await makePost({ title: 'Pine shelves' })
    const refused = await save(post.id, { summary: 'Lost', seo: { slug: other.slug } })
    expect([refused.status, refused.code, refused.issues]).toEqual([
      409,
      'SLUG_TAKEN',
      [{ path: 'seo.slug', message: 'is the slug of another post' }],
    ])
    expect((await read(post.id)).summary).not.toBe('Lost')
    const body = { title: 'Third', summary: 'S', seo: { slug: other.slug } }
    expect((await call('POST', '/curated-posts', { body, as: ADMIN })).status).toBe(409)
  })

  test.each([
    [{ slug: 'Oak Shelves' }, 'seo.slug'],
    [{ slug: '-oak' }, 'seo.slug'],
    [{ slug: 'oak/../x' }, 'seo.slug'],
    [{ canonical: 'javascript:alert(1)' }, 'seo.canonical'],
    [{ image: 'data:image/png;base64,AA' }, 'seo.image'],
    [{ noindex: 'yes' }, 'seo.noindex'],
    [{ title: 'x'.repeat(201) }, 'seo.title'],
    ['oak', 'seo'],
  ])('a wrong value is refused with its field: %j', async (seo, path) => {
    const { status, issues } = await save(post.id, { seo })
    expect([status, issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  })

  test('hidden posts and those whose original is elsewhere are in no sitemap', async () => {
    const hidden = await makePost({ seo: { noindex: true } })
    const copy = await makePost({ seo: { canonical: 'https://first.example/a' } })
    const plain = await makePost({ seo: { title: 'T' } })
    const ids = await listed()
    expect([hidden, copy, plain].map(({ id }) => ids.includes(id))).toEqual([false, false, true])
  })

  test('lists leave the fields out, and a version restores them', async () => {
    const made = await makePost({ seo: { title: 'First' } })
    const version = made.updated_at
    await save(made.id, { seo: { title: 'Second' } })
    const list = await call('GET', '/curated-posts')
    expect(list.data.posts.some((each) => 'seo' in each)).toBe(false)
    const path = `/curated-posts/${made.id}/versions/${version}/restore`
    expect((await call('POST', path, { as: ADMIN })).data.post.seo?.title).toBe('First')
  })
})
