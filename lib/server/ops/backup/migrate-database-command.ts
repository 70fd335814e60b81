import '../../core/load-env.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../../db/open/open-embedded'
import { env } from '../../core/env'
import { migrateDatabase, openTarget } from './migrate-database'

/** `npm run migrate:database`: from the data folder to DATABASE_URL. */
try {
  const { DATA_DIR, DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL: it names the database that everything goes to.')
  if (!existsSync(path.join(DATA_DIR, 'database'))) throw new Error(`There is no database in ${DATA_DIR}.`)
  const from = await openEmbedded(DATA_DIR)
  try {
    const to = await openTarget(DATABASE_URL)
    try {
      const { tables } = await migrateDatabase(from, to)
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
      console.info(
        `${tables.posts ?? 0} posts, ${tables.products ?? 0} products and all else (${rows} rows) were copied from ${DATA_DIR}; both databases hold the same.`,
      )
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
