import { beforeEach, expect, test, vi } from 'vitest'
import type { Author, UsedAuthor } from '@/lib/contract/posts/authors'
import type { PostSummary } from '@/lib/contract/posts/post'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { database } from '../../db/open/connect'
import { write } from '../../db/database'
import { usesOf } from '../../pictures/picture-uses'
import { findOrCreateAuthor } from '../../posts/authors'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const save = (id: string, body: object) => call('PUT', `/admin/authors/${id}`, { body, as: ADMIN })
const remove = (id: string) => call('DELETE', `/admin/authors/${id}`, { as: ADMIN })
const list = async () =>
  ((await call('GET', '/admin/authors', { as: ADMIN })).data as unknown as { authors: UsedAuthor[] }).authors
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`)).data.post
const change = (id: string, body: object) => call('PUT', `/curated-posts/${id}`, { body, as: ADMIN })
type AuthorWithPosts = { author: Author; posts: PostSummary[] }
const PICTURE = `${'a'.repeat(24)}_64x64_clear`

onEmbedded(() => {
  test('an author is added, changed, named by a post and listed with it', async () => {
    const author = { name: 'Ann', bio: 'Builds', picture: null, links: ['https://ann.example/'] }
    expect(await save('ann', { ...author, name: ' Ann ' })).toMatchObject({ status: 200, data: { author } })
    const { id, author: written } = await makePost({ title: 'Shelf', author_id: 'ann' })
    expect(written).toEqual({ id: 'ann', ...author })
    await save('ann', { ...author, name: 'Ann B.' })
    expect((await read(id)).author?.name).toBe('Ann B.')
    expect(await list()).toEqual([
      { id: 'ann', ...author, name: 'Ann B.', posts: 1, used_by: [{ id, title: 'Shelf' }] },
    ])
    const { posts } = (await call('GET', '/curated-posts?q=shelf')).data
    expect(posts[0]).not.toHaveProperty('author')
    expect((await change(id, { title: 'Shelves' })).data.post.author?.id, 'other changes keep it').toBe('ann')
    expect((await change(id, { author_id: null })).data.post.author).toBeNull()
  })

  test('a visitor reads an author with the newest published posts', async () => {
    await save('eve', { name: 'Eve', bio: 'Paints' })
    const first = await makePost({ title: 'First', author_id: 'eve', status: 'published' })
    const second = await makePost({ title: 'Second', author_id: 'eve', status: 'published' })
    await makePost({ title: 'Draft', author_id: 'eve', status: 'draft' })
    const { author, posts } = (await call('GET', '/authors/eve')).data as unknown as AuthorWithPosts
    expect(author).toMatchObject({ name: 'Eve', bio: 'Paints', picture: null })
    expect(posts.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
    expect((await call('GET', '/authors/nobody')).status).toBe(404)
    await save('fin', { name: 'Fin' })
    expect((await call('GET', '/authors')).data).toMatchObject({ authors: [{ id: 'eve' }] })
  })

  test('a post loses a removed author, and has it again when that is saved under its id', async () => {
    await save('ben', { name: 'Ben' })
    const { id } = await makePost({ author_id: 'ben' })
    expect((await remove('ben')).status).toBe(200)
    expect((await read(id)).author).toBeNull()
    expect((await remove('ben')).status).toBe(404)
    await save('ben', { name: 'Ben' })
    expect((await read(id)).author?.name).toBe('Ben')
  })

  test('a post that was saved while its author was removed has it again when the removal is undone', async () => {
    await save('bo', { name: 'Bo' })
    const { id } = await makePost({ author_id: 'bo' })
    await remove('bo')
    expect((await change(id, { title: 'Saved', author_id: null })).data.post.author).toBeNull()
    await save('bo', { name: 'Bo' })
    expect((await read(id)).author?.name).toBe('Bo')
  })

  test('the author is part of a version, restored with it unless it was removed', async () => {
    await save('cy', { name: 'Cy' })
    const made = await makePost({ title: 'Before', author_id: 'cy' })
    await change(made.id, { author_id: null })
    const path = `/curated-posts/${made.id}/versions`
    const versions = (await call('GET', path, { as: ADMIN })).data as unknown as { versions: object[] }
    expect(versions.versions[0]).toMatchObject({ changed: ['author'] })
    const earlier = `${path}/${made.updated_at}`
    const { version } = (await call('GET', earlier, { as: ADMIN })).data as unknown as { version: object }
    expect(version).toMatchObject({ author: { id: 'cy', name: 'Cy' } })
    const restored = await call('POST', `${earlier}/restore`, { body: {}, as: ADMIN })
    expect(restored.data.post.author?.id).toBe('cy')
    await remove('cy')
    expect((await call('POST', `${earlier}/restore`, { body: {}, as: ADMIN })).data.post.author).toBeNull()
  })

  test('a deleted post is restored with its author', async () => {
    await save('di', { name: 'Di' })
    const { id } = await makePost({ author_id: 'di' })
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    await call('POST', '/admin/deleted-posts/restore', { body: { ids: [id] }, as: ADMIN })
    expect((await read(id)).author?.name).toBe('Di')
  })

  test('an unknown author, a name that is taken and links that are none are refused', async () => {
    await save('ed', { name: 'Ed' })
    const post = await makePost()
    for (const sent of [
      await change(post.id, { title: 'Lost', author_id: 'nobody' }),
      await call('POST', '/curated-posts', { body: { title: 'T', summary: 'S', author_id: 'nobody' }, as: ADMIN }),
    ])
      expect([sent.status, sent.issues?.[0]?.path]).toEqual([400, 'author_id'])
    expect((await read(post.id)).title).not.toBe('Lost')
    expect(await save('other', { name: 'ED' })).toMatchObject({
      status: 409,
      code: 'AUTHOR_EXISTS',
      message: 'There is an author named Ed already',
    })
    for (const fields of [
      { name: ' ' },
      { name: 'X', links: ['javascript:alert(1)'] },
      { name: 'X', picture: 'data:a' },
    ])
      expect((await save('new', fields)).status).toBe(400)
    expect((await list()).map(({ id }) => id)).not.toContain('new')
  })

  test('a picture of an author counts as shown', async () => {
    await save('fay', { name: 'Fay', picture: `/uploads/${PICTURE}.webp` })
    const usesNow = async () => (await usesOf(await database(), [PICTURE])).get(PICTURE)?.uses
    expect(await usesNow()).toEqual([{ place: 'author', id: 'fay', title: 'Fay' }])
    await remove('fay')
    expect(await usesNow()).toBeUndefined()
  })

  test('an import finds an author by name, or adds one', async () => {
    const find = async (name: string) => write(await database(), (tx) => findOrCreateAuthor(tx, { name }))
    const author = await find('Guy Imported')
    expect(author?.isNew).toBe(true)
    expect(await find(' guy imported ')).toEqual({ id: author?.id, isNew: false })
    expect(await find('  ')).toBeNull()
    expect((await list()).filter(({ name }) => name === 'Guy Imported')).toHaveLength(1)
  })
})
