import type { PGlite, Transaction } from '@electric-sql/pglite'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import type { PgTable } from 'drizzle-orm/pg-core'
import { singleton } from '../core/singleton.mjs'
import { type Database, write } from './database'
import { prepareStatements, type ReadOptions } from '@/lib/server/db/query/prepared-statements'
import * as schema from '@/lib/server/db/schema/post-schema'
import { postDrafts } from '@/lib/server/db/schema/draft-schema'
import { feedMatches, feedRows, productFeeds } from '@/lib/server/db/schema/feed-schema'
import { visitCounts } from '@/lib/server/db/schema/insight-schema'
import { missingVisits } from '@/lib/server/db/schema/redirect-schema'

type Query = [text: string, values?: unknown[], options?: ReadOptions]

type Counter = () => number

const counters = singleton('write-counters', () => new WeakMap<Database, Counter>())

const uncounted = singleton('uncounted-writes', () => new WeakMap<Database, Database>())

/**
 * The database of a client that is exclusive to this process, with its writes counted. The method decides: selects are reads,
 * which PostgreSQL enforces (refuseWritesByReads), and all others are writes.
 * @param noteQuery called for every query.
 */
export function embeddedDatabase(client: PGlite, noteQuery: () => void = () => {}): Database {
  prepareStatements(client)
  let ended = 0
  const change = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    client.transaction(async (tx) => {
      await tx.exec('set transaction read write')
      return work(tx)
    })
  /** Counts a write before its caller sees the result. */
  const transaction: typeof change = (work) =>
    change(work).finally(() => {
      ended += 1
    })
  const open = (query: (...params: Query) => Promise<unknown>, within = transaction) =>
    drizzle({ client: { query, transaction: within } as unknown as PGlite, schema, logger: { logQuery: noteQuery } })
  const read = (...[text, values, options]: Query) =>
    client.query(text, values, { ...options, isRead: true } as ReadOptions)
  const reading = open(read)
  const writing = open((...args) => transaction((tx) => tx.query(...args)))
  const database: Database = Object.assign(reading, {
    insert: writing.insert.bind(writing),
    update: writing.update.bind(writing),
    delete: writing.delete.bind(writing),
    execute: writing.execute.bind(writing),
    with: withBoth(reading.with.bind(reading), writing.with.bind(writing)),
  })
  counters.set(database, () => ended)
  uncounted.set(database, open(read, change))
  return database
}

/** Queries with common table expressions: a select reads, all others write. */
function withBoth(reading: Database['with'], writing: Database['with']): Database['with'] {
  return (...queries) => {
    const { insert, update, delete: remove } = writing(...queries)
    return { ...reading(...queries), insert, update, delete: remove }
  }
}

/**
 * Makes the database refuse any write outside of a transaction that is declared as one, for example by a function that a select
 * calls: results that are cached between writes would be outdated. Called once the schema is up to date.
 */
export async function refuseWritesByReads(client: PGlite): Promise<void> {
  await client.exec('set default_transaction_read_only = on')
}

/**
 * The number of completed writes: reads since the last one are still valid. Null if other processes may write, and within
 * a transaction.
 */
export function writeCount(database: Database): number | null {
  return counters.get(database)?.() ?? null
}

/** A handle on the same database whose transactions are not counted: for writes that no cached result depends on. */
function uncountedHandle(database: Database): Database {
  return uncounted.get(database) ?? database
}

/**
 * The tables that no cached query and no page reads, and that have no triggers on others: writes to them leave every cache
 * valid (writeUncached).
 */
export const UNCACHED_TABLES: ReadonlySet<PgTable> = new Set<PgTable>([
  postDrafts,
  missingVisits,
  visitCounts,
  productFeeds,
  feedRows,
  feedMatches,
])

/** What a write to uncached tables may do. */
type UncachedWrite = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/**
 * `write` for UNCACHED_TABLES alone: cached queries and pages stay valid, so that it may run every few seconds.
 * @throws for a change of any other table.
 */
export async function writeUncached<T>(database: Database, work: (tx: UncachedWrite) => Promise<T>): Promise<T> {
  return write(uncountedHandle(database), (tx) => {
    const allowed = <Table extends PgTable>(table: Table): Table => {
      if (!UNCACHED_TABLES.has(table)) throw new Error(`${getTableName(table)} may be cached: use write()`)
      return table
    }
    return work({
      select: tx.select.bind(tx),
      insert: (table) => tx.insert(allowed(table)),
      update: (table) => tx.update(allowed(table)),
      delete: (table) => tx.delete(allowed(table)),
    })
  })
}
