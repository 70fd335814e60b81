import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { useConnection } from '../server/db/open/connect'
import type { Connection } from '../server/db/open/connection'
import { MIGRATIONS_FOLDER } from '../server/db/database'
import { openPostgresql } from '../server/db/open/open-postgresql'
import { embeddedDatabase, refuseWritesByReads } from '../server/db/write-counter'

export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/** Opens a new empty database with the current schema. Closing it drops it. */
export async function openTestDatabase(engine: Engine): Promise<Connection> {
  if (engine === 'embedded') return openCopy()
  const { address, drop } = await createTestDatabase()
  const connection = await openPostgresql(address)
  return { ...connection, close: () => connection.close().then(drop) }
}

/** Creating an embedded database takes seconds, so one is cached for each version of the schema, and copied. */
async function openCopy(): Promise<Connection> {
  const migrations = readdirSync(MIGRATIONS_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hash = createHash('sha256').update(process.version)
  for (const entry of migrations) hash.update(readFileSync(path.join(entry.parentPath, entry.name)))
  const kept = path.join(tmpdir(), `plumbline-test-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(kept)) {
    const fresh = await PGlite.create({ dataDir: 'memory://' })
    await migrate(drizzle(fresh), { migrationsFolder: MIGRATIONS_FOLDER })
    const dump = await fresh.dumpDataDir('none')
    await fresh.close()
    const draft = `${kept}.${randomBytes(6).toString('hex')}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, kept)
  }
  const copy = new Blob([readFileSync(kept)])
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: copy })
  const database = embeddedDatabase(client)
  await refuseWritesByReads(client)
  return { database, engine: 'embedded', close: () => client.close() }
}

/** Creates a PostgreSQL database without tables. Throws if there is no server; such tests must be skipped. */
export async function createTestDatabase(): Promise<{ address: string; drop: () => Promise<void> }> {
  const server = inject('postgresql')
  if (!server) throw new Error('There is no PostgreSQL server in this run')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  return { address: `${server}/${name}`, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  await client.unsafe(statement)
  await client.end()
}

/** Whether the tests of an engine can run on this machine. */
export const hasEngine = (engine: Engine) => engine === 'embedded' || inject('postgresql') !== null

/** Runs tests on each engine, with a new database of that engine as the process's connection. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) {
    describe.runIf(hasEngine(engine))(`on ${engine}`, () => {
      beforeAll(async () => useConnection(await openTestDatabase(engine)))
      afterAll(() => useConnection(null))
      tests(engine)
    })
  }
}
