import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { createTestDatabase, hasEngine } from '@/lib/testing/database'
import { bundleProcess } from '@/lib/testing/processes/write-load-site'
import { visitCounts } from '../db/schema/insight-schema'
import { openEmbedded } from '../db/open/open-embedded'
import { openPostgresql } from '../db/open/open-postgresql'

/** Milliseconds; the bundle and the start take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
let bundle = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counting-'))
  bundle = await bundleProcess('counting-process')
})
afterAll(() => removeFolder(folder))

/** Starts an instance that stores some clicks and counts more; resolves once it has. */
async function startCounting(counts: string, database = ''): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: database, LOG_LEVEL: 'error', COUNTS: counts }
  const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'pipe', 'inherit'], env })
  await once(child.stdout as NodeJS.EventEmitter, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const clicksIn = async ({ database }: Awaited<ReturnType<typeof openEmbedded>>) =>
  (await database.select().from(visitCounts)).map(({ productId, count }) => [productId, count])

test('a killed instance loses the clicks since its last minute, and no others', async () => {
  await kill(await startCounting('7 5'))
  await kill(await startCounting('4 3'))
  const open = await openEmbedded(folder)
  expect(await clicksIn(open)).toEqual([['saw', 11]])
  await open.close()
})

test.runIf(hasEngine('postgresql'))('the clicks that two instances count at once add up', async () => {
  const { address, drop } = await createTestDatabase()
  const first = await startCounting('2 0', address)
  const others = await Promise.all([startCounting('7 5', address), startCounting('4 0', address)])
  const open = await openPostgresql(address)
  expect(await clicksIn(open)).toEqual([['saw', 13]])
  await open.close()
  await Promise.all([first, ...others].map(kill))
  await drop()
})
