import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const change = (id: string, body: unknown) => call('PUT', `/curated-posts/${id}`, { body, as: ADMIN })
const listed = async (query: string) => (await call('GET', `/curated-posts?${query}`)).data.posts.map(({ id }) => id)
const versions = async (id: string) =>
  ((await call('GET', `/curated-posts/${id}/versions`, { as: ADMIN })).data as unknown as { versions: object[] })
    .versions

const OLD = '2020-03-04T10:05:00.000Z'

onEmbedded(() => {
  test('a published post gets another date, by which lists, categories and searches go', async () => {
    const fields = { categories: ['Home Office'], tags: ['dated'] }
    const [one, other] = [await makePost(fields), await makePost(fields)]
    expect(await listed('tag=dated')).toEqual([other.id, one.id])
    const { data, status } = await change(other.id, { published_at: OLD })
    expect([status, data.post.published_at, data.post.status]).toEqual([200, OLD, 'published'])
    for (const query of ['tag=dated', 'category=Home%20Office', 'q=dated&sort=newest'])
      expect(await listed(query), query).toEqual([one.id, other.id])
  })

  test('the change is a version that names the date, and unpublishing keeps the date', async () => {
    const { id } = await makePost()
    await change(id, { published_at: OLD })
    expect((await versions(id))[0]).toMatchObject({ changed: ['published_at'] })
    await change(id, { status: 'draft' })
    expect((await versions(id))[0]).toMatchObject({ changed: ['status'] })
    expect((await change(id, { published_at: '2021-03-04T10:05:00Z' })).status).toBe(200)
    expect((await change(id, { status: 'published' })).data.post.published_at).toBe('2021-03-04T10:05:00.000Z')
  })

  test('restoring a version keeps the date', async () => {
    const made = await makePost({ title: 'Before' })
    await change(made.id, { title: 'After', published_at: OLD })
    const path = `/curated-posts/${made.id}/versions/${made.updated_at}/restore`
    const { data } = await call('POST', path, { body: {}, as: ADMIN })
    expect([data.post.title, data.post.published_at]).toEqual(['Before', OLD])
  })

  test('a date in the future, of a draft that never was public, or that is none is refused', async () => {
    const [post, draft] = [await makePost(), await makePost({ status: 'draft' })]
    const later = new Date(Date.now() + 60_000).toISOString()
    for (const [id, published_at, message] of [
      [post.id, later, 'must not be in the future: unpublish the post, and plan when to publish it'],
      [draft.id, OLD, 'is for published posts: this one is a draft'],
      [post.id, 'soon', 'must be a time'],
      [post.id, '0001-01-01T00:00:00Z', 'must be a time'],
    ])
      expect(await change(String(id), { published_at })).toMatchObject({
        status: 400,
        issues: [{ path: 'published_at', message }],
      })
    expect((await call('GET', `/curated-posts/${post.id}`)).data.post.published_at).toBe(post.published_at)
    expect(await versions(post.id)).toHaveLength(1)
  })

  test('a date that is based on an older version is refused', async () => {
    const post = await makePost()
    await change(post.id, { title: 'Newer' })
    expect(await change(post.id, { published_at: OLD, updated_at: post.updated_at })).toMatchObject({ status: 409 })
  })
})
