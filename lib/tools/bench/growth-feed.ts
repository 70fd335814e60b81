import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { IMPORT_PART_BYTES } from '../../contract/imports/import-limits'
import { feedInputSchema } from '../../contract/products/feed'
import { newId } from '../../server/core/new-id'
import { useConnection as serveFrom } from '../../server/db/open/connect'
import { readFeedRecord } from '../../server/products/feeds/apply-run'
import { saveFeed } from '../../server/products/feeds/manage-feeds'
import { appendUpload } from '../../server/products/feeds/feed-files'
import { runFeed } from '../../server/products/feeds/run-feed'
import { searchRows } from '../../server/products/feeds/search-rows'
import { openTemporary } from './content/open-temporary'
import { makePosts, seededRandom } from './content/make-posts'
import { PARTS } from './growth-parts'

const WORDS =
  'oak board saw glue plane joint paint coat level wall tile floor lamp wire pipe valve hinge screw shelf bench vice clamp'.split(
    ' ',
  )
/** Milliseconds between two pages that are loaded meanwhile. */
const PAUSE = 100
const SEARCHES = 200
const POSTS = 500
const FEED = feedInputSchema.parse({ name: 'Bench', address: null, currency: 'EUR' })

/** A feed of some rows; every tenth has another price in each version. */
function feedOf(rows: number, version: number): Buffer {
  const random = seededRandom(7)
  const word = () => WORDS[Math.floor(random() * WORDS.length)]
  const lines = ['id,title,link,price,brand,gtin,availability,image_link,item_group_id']
  for (let id = 0; id < rows; id += 1) {
    const price = 10 + (id % 90) + (id % 10 === 0 ? version : 0)
    const name = `${word()} ${word()} ${word()} ${word()} ${id}`
    lines.push(
      `S-${id},${name},https://shop.example/p/${id},${price}.00 EUR,${word()} works,${4_000_000_000_000 + id},in stock,https://shop.example/${id}.jpg,`,
    )
  }
  return Buffer.from(lines.join('\n'))
}

const percentile = (times: number[], share: number) =>
  (times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)

/** Reads a feed twice, the second time with a tenth of its prices changed, and prints what that takes of the site meanwhile. */
export async function feedTwice(rows: number, server?: string): Promise<void> {
  const connection = await openTemporary(server)
  const { database } = connection
  await serveFrom(connection)
  await makePosts(database, POSTS, { words: 60 })
  const id = newId()
  await saveFeed(database, id, FEED)
  const [part] = PARTS
  for (const version of [0, 1]) {
    const bytes = feedOf(rows, version)
    for (let offset = 0; offset < bytes.length; offset += IMPORT_PART_BYTES)
      await appendUpload(database, id, {
        offset,
        size: bytes.length,
        bytes: bytes.subarray(offset, offset + IMPORT_PART_BYTES),
      })
    const pages: number[] = []
    let [peak, isRunning] = [0, true]
    const before = process.memoryUsage().rss
    const visit = async () => {
      for (let n = 0; isRunning; n += 1) {
        const began = performance.now()
        await part?.run(n, 0)
        pages.push(performance.now() - began)
        peak = Math.max(peak, process.memoryUsage().rss)
        await wait(PAUSE)
      }
    }
    const visiting = visit()
    const [began, used] = [performance.now(), process.cpuUsage()]
    await runFeed(database, id, new AbortController().signal)
    const [seconds, { user, system }] = [(performance.now() - began) / 1000, process.cpuUsage(used)]
    isRunning = false
    await visiting
    const [last] = (await readFeedRecord(database, id)).runs
    console.info(
      `Feed of ${rows} rows, run ${version + 1}: ${last?.reason ?? last?.state}, ${last?.new} new, ${last?.changed} changed; ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows a second, ${((user + system) / 1e6).toFixed(1)} s of CPU; ${megabytes(peak - before)} MB more memory, ${megabytes(peak)} at most; ${part?.name} meanwhile: median ${percentile(pages, 0.5)} ms, 95 % ${percentile(pages, 0.95)} ms, longest ${percentile(pages, 0.999)} ms`,
    )
  }
  await database.execute(sql`analyze feed_rows`)
  const random = seededRandom(9)
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? ''
  const times: number[] = []
  for (let n = 0; n < SEARCHES; n += 1) {
    const q = [word(), `${word()} ${word()}`, `${word()} ${word().slice(0, 3)}`, `S-${n}`][n % 4] ?? ''
    const began = performance.now()
    await searchRows(database, q)
    times.push(performance.now() - began)
  }
  console.info(`${SEARCHES} searches of rows: median ${percentile(times, 0.5)} ms, 95 % ${percentile(times, 0.95)} ms`)
  await serveFrom(null)
}
