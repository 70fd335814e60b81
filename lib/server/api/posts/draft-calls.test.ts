import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredWork } from '@/lib/contract/posts/editor-calls'
import { DRAFT_DAYS, MAX_DRAFTS_PER_POST } from '@/lib/contract/limits'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)
afterEach(() => {
  vi.useRealTimers()
})

const save = (slot: string, body: object) => call('PUT', `/admin/drafts/${slot}`, { body, as: ADMIN })
const remove = (slot: string) => call('DELETE', `/admin/drafts/${slot}`, { as: ADMIN })
const list = async (query = '') =>
  ((await call('GET', `/admin/drafts${query}`, { as: ADMIN })).data as unknown as { drafts: StoredWork[] }).drafts
const slotsOf = async (post: string) => (await list(`?post_id=${post}`)).map(({ slot }) => slot)

onEmbedded(() => {
  test('unsaved work is stored by post and slot, replaced and removed', async () => {
    await save('one', { post_id: 'a', work: '{"title":"H"}' })
    await save('two', { work: '{"title":"New \\u0000"}' })
    expect(await save('one', { post_id: 'a', work: '{"title":"Half"}' })).toMatchObject({ status: 200 })
    expect(await list('?post_id=a')).toEqual([
      { slot: 'one', post_id: 'a', work: '{"title":"Half"}', saved_at: expect.any(String) as string },
    ])
    expect((await list()).map(({ slot, work }) => [slot, work])).toEqual([['two', '{"title":"New \\u0000"}']])
    expect((await remove('one')).status).toBe(200)
    expect((await remove('one')).status).toBe(200)
    expect(await list('?post_id=a')).toEqual([])
  })

  test('only the latest work is stored, limited in number and age', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
    const slots = Array.from({ length: MAX_DRAFTS_PER_POST + 2 }, (_, index) => `s${index}`)
    for (const slot of slots) {
      vi.setSystemTime(Date.now() + 1_000)
      await save(slot, { post_id: 'many', work: '{}' })
    }
    expect(await slotsOf('many')).toEqual(slots.slice(2).reverse())
    await save('other', { post_id: 'other', work: '{}' })
    vi.setSystemTime(Date.now() + DRAFT_DAYS * 86_400_000)
    expect(await slotsOf('many')).toEqual([])
    await save('young', { post_id: 'other', work: '{}' })
    expect(await slotsOf('other')).toEqual(['young'])
  })

  test('only the administrator reads and writes it; what is no slot or no text is refused', async () => {
    for (const as of [undefined, 'Basic eDp5'])
      for (const [method, path] of [
        ['GET', '/admin/drafts'],
        ['PUT', '/admin/drafts/one'],
        ['DELETE', '/admin/drafts/one'],
      ] as const)
        expect(
          (await call(method, path, { as: as ?? null, body: method === 'PUT' ? { work: '' } : undefined })).status,
        ).toBe(401)
    for (const [slot, body] of [
      ['a%20b', { work: '{}' }],
      ['x'.repeat(65), { work: '{}' }],
      ['one', { work: 3 }],
      ['one', { post_id: '', work: '{}' }],
    ] as const)
      expect((await save(slot, body)).status).toBe(400)
  })
})
