import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { vi } from 'vitest'
import { MIGRATIONS_FOLDER } from '../server/db/database'
import type { Connection } from '../server/db/open/connection'
import { embeddedDatabase, refuseWritesByReads } from '../server/db/write-counter'

/** An embedded database of this worker, with the rows that its migrations inserted and a fingerprint of its schema. */
type Pooled = { client: PGlite; inserted: Map<string, string>; schema: string }

/** Kept when the modules of a test file are reset, since loading a database takes a second of CPU and emptying it a tenth. */
const IDLE = Symbol.for('plumbline.idle-test-databases')
const worker: typeof globalThis & { [IDLE]?: Pooled[] } = globalThis

/** Opens an empty embedded database with the current schema: one that another test closed, or else a new one. */
export async function openEmptied(): Promise<Connection> {
  const idle = (worker[IDLE] ??= [])
  let pooled = idle.pop()
  while (pooled && !(await empty(pooled))) pooled = idle.pop()
  pooled ??= await load()
  const leased = pooled
  const { client, end } = lease(leased.client)
  const database = embeddedDatabase(client)
  await refuseWritesByReads(client)
  const close = async () => {
    const use = end()
    if (use === 'plain') idle.push(leased)
    if (use === 'at another time') await leased.client.close()
  }
  return { database, engine: 'embedded', close }
}

type Use = 'plain' | 'at another time' | 'ended before'

/**
 * A handle on a client that can be ended while the client goes on: what a test left running fails, as on a closed database.
 * A database that worked at a made up time is not used again, for its own timers would wait for that time without rest.
 */
function lease(client: PGlite): { client: PGlite; end: () => Use } {
  let use: Use = 'plain'
  let ended = false
  const replaced: Record<PropertyKey, unknown> = {}
  const handle = new Proxy(client, {
    get(target, key) {
      if (ended) throw new Error('PGlite is closed')
      if (vi.getMockedSystemTime()) use = 'at another time'
      if (key in replaced) return replaced[key]
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set(_, key, value) {
      replaced[key] = value
      return true
    },
  })
  const end = () => {
    const before = ended ? 'ended before' : use
    ended = true
    return before
  }
  return { client: handle, end }
}

/** Removes what a test left; false if it changed the schema, so that the database cannot be used again. */
async function empty({ client, inserted, schema }: Pooled): Promise<boolean> {
  await client.exec('rollback')
  await client.exec('discard all')
  if ((await fingerprint(client)) !== schema) {
    await client.close()
    return false
  }
  await client.exec(`truncate ${(await tablesOf(client)).join(', ')} restart identity`)
  for (const [table, rows] of inserted) {
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows])
  }
  return true
}

/** Puts an empty database with the current schema into the data folder of a site, which takes four seconds of CPU to make its own. */
export async function fillDataFolder(folder: string): Promise<void> {
  const place = path.join(folder, 'database')
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xf', await migrated(), '-C', place], { stdio: 'ignore' })
}

/** A new embedded database in memory with the current schema, for less than half the time of an empty one. */
export const loadClient = async (): Promise<PGlite> =>
  PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(await migrated())]) })

async function load(): Promise<Pooled> {
  const client = await loadClient()
  const inserted = new Map<string, string>()
  for (const table of await tablesOf(client)) {
    const [found] = (await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${table} t`))
      .rows
    if (found?.rows) inserted.set(table, found.rows)
  }
  return { client, inserted, schema: await fingerprint(client) }
}

async function tablesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** Oids below it are of the catalogs themselves. */
const FIRST_OID = 16_384

/** Differs after any change of columns, constraints, functions or triggers that was not undone. */
async function fingerprint(client: PGlite): Promise<string> {
  const catalogs = { pg_constraint: 'oid', pg_proc: 'oid', pg_trigger: 'oid', pg_attribute: 'attrelid' }
  const rows = Object.entries(catalogs).map(
    ([name, oid]) => `select t::text as row from ${name} t where ${oid} >= ${FIRST_OID}`,
  )
  const found = await client.query<{ hash: string }>(
    `select md5(string_agg(row, ',' order by row)) as hash from (${rows.join(' union all ')})`,
  )
  return found.rows[0]?.hash ?? ''
}

/** The file of a migrated database. Migrating takes seconds, so one is kept for each version of the schema. */
async function migrated(): Promise<string> {
  const migrations = readdirSync(MIGRATIONS_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hash = createHash('sha256').update(process.version)
  for (const entry of migrations) hash.update(readFileSync(path.join(entry.parentPath, entry.name)))
  const kept = path.join(tmpdir(), `plumbline-test-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(kept)) return kept
  const fresh = await PGlite.create({ dataDir: 'memory://' })
  await migrate(drizzle(fresh), { migrationsFolder: MIGRATIONS_FOLDER })
  const dump = await fresh.dumpDataDir('none')
  await fresh.close()
  const draft = `${kept}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, kept)
  return kept
}
