import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Replica } from './replica'
import * as schema from './schema'

/** A database of either engine, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Connection = {
  database: Database
  engine: 'embedded' | 'postgresql'
  /** Where public reads go, if configured. */
  replica?: Replica
  /** Closes the connection after pending queries. */
  close: () => Promise<void>
}

/** All migrations, in order; also part of the standalone build. */
export const MIGRATIONS_FOLDER = 'lib/server/db/migrations'
