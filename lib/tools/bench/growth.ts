import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { useConnection as serveFrom } from '../../server/db/open/connect'
import type { Connection } from '../../server/db/open/connection'
import { openEmbedded } from '../../server/db/open/open-embedded'
import { openPool, openPostgresql } from '../../server/db/open/open-postgresql'
import { siteSearch } from '../../server/search/live/site-search'
import { byTurns, printByTurns } from './by-turns'
import { growthOfMemory } from './growth-addresses'
import { feedTwice } from './growth-feed'
import { importTwice } from './growth-import'
import { type Part, PARTS } from './growth-parts'
import { makePosts } from './content/make-posts'
import { type Build, buildsOf } from './other-build'

/**
 * `npm run bench:growth [-- [--addresses COUNT] [--import POSTS] [--feed ROWS] [--against COMMIT] [SIZE …]]`: how the time of each part of the site grows with the
 * number of posts; an import of POSTS posts; a product feed of ROWS rows, if asked for; the memory of the production build after COUNT different URLs of each kind. The
 * size 0 skips the first, `--import 0` the second, `--addresses 0` the third. `--against` measures the first at HEAD and at another
 * commit by turns instead.
 */
process.env.ADMIN_PASSWORD ??= 'measured twice'
const { values, positionals } = parseArgs({
  options: {
    addresses: { type: 'string', default: '100000' },
    import: { type: 'string', default: '10000' },
    feed: { type: 'string', default: '0' },
    against: { type: 'string' },
  },
  allowPositionals: true,
})
const ADDRESSES = Number(values.addresses)
const IMPORTED = Number(values.import)
const FEED_ROWS = Number(values.feed)
const SIZES = (positionals.length > 0 ? positionals.map(Number) : [1_000, 20_000, 200_000]).filter(Boolean)
const WARM_UP = 20
const RUNS = 40
const WORDS = 60
/** Rounds of `--against`. */
const COMPARED = 6
/** Fills an empty database with `size` posts, and builds the search index as a start does. */
async function fill({ database }: Connection, size: number): Promise<void> {
  const began = performance.now()
  await makePosts(database, size, { words: WORDS })
  // Within a transaction, as every write of the embedded database, nothing can be vacuumed.
  await database.execute(sql`analyze`)
  console.info(`${size} posts were created in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  const search = siteSearch(database)
  await search.posts.live.load()
  await search.products.live.load()
}

/** Median milliseconds of a part at each size; the sizes take turns, so that all run under the same load. */
async function timesOf({ prepare, run }: Part, opened: Connection[]): Promise<number[]> {
  const times = opened.map((): number[] => [])
  for (const [at, connection] of opened.entries()) {
    await serveFrom(connection)
    await prepare?.(at)
  }
  for (let n = 0; n < WARM_UP + RUNS; n += 1) {
    for (const [at, connection] of opened.entries()) {
      await serveFrom(connection)
      const began = performance.now()
      await run(n, at)
      if (n >= WARM_UP) times[at]?.push(performance.now() - began)
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[RUNS / 2] ?? 0)
}

async function compare(engine: string, opened: Connection[]): Promise<void> {
  for (const [at, connection] of opened.entries()) await fill(connection, SIZES[at] ?? 0)
  console.info(
    `\n| ${engine} | ${SIZES.map((size) => `${size} posts, ms`).join(' | ')} | grows |\n|---|${SIZES.map(() => '---|').join('')}---|`,
  )
  for (const part of PARTS) {
    const times = await timesOf(part, opened)
    const ratio = (times.at(-1) ?? 0) / (times[0] || 1)
    console.info(`| ${part.name} | ${times.map((time) => time.toFixed(2)).join(' | ')} | ${ratio.toFixed(1)}× |`)
  }
}

/** Creates a database for each size on a PostgreSQL server. */
async function onServer(address: string): Promise<void> {
  const { database, close } = openPool(address)
  const names = SIZES.map((size) => `growth_${size}`)
  for (const name of names) await database.execute(sql`create database ${sql.identifier(name)}`)
  const opened = await Promise.all(
    names.map((name) => openPostgresql(Object.assign(new URL(address), { pathname: name }).href)),
  )
  try {
    await compare('postgresql', opened)
  } finally {
    for (const connection of opened) await connection.close()
    for (const name of names) await database.execute(sql`drop database ${sql.identifier(name)}`)
    await close()
  }
}

async function embedded(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-growth-'))
  const opened = await Promise.all(SIZES.map((size) => openEmbedded(path.join(folder, `${size}`))))
  try {
    await compare('embedded', opened)
  } finally {
    for (const connection of opened) await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Microseconds of each part at each size, measured by the code of a checkout in a process of its own. */
async function timesAt({ checkout }: Build): Promise<Record<string, number>> {
  const args = ['tsx', 'lib/tools/bench/growth.ts', '--import', '0', '--addresses', '0']
  const { stdout } = await promisify(execFile)('npx', [...args, ...SIZES.map(String)], { cwd: checkout })
  const rows = stdout.matchAll(/^\| (.+?) \| ([\d. |]+) \| [\d.]+× \|$/gm)
  return Object.fromEntries(
    [...rows].flatMap(([, part, times = '']) =>
      times.split(' | ').map((time, at) => [`${part}, ${SIZES[at]} posts`, Number(time) * 1000]),
    ),
  )
}

async function compareWith(commit: string): Promise<void> {
  const { builds, remove } = buildsOf(commit, false)
  printByTurns(`Growth, µs: first HEAD, second ${commit}`, await byTurns(builds, COMPARED, [null], timesAt))
  remove()
}

if (values.against !== undefined) {
  await compareWith(values.against)
  process.exit()
}
const server = process.env.BENCH_DATABASE_URL
if (SIZES.length > 0) await (server ? onServer(server) : embedded())
if (IMPORTED > 0) await importTwice(IMPORTED)
if (FEED_ROWS > 0) await feedTwice(FEED_ROWS, server)
if (ADDRESSES > 0) await growthOfMemory(ADDRESSES)
