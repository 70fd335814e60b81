import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '../core/log'
import { database } from '../db/open/connect'
import { type Database, write } from '../db/database'
import { jobs } from '../db/schema/jobs-schema'
import { writeCount } from '../db/write-counter'
import { onEachEngine } from '../../testing/database'
import { cancelJob, enqueue, ensureJob, listFailedJobs, retryJob, jobKind } from './enqueue'
import { LEASE } from './leases'
import { jobHandler } from './run-job'
import { handleJobs, JobRunner, stopJobs } from './run-jobs'

const SHELF = jobKind({ name: 'shelf', data: z.object({ wood: z.string() }), attempts: 3 })
const START = new Date('2031-03-01T12:00:00Z')
const MINUTE = 60_000
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)

onEachEngine(() => {
  let db: Database
  let done: string[] = []
  const runner = (work: (wood: string) => Promise<Date | void> | Date | void = (wood) => void done.push(wood)) =>
    new JobRunner([jobHandler(SHELF, async ({ wood }) => work(wood))])

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    db = await database()
    await db.delete(jobs)
    done = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Starts jobs as an instance that is killed does: none of them ends, and no lease is renewed. */
  async function startAndDie(kind: typeof SHELF) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() })
    await new JobRunner([jobHandler(kind, () => new Promise<void>(() => {}))]).look()
  }

  test('a job of a write that fails does not exist', async () => {
    const failed = write(db, async (tx) => {
      await enqueue(tx, SHELF, { wood: 'oak' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await write(db, (tx) => enqueue(tx, SHELF, { wood: 'ash' }))
    await runner().drain()
    expect(done).toEqual(['ash'])
    expect(await db.select().from(jobs)).toEqual([])
  })

  test('a job runs at its time, and looking for it earlier writes nothing', async () => {
    await enqueue(db, SHELF, { wood: 'oak' }, { runAt: later(MINUTE) })
    const writes = writeCount(db)
    await runner().drain()
    expect([done, writeCount(db)]).toEqual([[], writes])
    vi.setSystemTime(later(MINUTE))
    await runner().drain()
    expect(done).toEqual(['oak'])
  })

  test('a job replaces the one with the same key, and can be cancelled', async () => {
    await enqueue(db, SHELF, { wood: 'oak' }, { runAt: later(MINUTE), key: 'a' })
    await enqueue(db, SHELF, { wood: 'ash' }, { key: 'a' })
    await enqueue(db, SHELF, { wood: 'elm' }, { key: 'b' })
    await cancelJob(db, SHELF, 'b')
    vi.setSystemTime(later(2 * MINUTE))
    await runner().drain()
    expect(done).toEqual(['ash'])
  })

  test('a job that replaces a running one runs after it', async () => {
    const busy = runner(async (wood) => {
      done.push(wood)
      if (wood === 'oak') await enqueue(db, SHELF, { wood: 'ash' }, { key: 'a' })
    })
    await enqueue(db, SHELF, { wood: 'oak' }, { key: 'a' })
    await busy.drain()
    expect(done).toEqual(['oak', 'ash'])
    expect(await db.select().from(jobs)).toEqual([])
  })

  test('a failure is tried again, later each time, and then kept with its reason', async () => {
    const warning = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    await enqueue(db, SHELF, { wood: 'oak' })
    const failing = runner((wood) => {
      done.push(wood)
      throw new Error('too wet')
    })
    await failing.drain()
    const [waiting] = await db.select().from(jobs)
    expect(waiting).toMatchObject({ attempts: 1, lastError: 'too wet', runAt: later(30_000), failedAt: null })
    vi.setSystemTime(later(30_000))
    await failing.drain()
    vi.setSystemTime(later(150_000))
    await failing.drain()
    vi.setSystemTime(later(24 * 60 * MINUTE))
    await failing.drain()
    expect(done).toHaveLength(3)
    expect(warning).toHaveBeenCalledTimes(3)
    expect(await db.select().from(jobs)).toMatchObject([{ lastError: 'too wet', failedAt: later(150_000) }])
  })

  test('a job that returns a time runs again then', async () => {
    await enqueue(db, SHELF, { wood: 'oak' })
    const daily = runner((wood) => {
      done.push(wood)
      return later(done.length * MINUTE)
    })
    await daily.drain()
    await daily.drain()
    vi.setSystemTime(later(MINUTE))
    await daily.drain()
    expect(done).toHaveLength(2)
    expect(await db.select().from(jobs)).toMatchObject([{ runAt: later(2 * MINUTE), attempts: 0 }])
  })

  test('several instances share the work: each job runs once', async () => {
    const woods = Array.from({ length: 12 }, (_, n) => `wood ${n}`)
    for (const wood of woods) await enqueue(db, SHELF, { wood })
    await Promise.all([runner().drain(), runner().drain(), runner().drain()])
    expect(done.sort()).toEqual(woods.sort())
  })

  test('a job that killed three instances waits for the administrator, even one that always repeats', async () => {
    const endless = { ...SHELF, attempts: Infinity }
    const survivor = new JobRunner([jobHandler(endless, async ({ wood }) => void done.push(wood))])
    await ensureJob(db, endless, { wood: 'oak' }, { key: 'all' })
    for (let life = 1; life <= 3; life += 1) {
      await startAndDie(endless)
      await survivor.drain()
      vi.setSystemTime(later(life * (LEASE + 1)))
    }
    await survivor.drain()
    // Every start of an instance asks for the jobs that repeat themselves.
    await ensureJob(db, endless, { wood: 'oak' }, { key: 'all' })
    await survivor.drain()
    expect(done).toEqual([])
    const [failed] = await listFailedJobs(db)
    expect(failed).toMatchObject({ kind: 'shelf', reason: 'The site stopped while this ran, 3 times' })
    await retryJob(db, failed?.id ?? '')
    await survivor.drain()
    expect(done).toEqual(['oak'])
  })

  test('a job whose instance was killed twice runs elsewhere, and the count ends with it', async () => {
    const repeated = { ...SHELF, attempts: 8 }
    await enqueue(db, repeated, { wood: 'oak' })
    for (let life = 1; life <= 2; life += 1) {
      await startAndDie(repeated)
      vi.setSystemTime(later(life * (LEASE + 1)))
    }
    await runner((wood) => {
      done.push(wood)
      return later(24 * 60 * MINUTE)
    }).drain()
    expect(done).toEqual(['oak'])
    expect(await db.select().from(jobs)).toMatchObject([{ crashes: 0, attempts: 0 }])
  })

  test('a lease that cannot be renewed is a warning, and the job goes on', async () => {
    await enqueue(db, SHELF, { wood: 'oak' })
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: START })
    let end = (_: void) => {}
    const endless = runner(() => new Promise<void>((resolve) => (end = resolve)))
    await endless.look()
    const warning = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    const open = vi.spyOn(await import('../db/open/connect'), 'database').mockRejectedValue(new Error('away'))
    vi.advanceTimersByTime(LEASE / 3)
    await vi.waitFor(() => expect(warning).toHaveBeenCalled())
    open.mockRestore()
    process.off('unhandledRejection', rejected)
    end()
    await endless.drain()
    expect(rejected).not.toHaveBeenCalled()
    expect(await db.$count(jobs)).toBe(0)
  })

  test('a stop waits for running jobs, and hands over what does not end', async () => {
    await enqueue(db, SHELF, { wood: 'oak' })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'], now: START })
    let stopped: AbortSignal | undefined
    const work = (_: unknown, signal: AbortSignal) => new Promise<void>(() => (stopped = signal))
    handleJobs([jobHandler(SHELF, work)])
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(stopped?.aborted).toBe(false))
    const stop = stopJobs()
    await vi.waitFor(() => expect(stopped?.aborted).toBe(true))
    await vi.advanceTimersByTimeAsync(5_000)
    await stop
    expect(await db.select().from(jobs)).toMatchObject([{ attempts: 0, lease: null, leasedUntil: null }])
  })
})
