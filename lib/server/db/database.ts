import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Replica } from './replica'
import * as schema from './schema'

/** A database of either engine, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = {
  database: Database
  engine: 'embedded' | 'postgresql'
  /** Public reads go there, where there is one. */
  replica?: Replica
  /** Ends the connection after the work under way. */
  close: () => Promise<void>
}

/** Every migration that a database must have, in order; also part of the standalone build. */
export const MIGRATIONS_FOLDER = 'lib/server/db/migrations'
