import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const order = (ids: string[]) => call('POST', '/curated-posts/order-highlights', { body: { ids }, as: ADMIN })
const listed = async (query = '') =>
  (await call('GET', `/curated-posts?status=published&isHighlighted=true&limit=10${query}`)).data.posts.map(
    ({ id }) => id,
  )

onEmbedded(() => {
  test('highlights are listed in their order, and new ones before them, the newest first', async () => {
    const [a, b, c] = [
      (await makePost({ isHighlighted: true })).id,
      (await makePost({ isHighlighted: true })).id,
      (await makePost({ isHighlighted: true })).id,
    ]
    expect(await listed()).toEqual([c, b, a])
    const before = (await call('GET', `/curated-posts/${b}`)).data.post
    expect(await order([b, a, c])).toMatchObject({ status: 200, message: 'Order of the highlights saved' })
    expect(await listed()).toEqual([b, a, c])
    expect(await listed('&sort=newest')).toEqual([c, b, a])
    expect((await call('GET', `/curated-posts/${b}`)).data.post, 'the post itself does not change').toEqual(before)

    const d = (await makePost({ isHighlighted: true })).id
    expect(await listed()).toEqual([d, b, a, c])
    const pages = [1, 2, 3, 4].map(async (page) => {
      const path = `/curated-posts?isHighlighted=true&per_page=1&page=${page}`
      return (await call('GET', path)).data.posts[0]?.id
    })
    expect(await Promise.all(pages)).toEqual([d, b, a, c])

    await call('PUT', `/curated-posts/${c}`, { body: { isHighlighted: false }, as: ADMIN })
    await call('PUT', `/curated-posts/${c}`, { body: { isHighlighted: true }, as: ADMIN })
    expect(await listed(), 'highlighted anew').toEqual([d, c, b, a])
    await order([])
    expect(await listed()).toEqual([d, c, b, a])
  })

  test('a highlight that an unpublished post gets back by Undo has its place; one that is given anew comes first', async () => {
    for (const id of await listed()) await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await makePost({ isHighlighted: true })).id)
    const [a = '', b = '', c = '', d = ''] = ids
    await order([b, d, a, c])
    const setStatus = (status: string, highlighted?: string[]) =>
      call('POST', '/curated-posts/batch-status', { body: { ids: [d, a], status, highlighted }, as: ADMIN })
    await setStatus('draft')
    expect(await listed()).toEqual([b, c])
    await setStatus('published', [d, a])
    expect(await listed()).toEqual([b, d, a, c])

    await setStatus('draft')
    await setStatus('published', [a])
    await call('PUT', `/curated-posts/${d}`, { body: { isHighlighted: true }, as: ADMIN })
    expect(await listed()).toEqual([d, b, a, c])
    await setStatus('draft')
    await call('PUT', `/curated-posts/${a}`, { body: { status: 'published', isHighlighted: true }, as: ADMIN })
    expect((await listed())[0]).toBe(a)
  })

  test('posts that are missing or no longer highlighted are left out', async () => {
    const [one, plain, other] = [
      await makePost({ isHighlighted: true }),
      await makePost(),
      await makePost({ isHighlighted: true }),
    ]
    expect((await order([one.id, 'none', plain.id, other.id, one.id])).status).toBe(200)
    const own = (await listed()).filter((id) => [one.id, plain.id, other.id].includes(id))
    expect(own).toEqual([one.id, other.id])
    await call('PUT', `/curated-posts/${plain.id}`, { body: { isHighlighted: true }, as: ADMIN })
    expect((await listed()).indexOf(plain.id)).toBeLessThan((await listed()).indexOf(one.id))
  })
})
