import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import type { Database } from '@/lib/server/db/database'
import { connection } from '@/lib/server/db/open/connect'
import { posts } from '@/lib/server/db/schema/post-schema'
import { onEachEngine } from '@/lib/testing/database'
import { listAddresses } from '@/lib/server/posts/lists/list-addresses'
import { listPosts } from '@/lib/server/posts/lists/list-posts'
import { getPost } from '@/lib/server/posts/get-post'
import { listProducts } from '@/lib/server/products/lists/list-products'
import { makePosts } from './make-posts'

const POSTS = 1_000
const CATEGORY = CATEGORIES[3]

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Query = { sql: string; params: unknown[] }
type Session = { logger: { logQuery: (sql: string, params: unknown[]) => void } }

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Every query that `run` runs. */
async function queriesOf(database: Database, run: (watched: Database) => Promise<unknown>): Promise<Query[]> {
  const { logger } = (database as unknown as { session: Session }).session
  const original = logger.logQuery
  const queries: Query[] = []
  logger.logQuery = (text, params) => queries.push({ sql: text, params })
  await run(database).finally(() => (logger.logQuery = original))
  return queries
}

/** The tables for which a query has no index and needs a sequential scan. */
async function fullyReadTables(database: Database, { sql: text, params }: Query): Promise<string[]> {
  const numbers = [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]))
  const pieces = text
    .split(/\$\d+/)
    .map(
      (piece, index) =>
        sql`${sql.raw(piece)}${index < numbers.length ? sql`${params[(numbers[index] ?? 1) - 1]}` : sql``}`,
    )
  const result = await database.transaction(async (tx) => {
    // The planner prefers a scan for small tables; with this setting it scans only if there is no index.
    await tx.execute(sql`set local enable_seqscan = off`)
    return (await tx.execute(sql`explain (format json) ${sql.join(pieces)}`)) as unknown as
      | { rows?: unknown[] }
      | unknown[]
  })
  const [row] = (Array.isArray(result) ? result : result.rows) as { 'QUERY PLAN': { Plan: Plan }[] }[]
  return nodes(row?.['QUERY PLAN'][0]?.Plan as Plan).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' ? [`${node['Relation Name']}: ${text}`] : [],
  )
}

onEachEngine(() => {
  beforeAll(async () => {
    const { database } = await connection()
    await makePosts(database, POSTS, { words: 60 })
    await database.execute(sql`analyze`)
  })

  const published = { status: 'published' } as const
  test.each([
    ['the home list', (database: Database) => listPosts(database, published, 1, 10)],
    ['the home list, read far', (database: Database) => listPosts(database, published, 1, 200)],
    ['the home list, its end', (database: Database) => listPosts(database, published, 99, 10)],
    ['the dashboard', (database: Database) => listPosts(database, {}, 1, 25)],
    ['the dashboard by title', (database: Database) => listPosts(database, { sort: 'title' }, 2, 25)],
    ['the dashboard by change', (database: Database) => listPosts(database, { sort: 'updated' }, 40, 25)],
    ['a sitemap', (database: Database) => listAddresses(database, 2, 400)],
    ['the highlights', (database: Database) => listPosts(database, { ...published, isHighlighted: true }, 1, 10)],
    ['a category', (database: Database) => listPosts(database, { ...published, category: CATEGORY }, 1)],
    ['a category, its end', (database: Database) => listPosts(database, { ...published, category: CATEGORY }, 6)],
    ['a search', (database: Database) => listPosts(database, { ...published, q: 'gentle chisel' }, 1)],
    ['a search for what is rare', (database: Database) => listPosts(database, { ...published, q: '2718' }, 1)],
    ['a post', (database: Database) => getPost(database, 'made-post-1-77', false)],
    ['the products', (database: Database) => listProducts(database, {}, 1)],
    ['the products, their end', (database: Database) => listProducts(database, {}, 20)],
    ['the products of a category', (database: Database) => listProducts(database, { postCategory: CATEGORY }, 2)],
    ['a search for products', (database: Database) => listProducts(database, { search: 'honest faucet' }, 1)],
  ])('%s is read from indexes', async (_name, run) => {
    const { database } = await connection()
    const queries = await queriesOf(database, run)
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries) expect(await fullyReadTables(database, query)).toEqual([])
  })

  test('totals of lists without a search are read without counting rows', async () => {
    const { database } = await connection()
    for (const filter of [published, { ...published, category: CATEGORY }, { ...published, isHighlighted: true }]) {
      const queries = await queriesOf(database, (watched) => listPosts(watched, filter, 1))
      expect(queries.filter((query) => /count\(/.test(query.sql))).toEqual([])
    }
    const { pagination } = await listPosts(database, published, 1)
    expect(pagination.total).toBe(await database.$count(posts))
  })

  test('the generated posts are the same every time', async () => {
    const { database } = await connection()
    const { posts: found } = await listPosts(database, published, 1, 2)
    expect(found.map(({ id }) => id)).toEqual(['made-post-1-0', 'made-post-1-1'])
    expect(found[0]?.products.length).toBeGreaterThan(0)
  })
})
