import { max } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import { type Database, MIGRATIONS_FOLDER } from '../database'
import { DatabaseError } from './database-fault'

const CONFIG = { migrationsFolder: MIGRATIONS_FOLDER }
/** Where the library records the migrations that a database has had. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
})

/**
 * Brings the schema of a database up to date. The first migration has the time of the last one of 0.2.0, which ended with the
 * same schema, so that its databases go on from there.
 * @param migrate of the engine.
 * @throws DatabaseError for a database that is older.
 */
export async function migrateSchema(
  database: Database,
  migrate: (config: typeof CONFIG) => Promise<void>,
): Promise<void> {
  try {
    await migrate(CONFIG)
  } catch (cause) {
    const [row] = await database.select({ latest: max(applied.createdAt) }).from(applied)
    const first = readMigrationFiles(CONFIG)[0]?.folderMillis ?? 0
    if (row?.latest === null || row?.latest === undefined || row.latest >= first) throw cause
    throw new DatabaseError(
      'away',
      'The database is of a version before 0.2.0: start version 0.2.0 with it once, and then this one.',
      { cause },
    )
  }
}
