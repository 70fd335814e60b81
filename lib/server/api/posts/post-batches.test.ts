import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const read = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const batch = (what: string, body: unknown) => call('POST', `/curated-posts/batch-${what}`, { body, as: ADMIN })

onEmbedded(() => {
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
