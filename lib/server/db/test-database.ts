import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { useConnection } from './connect'
import type { Connection } from './database'
import { openEmbedded } from './open-embedded'
import { openPostgresql } from './open-postgresql'

export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/** Opens an empty database that nothing else uses, with today's schema. Closing it drops it. */
export async function openTestDatabase(engine: Engine): Promise<Connection> {
  if (engine === 'embedded') return openEmbedded(null)
  const { address, drop } = await createTestDatabase()
  const connection = await openPostgresql(address)
  return { ...connection, close: () => connection.close().then(drop) }
}

/** A PostgreSQL database without any table; where there is no server, the test must be skipped. */
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

/** Whether the tests of an engine can run here. */
export const hasEngine = (engine: Engine) => engine === 'embedded' || inject('postgresql') !== null

/** Runs tests once on each engine; the process's own connection is a fresh database of that engine. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) {
    describe.runIf(hasEngine(engine))(`on ${engine}`, () => {
      beforeAll(async () => useConnection(await openTestDatabase(engine)))
      afterAll(() => useConnection(null))
      tests(engine)
    })
  }
}
