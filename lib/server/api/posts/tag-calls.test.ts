import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, type Answer, call, makePost } from '../../../testing/api'
import { onEachEngine } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Changed = Answer & { status: number; ids: string[]; mergedIds: string[] }
const post = (path: string, body: unknown) => call('POST', path, { body, as: ADMIN }) as Promise<Changed>
const label = (body: unknown) => post('/curated-posts/batch-label', body)
const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const versionsOf = async (id: string) =>
  ((await call('GET', `/curated-posts/${id}/versions`, { as: ADMIN })).data as unknown as { versions: unknown[] })
    .versions.length
const usedTags = async () =>
  ((await call('GET', '/admin/tags', { as: ADMIN })).data as unknown as { tags: { tag: string }[] }).tags
const found = async (query: string) => (await call('GET', `/curated-posts?${query}`)).data.posts.map(({ id }) => id)

onEachEngine(() => {
  test('a category is added to posts and removed from them, with a version of each that changed', async () => {
    const one = await makePost({ categories: ['Home Office'] })
    const other = await makePost({ categories: ['Roofing & Gutters'] })
    const ids = [one.id, other.id]
    expect(await label({ ids, category: 'Roofing & Gutters' })).toMatchObject({
      status: 200,
      message: '1 post(s) updated successfully',
      ids: [one.id],
    })
    expect((await read(one.id)).categories).toEqual(['Home Office', 'Roofing & Gutters'])
    expect(await found('category=Roofing%20%26%20Gutters')).toEqual(expect.arrayContaining(ids))
    expect([await versionsOf(one.id), await versionsOf(other.id)]).toEqual([2, 1])
    expect((await label({ ids, category: 'Roofing & Gutters', remove: true })).updatedCount).toBe(2)
    expect(await found('category=Roofing%20%26%20Gutters')).toEqual([])
    expect((await read(other.id)).categories).toEqual([])
  })

  test('a tag is added to posts, is found by its word, and is removed', async () => {
    const [one, other] = [await makePost({ tags: ['dovetail'] }), await makePost()]
    const ids = [one.id, other.id]
    expect((await label({ ids, tag: ' dovetail ' })).ids).toEqual([other.id])
    expect((await read(other.id)).tags).toEqual(['dovetail'])
    expect(await found('tag=dovetail')).toEqual(expect.arrayContaining(ids))
    expect((await label({ ids, tag: 'dovetail', remove: true })).updatedCount).toBe(2)
    expect(await found('q=dovetail')).toEqual([])
  })

  test('a missing post, or one with too many tags, rejects the whole batch', async () => {
    const full = await makePost({ title: 'Full', tags: Array.from({ length: 50 }, (_, index) => `t${index}`) })
    const free = await makePost()
    expect(await label({ ids: [free.id, 'none'], tag: 'oak' })).toMatchObject({ status: 404 })
    expect(await label({ ids: [free.id, full.id], tag: 'oak' })).toMatchObject({
      status: 400,
      issues: [{ path: 'tag', message: 'is one too many for a post: Full' }],
    })
    expect((await read(free.id)).tags).toEqual([])
    expect(await versionsOf(free.id)).toBe(1)
    expect(await label({ ids: [], tag: 'oak' })).toMatchObject({ status: 200, updatedCount: 0 })
  })

  test.each([
    [{ ids: ['a'] }],
    [{ ids: ['a'], tag: 'x', category: 'Home Office' }],
    [{ ids: ['a'], tag: ' ' }],
    [{ ids: ['a'], category: 'Unknown' }],
  ])('%j is refused', async (body) => {
    expect((await label(body)).status).toBe(400)
  })

  test('tags are listed with their counts, drafts apart', async () => {
    await makePost({ tags: ['counted', 'Counted too'] })
    await makePost({ tags: ['counted'], status: 'draft' })
    const tags = (await usedTags()).filter(({ tag }) => /counted/i.test(tag))
    expect(tags).toEqual([
      { tag: 'counted', posts: 2, drafts: 1 },
      { tag: 'Counted too', posts: 1, drafts: 0 },
    ])
    expect((await call('GET', '/admin/tags')).status).toBe(401)
  })

  test('a tag is renamed in all posts, in its place', async () => {
    const [one, draft] = [
      await makePost({ tags: ['a1', 'paintt', 'z1'] }),
      await makePost({ tags: ['paintt'], status: 'draft' }),
    ]
    const { ids, mergedIds } = await post('/admin/tags/rename', { from: 'paintt', to: 'paint job' })
    expect([ids.toSorted(), mergedIds]).toEqual([[one.id, draft.id].toSorted(), []])
    expect((await read(one.id)).tags).toEqual(['a1', 'paint job', 'z1'])
    expect(await found('tag=paint%20job')).toEqual([one.id])
    expect(await found('q=paintt&exact=true')).toEqual([])
    expect(await post('/admin/tags/rename', { from: 'paintt', to: 'x' })).toMatchObject({
      status: 404,
      message: 'No post has this tag',
    })
    expect(await post('/admin/tags/rename', { from: 'x', to: 'x' })).toMatchObject({ status: 400 })
  })

  test('a tag is merged into another one, which no post then has twice', async () => {
    const both = await makePost({ tags: ['saws', 'saw'] })
    const one = await makePost({ tags: ['saws'] })
    const merged = await post('/admin/tags/rename', { from: 'saws', to: 'saw' })
    expect(merged.mergedIds).toEqual([both.id])
    expect([(await read(both.id)).tags, (await read(one.id)).tags]).toEqual([['saw'], ['saw']])
    expect((await usedTags()).some(({ tag }) => tag === 'saws')).toBe(false)
  })

  test('a renaming is undone at once: each post has what it had, all or none', async () => {
    const both = await makePost({ tags: ['drill', 'oak', 'drills'] })
    const one = await makePost({ tags: ['oak', 'drills', 'ash'] })
    const renamed = await post('/admin/tags/rename', { from: 'drills', to: 'drill' })
    const { ids, mergedIds } = renamed
    const undo = (body: object) =>
      post('/admin/tags/undo-rename', { from: 'drills', to: 'drill', ids, mergedIds, ...body })
    expect(await undo({ ids: [...ids, 'none'] })).toMatchObject({ status: 404 })
    expect((await read(one.id)).tags).toEqual(['oak', 'drill', 'ash'])
    expect((await undo({})).ids.toSorted()).toEqual([both.id, one.id].toSorted())
    expect([(await read(both.id)).tags, (await read(one.id)).tags]).toEqual([
      ['drill', 'oak', 'drills'],
      ['oak', 'drills', 'ash'],
    ])
    expect(await undo({}), 'a second time it changes nothing').toMatchObject({ status: 200, updatedCount: 0 })
  })

  test('a tag is removed from all posts', async () => {
    const one = await makePost({ tags: ['gone soon', 'stays'] })
    expect((await post('/admin/tags/remove', { tag: 'gone soon' })).ids).toEqual([one.id])
    expect((await read(one.id)).tags).toEqual(['stays'])
    expect(await post('/admin/tags/remove', { tag: 'gone soon' })).toMatchObject({ status: 404 })
  })
})
