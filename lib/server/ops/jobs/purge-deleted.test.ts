import { afterEach, expect, test, vi } from 'vitest'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { connection, database } from '../../db/open/connect'
import { deletedPosts } from '../../db/schema/history-schema'
import { onEachEngine } from '../../../testing/database'
import { log } from '../../core/log'
import { ensureJob } from '../../jobs/enqueue'
import { JobRunner } from '../../jobs/run-jobs'
import { PURGE_DELETED, purgeDeletedJobs } from './scheduled-jobs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
afterEach(() => {
  vi.useRealTimers()
})

const HOUR = 3_600_000

onEachEngine(() => {
  test('expired deleted posts are erased every few hours, also after a failure', async () => {
    const { id } = await makePost()
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    const snapshots = async () =>
      (await (await database()).select().from(deletedPosts)).filter(({ snapshot }) => snapshot !== null).length
    const start = Date.now() + (DELETED_POST_DAYS * 24 - 5) * HOUR
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await ensureJob(await database(), PURGE_DELETED, {}, { key: 'all' })
    const runner = new JobRunner([purgeDeletedJobs])
    const failure = vi.spyOn((await connection()).database, 'transaction').mockRejectedValueOnce(new Error('away'))
    const warning = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    await runner.drain()
    expect(warning).toHaveBeenCalled()
    failure.mockRestore()
    vi.setSystemTime(start + HOUR)
    await runner.drain()
    expect(await snapshots()).toBe(1)
    vi.setSystemTime(start + 7 * HOUR)
    await runner.drain()
    expect(await snapshots()).toBe(0)
  })
})
