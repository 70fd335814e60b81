import { afterEach, expect, test, vi } from 'vitest'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { connection, database } from '../db/connect'
import { deletedPosts } from '../db/history-schema'
import { onEachEngine } from '../../testing/database'
import { log } from '../core/log'
import { schedulePurge } from './schedule-purge'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
afterEach(() => {
  vi.useRealTimers()
})

const HOUR = 3_600_000

onEachEngine(() => {
  test('expired deleted posts are erased soon after a start and every few hours, also after a failure', async () => {
    const { id } = await makePost()
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    const snapshots = async () =>
      (await (await database()).select().from(deletedPosts)).filter(({ snapshot }) => snapshot !== null).length
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'setInterval'],
      now: Date.now() + (DELETED_POST_DAYS * 24 - 5) * HOUR,
    })
    const failure = vi.spyOn((await connection()).database, 'transaction').mockRejectedValueOnce(new Error('away'))
    const warning = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    schedulePurge()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(warning).toHaveBeenCalled())
    failure.mockRestore()
    expect(await snapshots()).toBe(1)
    vi.advanceTimersByTime(6 * HOUR)
    await vi.waitFor(async () => expect(await snapshots()).toBe(0))
  })
})
