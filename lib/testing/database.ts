import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { useConnection } from '../server/db/open/connect'
import type { Connection } from '../server/db/open/connection'
import { MIGRATIONS_FOLDER } from '../server/db/database'
import { openEmbedded } from '../server/db/open/open-embedded'
import { openPool, openPostgresql } from '../server/db/open/open-postgresql'
import { fillDataFolder, openEmptied } from './embedded-pool'
import { IS_SOAK } from './soak.mjs'

export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/** Opens a new empty database with the current schema. Closing it drops it. */
export async function openTestDatabase(engine: Engine): Promise<Connection> {
  if (engine === 'embedded') return openEmptied()
  const { address, drop } = await createTestDatabase(await migratedTemplate())
  const pool = openPool(address)
  return { ...pool, engine, close: () => pool.close().then(drop) }
}

/**
 * A new empty database with the current schema that other processes can open, too.
 * @param folder the data folder of the embedded one
 * @returns the address of one of PostgreSQL, and how this process opens it
 */
export async function makeSharedDatabase(engine: Engine, folder: string) {
  if (engine === 'embedded') {
    await fillDataFolder(folder)
    return { address: '', open: () => openEmbedded(folder), drop: async () => {} }
  }
  const { address, drop } = await createTestDatabase(await migratedTemplate())
  return { address, open: () => openPostgresql(address), drop }
}

const TEMPLATE = 'migrated'
const TEMPLATE_LOCK = 1

/** The name of a database with the current schema, which the first caller of this run migrates. */
async function migratedTemplate(): Promise<string> {
  await onServer(async (client, server) => {
    await client`select pg_advisory_lock(${TEMPLATE_LOCK})`
    const [known] = await client`select 1 from pg_database where datname = ${TEMPLATE}`
    if (known) return
    await client.unsafe('create database draft')
    const draft = postgres(`${server}/draft`, { max: 1, onnotice: () => {} })
    await migrate(drizzle(draft), { migrationsFolder: MIGRATIONS_FOLDER })
    await draft.end()
    await client.unsafe(`alter database draft rename to ${TEMPLATE}`)
  })
  return TEMPLATE
}

/**
 * Creates a PostgreSQL database, without tables unless a template has some. Throws if there is no server; such tests must be
 * skipped.
 */
export async function createTestDatabase(template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  const address = await onServer(async (client, server) => {
    await client.unsafe(`create database ${name} template ${template}`)
    return `${server}/${name}`
  })
  const drop = () => onServer(async (client) => void (await client.unsafe(`drop database ${name} with (force)`)))
  return { address, drop }
}

async function onServer<Result>(work: (client: postgres.Sql, server: string) => Promise<Result>): Promise<Result> {
  const server = inject('postgresql')
  if (!server) throw new Error('There is no PostgreSQL server in this run')
  const client = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  try {
    return await work(client, server)
  } finally {
    await client.end()
  }
}

/** Whether the tests of an engine can run on this machine. */
export const hasEngine = (engine: Engine) => engine === 'embedded' || inject('postgresql') !== null

/**
 * The engine for a test that starts processes, or the other one where this machine lacks it; both in the long form, since the second
 * one takes seconds and is for what SQL decides.
 */
export function enginesFor(engine: Engine): Engine[] {
  const found = ENGINES.filter(hasEngine)
  return IS_SOAK || !found.includes(engine) ? found : [engine]
}

/** Runs tests on each engine, with a new database of that engine as the process's connection: for what SQL decides. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) onEngine(engine, tests)
}

/** Runs tests with a new embedded database as the process's connection: for what the code decides before SQL. */
export function onEmbedded(tests: (engine: Engine) => void): void {
  onEngine('embedded', tests)
}

function onEngine(engine: Engine, tests: (engine: Engine) => void): void {
  describe.runIf(hasEngine(engine))(`on ${engine}`, () => {
    beforeAll(async () => useConnection(await openTestDatabase(engine)))
    afterAll(() => useConnection(null))
    tests(engine)
  })
}
