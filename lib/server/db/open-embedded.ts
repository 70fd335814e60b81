import 'server-only'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { MIGRATIONS_FOLDER, type Connection } from './database'
import { lockFolder } from './folder-lock'
import * as schema from './schema'

/**
 * Opens the embedded database in a folder, or in memory, and brings its schema up to date.
 * @param folder null keeps everything in memory.
 * @throws FolderInUseError when another process has it open.
 */
export async function openEmbedded(folder: string | null): Promise<Connection> {
  if (folder) await mkdir(folder, { recursive: true })
  const lock = folder ? await lockFolder(folder) : null
  const client = await PGlite.create({ dataDir: folder ? path.join(folder, 'database') : 'memory://', extensions: { pg_trgm } })
  const database = drizzle(client, { schema })
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
  return {
    database,
    engine: 'embedded',
    close: async () => {
      await client.close()
      await lock?.release()
    },
  }
}
