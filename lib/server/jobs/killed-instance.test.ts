import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { removeFolder } from '@/lib/testing/remove-folder'
import { enginesFor, makeSharedDatabase } from '../../testing/database'
import { startProcess } from '../../testing/processes/start-process'
import { bundleProcess } from '../../testing/processes/write-load-site'
import { useConnection } from '../db/open/connect'
import { jobKind } from './enqueue'
import { LEASE } from './leases'
import { jobHandler } from './run-job'
import { JobRunner } from './run-jobs'

/** Milliseconds; the bundle and the start take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
let bundle = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-instance-'))
  bundle = await bundleProcess('stuck-job-process')
})
afterAll(() => removeFolder(folder))
afterEach(async () => {
  vi.useRealTimers()
  await useConnection(null)
})

describe.each(enginesFor('postgresql'))('on %s', (engine) => {
  test('a killed instance loses no job: another does it when the lease has ended', async () => {
    const { address, open, drop } = await makeSharedDatabase(engine, folder)
    const { kill } = await startProcess([bundle], { DATA_DIR: folder, DATABASE_URL: address, LOG_LEVEL: 'error' })
    await kill()
    await useConnection(await open())
    const done: string[] = []
    const kind = jobKind({ name: 'stuck', data: z.object({ wood: z.string() }) })
    const other = new JobRunner([jobHandler(kind, async ({ wood }) => void done.push(wood))])
    await other.drain()
    expect(done).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE })
    await other.drain()
    expect(done).toEqual(['oak'])
    await useConnection(null)
    await drop()
  })
})
