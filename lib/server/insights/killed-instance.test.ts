import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { enginesFor, hasEngine, makeSharedDatabase } from '@/lib/testing/database'
import { startProcess } from '@/lib/testing/processes/start-process'
import { bundleProcess } from '@/lib/testing/processes/write-load-site'
import type { Connection } from '../db/open/connection'
import { visitCounts } from '../db/schema/insight-schema'

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
const startCounting = (counts: string, database: string) =>
  startProcess([bundle], { DATA_DIR: folder, DATABASE_URL: database, LOG_LEVEL: 'error', COUNTS: counts })

const clicksIn = async ({ database }: Connection) =>
  (await database.select().from(visitCounts)).map(({ productId, count }) => [productId, count])

test.each(enginesFor('postgresql'))(
  'a killed instance loses the clicks since its last minute, and no others: %s',
  async (engine) => {
    const { address, open, drop } = await makeSharedDatabase(engine, folder)
    for (const counts of ['7 5', '4 3']) await (await startCounting(counts, address)).kill()
    const site = await open()
    expect(await clicksIn(site)).toEqual([['saw', 11]])
    await site.close()
    await drop()
  },
)

test.runIf(hasEngine('postgresql'))('the clicks that two instances count at once add up', async () => {
  const { address, open, drop } = await makeSharedDatabase('postgresql', folder)
  const first = await startCounting('2 0', address)
  const others = await Promise.all([startCounting('7 5', address), startCounting('4 0', address)])
  const site = await open()
  expect(await clicksIn(site)).toEqual([['saw', 13]])
  await site.close()
  await Promise.all([first, ...others].map(({ kill }) => kill()))
  await drop()
})
