import { existsSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../db/open-embedded'
import { openPostgresql } from '../db/open-postgresql'
import { env } from '../env'
import { tellContents } from './manifest'
import { migrateDatabase } from './migrate-database'

/** `npm run migrate:database`: from the data folder to DATABASE_URL. */
try {
  const { DATA_DIR, DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL: it names the database that everything goes to.')
  if (!existsSync(path.join(DATA_DIR, 'database'))) throw new Error(`There is no database in ${DATA_DIR}.`)
  const from = await openEmbedded(DATA_DIR)
  try {
    const to = await openPostgresql(DATABASE_URL)
    try {
      console.info(`${tellContents(await migrateDatabase(from, to))} were copied from ${DATA_DIR}; both databases hold the same.`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
