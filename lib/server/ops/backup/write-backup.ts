import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import { pack, type Pack } from 'tar-stream'
import type { Connection } from '../../db/open/connection'
import { type Database, pauseWrites } from '../../db/database'
import type { PictureStore } from '../../images/stored-pictures'
import { hashedBy, MANIFEST, type Manifest, BACKUP_TABLES, readRows } from './tables'

/**
 * Streams a backup as .tar.gz: every table as JSON lines, every picture, and at the end a manifest that proves it complete. Tables
 * are a consistent snapshot; pictures never change, and later uploads do no harm.
 */
export function streamBackup(connection: Connection, pictures: PictureStore): Readable {
  const archive = pack()
  const out = createGzip({ level: 1 })
  fill(archive, connection, pictures).catch((error: Error) => archive.destroy(error))
  pipeline(archive, out).catch((error: Error) => out.destroy(error))
  out.once('close', () => archive.destroy())
  return out
}

async function fill(archive: Pack, connection: Connection, pictures: PictureStore): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), tables: {}, pictures: 0, sha256: {} }
  try {
    await withSnapshot(connection, async (database) => {
      for (const table of BACKUP_TABLES) {
        const name = getTableName(table)
        const count = { rows: 0 }
        await pipeline(
          Readable.from(lines(readRows(database, table), count)),
          createWriteStream(path.join(folder, name)),
        )
        manifest.tables[name] = count.rows
      }
    })
    for (const name of Object.keys(manifest.tables)) {
      const file = path.join(folder, name)
      await addEntry(archive, manifest, `data/${name}.jsonl`, (await stat(file)).size, createReadStream(file))
    }
    for await (const name of pictures.names()) {
      const bytes = await pictures.get(name)
      if (!bytes) continue
      await addEntry(archive, manifest, `pictures/${name}`, bytes.length, Readable.from([bytes]))
      manifest.pictures += 1
    }
    archive.entry({ name: MANIFEST }, JSON.stringify(manifest, null, 2))
    archive.finalize()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The embedded database has a single connection: a transaction around everything would block all readers. */
function withSnapshot({ database, engine }: Connection, work: (database: Database) => Promise<void>): Promise<void> {
  if (engine === 'embedded') return pauseWrites(() => work(database))
  return database.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function* lines(pages: AsyncIterable<object[]>, count: { rows: number }): AsyncGenerator<string> {
  for await (const rows of pages) {
    count.rows += rows.length
    yield rows.map((row) => `${toLine(row)}\n`).join('')
  }
}

/** Some readers also treat U+2028 and U+2029 as line ends. */
const toLine = (row: object) => JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

async function addEntry(
  archive: Pack,
  manifest: Manifest,
  name: string,
  size: number,
  content: Readable,
): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(hashedBy(hash, content), archive.entry({ name, size }))
  manifest.sha256[name] = hash.digest('hex')
}
