import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { getTableName, sql } from 'drizzle-orm'
import { type Database, write } from '../../db/database'
import type { PictureStore } from '../../images/stored-pictures'
import { type Manifest, isEmpty, BACKUP_TABLES, OWN_TABLES, toRow, type Row, readRows } from './tables'
import { BackupError, unpackBackup } from './unpack-backup'
import { createHash } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'

const BATCH_SIZE = 50

type Options = {
  /** Whether every row and every picture is compared with the backup before the restored site counts. */
  isVerified?: boolean | undefined
  /** Receives how far the work is, in words; often. */
  onProgress?: (progress: string) => void
}

/**
 * Restores a backup into an empty site, all of it or nothing.
 * @throws BackupError if the site is not empty, the file is no complete backup, or what was stored differs
 */
export async function restoreBackup(
  file: string,
  database: Database,
  pictures: PictureStore,
  { isVerified = false, onProgress = () => {} }: Options = {},
): Promise<Manifest> {
  await requireEmpty(database)
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  const added: string[] = []
  try {
    onProgress('The backup is read and checked')
    const manifest = await unpackBackup(file, folder)
    await putPictures(path.join(folder, 'pictures'), pictures, added, onProgress)
    if (isVerified) await verifyPictures(path.join(folder, 'pictures'), pictures)
    await write(database, async (tx) => {
      await requireEmpty(tx)
      for (const table of OWN_TABLES) await tx.delete(table)
      // A backup from before a table existed has none of it.
      const tables = BACKUP_TABLES.filter((table) => getTableName(table) in manifest.tables)
      await tx.execute(switchLists('disable'))
      const total = Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0)
      let stored = 0
      const onRows = (rows: number) => onProgress(`${(stored += rows)} of ${total} rows are stored`)
      for (const table of tables)
        await putRows(tx, table, path.join(folder, 'data', `${getTableName(table)}.jsonl`), onRows)
      onProgress('Lists and search are filled')
      await tx.execute(switchLists('enable'))
      for (const statement of FILL_LISTS) await tx.execute(statement)
      if (isVerified) await verifyTables(path.join(folder, 'data'), tables, tx, onProgress)
    })
    return manifest
  } catch (error) {
    for (const name of added) await pictures.remove(name)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Switches the triggers that keep lists, their sizes and the search up to date. Each statement updates the same few rows, whose
 * versions within one transaction nothing removes: 8,000 posts took twenty times as long as 1,000.
 */
const switchLists = (state: 'enable' | 'disable') =>
  sql.raw(`do $$ declare each record; begin
    for each in select tgrelid::regclass as relation, tgname as name from pg_trigger
      where not tgisinternal and tgname ~ '^(relist|resize|note_search)_'
    loop execute format('alter table %s ${state} trigger %I', each.relation, each.name); end loop;
  end $$`)

/** What those triggers would have stored; product listings have their sizes from them. */
const FILL_LISTS = [
  sql`delete from list_sizes`,
  sql`insert into list_sizes (list, part, size) select 'posts', part, count(*) from posts,
    unnest(case when is_highlighted then array[status, 'highlighted'] else array[status] end) as part group by part`,
  sql`insert into list_sizes (list, part, size) select case when published then 'published' else 'draft' end, category, count(*)
    from post_categories group by published, category`,
  sql`insert into list_sizes (list, part, size) select 'products', 'all', count(*) from products having count(*) > 0`,
  sql`select list_products(array(select id from products))`,
  sql`select note_search('post', array(select id from posts))`,
  sql`select note_search('product', array(select id from products))`,
  sql`select note_search('synonym', array(select id from search_synonyms))`,
]

async function requireEmpty(database: Database): Promise<void> {
  if (!(await isEmpty(database)))
    throw new BackupError('The database is not empty: a backup is restored into an empty one.')
}

async function putPictures(
  folder: string,
  pictures: PictureStore,
  added: string[],
  onProgress: (progress: string) => void,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const [index, name] of names.entries()) {
    onProgress(`${index} of ${names.length} files of pictures are stored`)
    if (await pictures.about(name)) continue
    added.push(name)
    await pictures.put(name, await readFile(path.join(folder, name)))
  }
}

async function putRows(
  database: Database,
  table: (typeof BACKUP_TABLES)[number],
  file: string,
  onRows: (rows: number) => void,
): Promise<void> {
  let rows: Row[] = []
  const put = async () => {
    if (rows.length > 0) await database.insert(table).values(rows)
    onRows(rows.length)
    rows = []
  }
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    rows.push(toRow(table, JSON.parse(line) as Row))
    if (rows.length === BATCH_SIZE) await put()
  }
  await put()
}

/** @throws BackupError that names the pictures whose stored bytes are not those of an unpacked backup */
async function verifyPictures(folder: string, pictures: PictureStore): Promise<void> {
  const differing: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const stored = await pictures.get(name)
    if (!stored || !Buffer.from(stored).equals(await readFile(path.join(folder, name)))) differing.push(name)
  }
  if (differing.length > 0) throw new BackupError(`Not as in the backup: the pictures ${differing.join(', ')}.`)
}

/** @throws BackupError that names the tables whose rows are not those of an unpacked backup, in whatever order */
async function verifyTables(
  folder: string,
  tables: readonly PgTable[],
  database: Database,
  onProgress: (progress: string) => void,
): Promise<void> {
  const differing: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    onProgress(`${name} is compared with the backup`)
    const { hashes, columns } = await backedUp(path.join(folder, `${name}.jsonl`))
    const stored: string[] = []
    for await (const rows of readRows(database, table)) for (const row of rows) stored.push(hashOf(row, columns))
    if (stored.sort().join() !== hashes.sort().join()) differing.push(name)
  }
  if (differing.length > 0) throw new BackupError(`Not as in the backup: the tables ${differing.join(', ')}.`)
}

/** The hashes of the rows in a file, and the columns that they have: a backup of an earlier version may lack some. */
async function backedUp(file: string): Promise<{ hashes: string[]; columns: string[] }> {
  const hashes: string[] = []
  let columns: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const row = JSON.parse(line) as Row
    columns = Object.keys(row)
    hashes.push(hashOf(row, columns))
  }
  return { hashes, columns }
}

const hashOf = (row: Row, columns: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('base64')
