import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema/post-schema'

/** A database of either engine, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** All migrations, in order. */
export const MIGRATIONS_FOLDER = 'lib/server/db/migrations'
