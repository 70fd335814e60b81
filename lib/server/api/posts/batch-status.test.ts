import { beforeEach, expect, test, vi } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { database } from '../../db/open/connect'
import { posts } from '../../db/schema/post-schema'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, type Answer, call, makePost } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const now = new Date()
const ROW = {
  title: 'x',
  summary: 'x',
  content: '',
  tags: [],
  status: 'draft' as const,
  isHighlighted: false,
  createdAt: now,
  updatedAt: now,
}

type Changed = Answer & { status: number; ids: string[] }
const setStatus = (ids: string[], status: string, highlighted?: string[]) =>
  call('POST', '/curated-posts/batch-status', { body: { ids, status, highlighted }, as: ADMIN }) as Promise<Changed>
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const versionsOf = async (id: string) =>
  ((await call('GET', `/curated-posts/${id}/versions`, { as: ADMIN })).data as unknown as { versions: unknown[] })
    .versions

/** @returns the ids. */
async function storeDrafts(count: number, categories: string[]): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ ...ROW, categories, id: `one-of-${count}-${index}` }))
  await (await database()).insert(posts).values(rows)
  return rows.map(({ id }) => id)
}

onEmbedded(() => {
  test('posts are published with the highlights that they had, by one call', async () => {
    const [shining, plain] = [await makePost({ isHighlighted: true }), await makePost()]
    const ids = [shining.id, plain.id]
    await setStatus(ids, 'draft')
    expect((await setStatus([...ids, 'none'], 'published', [shining.id])).status).toBe(404)
    expect(await read(shining.id)).toMatchObject({ status: 'draft', isHighlighted: false })
    await setStatus(ids, 'published', [shining.id])
    expect(await read(shining.id)).toMatchObject({ status: 'published', isHighlighted: true })
    expect(await read(plain.id)).toMatchObject({ status: 'published', isHighlighted: false })
    await setStatus(ids, 'draft', ids)
    expect(await read(plain.id)).toMatchObject({ status: 'draft', isHighlighted: false })
  })

  test('a batch of posts is published with a correct count, and shows everywhere', async () => {
    const draft = await makePost({ status: 'draft', categories: ['Roofing & Gutters'], tags: ['batch-published'] })
    const other = await makePost({ status: 'draft' })
    const published = await makePost()
    const before = await read(published.id)
    expect(await setStatus([draft.id, published.id, other.id, draft.id], 'published')).toEqual({
      status: 200,
      success: true,
      message: '2 post(s) updated successfully',
      updatedCount: 2,
      ids: expect.arrayContaining([draft.id, other.id]),
    })
    expect(await read(published.id), 'what was published before stays untouched').toEqual(before)
    for (const query of ['category=Roofing%20%26%20Gutters', 'tag=batch-published']) {
      expect(
        (await call('GET', `/curated-posts?${query}`)).data.posts.map(({ id }) => id),
        query,
      ).toEqual([draft.id])
    }
    expect([(await versionsOf(draft.id)).length, (await versionsOf(published.id)).length]).toEqual([2, 1])
  })

  test('unpublishing removes the highlight; a post that was public answers 410 once it is deleted', async () => {
    const [shining, plain] = [await makePost({ isHighlighted: true }), await makePost({ status: 'draft' })]
    await setStatus([plain.id], 'published')
    expect((await setStatus([shining.id, plain.id], 'draft')).updatedCount).toBe(2)
    expect(await read(shining.id)).toMatchObject({ status: 'draft', isHighlighted: false })
    expect(await call('GET', `/curated-posts/${plain.id}`)).toMatchObject({ status: 404 })
    await call('DELETE', `/curated-posts/${plain.id}`, { as: ADMIN })
    expect(await call('GET', `/curated-posts/${plain.id}`)).toMatchObject({ status: 410 })
  })

  test('a missing post rejects the whole batch', async () => {
    const [draft, deleted] = [await makePost({ status: 'draft' }), await makePost()]
    await call('DELETE', `/curated-posts/${deleted.id}`, { as: ADMIN })
    expect(await setStatus([draft.id, 'none'], 'published')).toMatchObject({ status: 404 })
    expect(await setStatus([draft.id, deleted.id], 'published')).toMatchObject({ status: 410 })
    expect((await read(draft.id)).status).toBe('draft')
    expect(await versionsOf(draft.id)).toHaveLength(1)
    expect(await setStatus([], 'published')).toMatchObject({ status: 200, updatedCount: 0, ids: [] })
  })

  test.each([
    [{ ids: ['a'], status: 'archived' }, 'status'],
    [{ ids: ['a'] }, 'status'],
    [{ ids: 'a', status: 'draft' }, 'ids'],
    [{ status: 'draft' }, 'ids'],
  ])('%j is refused with the field at fault', async (body, path) => {
    expect(await call('POST', '/curated-posts/batch-status', { body, as: ADMIN })).toMatchObject({
      status: 400,
      issues: [{ path }],
    })
  })

  test('a batch may be as large as posts have categories', async () => {
    expect((await setStatus(await storeDrafts(700, [...CATEGORIES]), 'published')).updatedCount).toBe(700)
    expect((await call('GET', '/curated-posts?category=Home%20Office&per_page=1')).data.pagination.total).toBe(700)
  })

  test('a hundred posts are published in seconds', async () => {
    const ids = await storeDrafts(100, ['Home Office'])
    const started = performance.now()
    expect((await setStatus(ids, 'published')).updatedCount).toBe(100)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
