import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeSharedDatabase } from '../../../testing/database'
import { startProcess } from '../../../testing/processes/start-process'
import { bundleProcess } from '../../../testing/processes/write-load-site'
import { removeFolder } from '../../../testing/remove-folder'
import { startShop } from '../../../testing/servers/fixture-shop'
import { database, useConnection } from '../../db/open/connect'
import { feedRows } from '../../db/schema/feed-schema'
import { readFeedRecord } from './apply-run'
import { removeScratch } from './feed-files'
import { listFeeds } from './manage-feeds'
import { runFeed } from './run-feed'
import { searchRows } from './search-rows'

/** Milliseconds; the bundle and the start take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const rowsOf = (count: number, price: number) =>
  [
    'id,title,link,price',
    ...Array.from({ length: count }, (_, at) => `n${at},Saw n${at},https://a.example/${at},${price} EUR`),
  ].join('\n')

test('a run whose process is killed changes nothing, and the next one reads all', async () => {
  const bodies = [rowsOf(10, 10), rowsOf(600, 11), rowsOf(600, 11)]
  const shop = await startShop({
    before: () => Promise.resolve(void shop.pages.set('/feed.csv', { body: bodies.shift() ?? '', type: 'text/csv' })),
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-feed-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
  onTestFinished(async () => {
    await useConnection(null)
    vi.unstubAllEnvs()
    await shop.stop()
    await removeFolder(folder)
  })
  const { address, open } = await makeSharedDatabase('embedded', folder)
  const args = [await bundleProcess('stuck-feed-process'), shop.address('/feed.csv')]
  const { kill } = await startProcess(args, { DATABASE_URL: address, LOG_LEVEL: 'error' })
  await kill()

  await useConnection(await open())
  const db = await database()
  const pricesOf = async (q: string) => (await searchRows(db, q)).map(({ price }) => price)
  const [feed] = await listFeeds(db)
  const id = feed?.id ?? ''
  expect(await db.$count(feedRows)).toBeGreaterThan(250)
  expect([feed?.rows, await pricesOf('n0'), await pricesOf('n200')]).toEqual([10, [10], []])
  expect(await readdir(path.join(folder, 'feeds'))).toHaveLength(1)
  await removeScratch()
  expect(await readdir(path.join(folder, 'feeds'))).toEqual([])

  await runFeed(db, id, new AbortController().signal)
  expect([await db.$count(feedRows), await pricesOf('n0'), await pricesOf('n200')]).toEqual([600, [11], [11]])
  expect((await readFeedRecord(db, id)).runs.map(({ state, reason }) => [state, reason])).toEqual([
    ['done', null],
    ['failed', 'The site stopped while this ran.'],
    ['done', null],
  ])
})
