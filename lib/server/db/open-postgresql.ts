import 'server-only'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { MIGRATIONS_FOLDER, type Connection } from './database'
import * as schema from './schema'

/** Any number known to this product alone: one process migrates at a time. */
const MIGRATION_LOCK = 7_586_233

/** Connects to a PostgreSQL server and brings its schema up to date. */
export async function openPostgresql(address: string): Promise<Connection> {
  await migrateOnce(address)
  const client = postgres(address, { max: 10, connect_timeout: 10, onnotice: () => {} })
  return { database: drizzle(client, { schema }), engine: 'postgresql', close: () => client.end({ timeout: 5 }) }
}

async function migrateOnce(address: string): Promise<void> {
  const client = postgres(address, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    const database = drizzle(client, { schema })
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
    await database.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    await client.end({ timeout: 5 })
  }
}
