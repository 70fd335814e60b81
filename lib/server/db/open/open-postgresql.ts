import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { env } from '../../core/env'
import type { Connection } from './connection'
import { DatabaseError } from './database-fault'
import { migrateSchema } from './migrate-schema'
import * as schema from '../schema/post-schema'

/** Advisory lock, so that one process migrates at a time. */
const MIGRATION_LOCK = 7_586_233
const DEFAULT_POOL = 10
/** Milliseconds. */
const STATEMENT_TIMEOUT = 20_000

const OPTIONS = {
  /** Seconds. */
  connect_timeout: 10,
  /** Seconds: reconnects to a server at once. */
  backoff: () => 0,
  onnotice: () => {},
  /** No prepared statements: behind a pooler the next query may use another connection. */
  prepare: false,
  connection: { application_name: 'plumbline' },
} satisfies postgres.Options<Record<string, never>>

/**
 * Connects to a PostgreSQL server and brings its schema up to date. A lost connection is reopened by the next query.
 * @throws DatabaseError for a database that is not encoded in UTF-8.
 */
export async function openPostgresql(address: string): Promise<Connection> {
  await migrateOnce(address)
  return { ...openPool(address), engine: 'postgresql' }
}

/** A connection pool without migrations; connections open on demand, and slow statements time out. */
export function openPool(address: string): Pick<Connection, 'database' | 'close'> {
  const { DATABASE_POOL = DEFAULT_POOL } = env()
  const connection = { ...OPTIONS.connection, statement_timeout: STATEMENT_TIMEOUT }
  const client = postgres(address, { ...OPTIONS, max: DATABASE_POOL, connection })
  return { database: drizzle(client, { schema }), close: () => client.end({ timeout: 5 }) }
}

async function migrateOnce(address: string): Promise<void> {
  const client = postgres(address, { ...OPTIONS, max: 1 })
  try {
    const [encoding] = await client`show server_encoding`
    if (encoding?.server_encoding !== 'UTF8') {
      throw new DatabaseError('away', `The database must be encoded in UTF8, not in ${encoding?.server_encoding}.`)
    }
    const database = drizzle(client, { schema })
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrateSchema(database, (config) => migrate(database, config))
    await database.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    await client.end({ timeout: 5 })
  }
}
