import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { useConnection as serveFrom } from '../db/connect'
import type { Connection, Database } from '../db/database'
import { openEmbedded } from '../db/open-embedded'
import { openPostgresql } from '../db/open-postgresql'
import { siteSearch } from '../search/live/site-search'
import { PARTS } from './growth-parts'
import { makePosts } from './make-posts'

/** `npm run bench:growth [-- SIZE …]`: how much longer each part of the site takes as posts become many. */
process.env.ADMIN_PASSWORD ??= 'measured twice'
const asked = process.argv.slice(2).map(Number)
const SIZES = asked.length > 0 ? asked : [1_000, 20_000, 200_000]
const WARM_UP = 6
const RUNS = 40
const WORDS = 60
/** Made after the rows, in one go: kept up with each row they take most of the time. */
const SLOW_INDEXES = ['posts_search', 'products_search']

/** Milliseconds of one run, at the quickest quarter of many: what else the machine does makes the others longer. */
async function timeOf(run: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < WARM_UP + RUNS; n += 1) {
    const began = performance.now()
    await run(n)
    if (n >= WARM_UP) times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[RUNS / 4] ?? 0
}

/** Adds what is missing to so many posts; the older ones come last. */
async function grow(database: Database, from: number, to: number): Promise<void> {
  const began = performance.now()
  const answer = await database.execute<{ indexdef: string }>(sql`select indexdef from pg_indexes where indexname in ${SLOW_INDEXES}`)
  const indexes = Array.from((Array.isArray(answer) ? answer : (answer as unknown as { rows: { indexdef: string }[] }).rows) as { indexdef: string }[])
  for (const name of SLOW_INDEXES) await database.execute(sql`drop index ${sql.identifier(name)}`)
  await makePosts(database, to - from, { seed: to, words: WORDS, newest: Date.UTC(2026, 9, 30, 9) - from * 60_000 })
  for (const { indexdef } of indexes) await database.execute(sql.raw(indexdef))
  await database.execute(sql`vacuum analyze`)
  console.info(`${to} posts were made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}

/** Opens the database anew for each size, as a site that starts with it does. */
async function run(engine: string, open: () => Promise<Connection>): Promise<void> {
  const times = new Map<string, number[]>(PARTS.map(({ name }) => [name, []]))
  let made = 0
  for (const size of SIZES) {
    const filling = await open()
    await grow(filling.database, made, size)
    made = size
    await filling.close()
    const connection = await open()
    await serveFrom(connection)
    const search = siteSearch(connection.database)
    await search.posts.live.load()
    await search.products.live.load()
    for (const { name, prepare, run } of PARTS) {
      await prepare?.()
      times.get(name)?.push(await timeOf(run))
    }
    await serveFrom(null)
  }
  console.info(`\n| ${engine} | ${SIZES.map((size) => `${size} posts, ms`).join(' | ')} | grows |\n|---|${SIZES.map(() => '---|').join('')}---|`)
  for (const [name, measured] of times) {
    const ratio = (measured.at(-1) ?? 0) / (measured[0] || 1)
    console.info(`| ${name} | ${measured.map((time) => time.toFixed(2)).join(' | ')} | ${ratio.toFixed(1)}× |`)
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-growth-'))
try {
  const server = process.env.BENCH_DATABASE_URL
  await (server ? run('postgresql', () => openPostgresql(server)) : run('embedded', () => openEmbedded(folder)))
} finally {
  await rm(folder, { recursive: true, force: true })
}
