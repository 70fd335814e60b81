import 'server-only'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { singleton } from '../core/singleton.mjs'
import type { Database } from './database'
import { prepareStatements } from './prepared-statements'
import * as schema from './schema'

type Counter = () => number

const counters = singleton('write-counters', () => new WeakMap<Database, Counter>())

/**
 * The database of a client that is exclusive to this process, with its writes counted.
 * @param noteQuery called for every query.
 */
export function embeddedDatabase(client: PGlite, noteQuery: () => void = () => {}) {
  prepareStatements(client)
  const writes = countWrites(client)
  const database = drizzle(client, { schema, logger: { logQuery: noteQuery } })
  counters.set(database, writes)
  return database
}

/**
 * The number of completed writes: reads since the last one are still valid. Null if other processes may write, and within
 * a transaction.
 */
export function writeCount(database: Database): number | null {
  return counters.get(database)?.() ?? null
}

/** Counts every operation that may write, before its caller sees the result. */
function countWrites(client: PGlite): Counter {
  let ended = 0
  const counted =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      try {
        return await work.apply(client, given)
      } finally {
        ended += 1
      }
    }
  const { query, exec, transaction } = client
  const writing = counted(query as (...given: Parameters<PGlite['query']>) => Promise<unknown>)
  Object.assign(client, {
    query: (...given: Parameters<PGlite['query']>) =>
      /^select\b/i.test(given[0]) ? query.apply(client, given) : writing(...given),
    exec: counted(exec),
    transaction: counted(transaction),
  })
  return () => ended
}
