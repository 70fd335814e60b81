import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { onEmbedded } from '../../testing/database'
import { resetRateLimits } from '../api/access/rate-limits'
import { log } from '../core/log'
import { database } from '../db/open/connect'
import { enqueue, jobKind } from './enqueue'
import { jobHandler } from './run-job'
import { JobRunner } from './run-jobs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const SAW = jobKind({ name: 'saw', data: z.object({ board: z.string() }), attempts: 1 })
const failed = async () => (await call('GET', '/admin/failed-jobs', { as: ADMIN })).data.jobs

onEmbedded(() => {
  test('a job that was given up is listed with its reason, tried again, and dismissed', async () => {
    vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const db = await database()
    await enqueue(db, SAW, { board: 'oak' })
    let works = false
    const runner = new JobRunner([
      jobHandler(SAW, async () => {
        if (!works) throw new Error('The saw is blunt')
      }),
    ])
    await runner.drain()
    const [job] = await failed()
    expect(job).toMatchObject({ kind: 'saw', reason: 'The saw is blunt', failed_at: expect.any(String) })
    works = true
    expect((await call('POST', `/admin/failed-jobs/${job?.id}/retry`, { as: ADMIN })).status).toBe(200)
    await runner.drain()
    expect(await failed()).toEqual([])
    works = false
    await enqueue(db, SAW, { board: 'ash' })
    await runner.drain()
    const [other] = await failed()
    expect((await call('DELETE', `/admin/failed-jobs/${other?.id}`, { as: ADMIN })).status).toBe(200)
    expect(await failed()).toEqual([])
    expect((await call('POST', '/admin/failed-jobs/none/retry', { as: ADMIN })).status).toBe(404)
  })
})
