import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { errorResponse } from '../../api/request/error-response'
import { getPost } from '../../posts/get-post'
import { connection, useConnection } from './connect'
import { databaseFaultOf } from './database-fault'
import { openPostgresql } from './open-postgresql'
import { createTestDatabase, hasEngine, makeSharedDatabase } from '../../../testing/database'

// Settings are read once; this one names a server that does not exist.
vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')

/** A TCP proxy to the server that can be cut and restored. */
async function startWay(port: number) {
  const sockets = new Set<Socket>()
  let server: Server
  const open = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(port, '127.0.0.1')
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => {}).on('close', () => sockets.delete(socket))
        }
        near.pipe(far).pipe(near)
      }).listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
  const at = await open(0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  return { port: at, cut, restore: () => open(at) }
}

describe.runIf(hasEngine('postgresql'))('on a PostgreSQL server', () => {
  let address = ''
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ address, drop } = await makeSharedDatabase('postgresql', ''))
  })
  afterAll(() => drop())

  test('two processes that open an empty database at once both find it migrated', async () => {
    const { address, drop } = await createTestDatabase()
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgresql(address)))
    for (const { database } of opened) {
      const [row] = Array.from(
        (await database.execute<{ done: number }>(
          sql`select count(*)::int as done from drizzle.__drizzle_migrations`,
        )) as unknown as Iterable<{ done: number }>,
      )
      expect(row?.done).toBeGreaterThan(1)
    }
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })

  test('connections that the server closed are reopened', async () => {
    const { database, close } = await openPostgresql(address)
    await database.execute(sql`select 1`)
    const other = await openPostgresql(address)
    await other.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const answers = await Promise.allSettled([1, 2, 3].map(() => database.execute(sql`select 1`)))
    for (const answer of answers) if (answer.status === 'rejected') expect(databaseFaultOf(answer.reason)).toBe('away')
    await database.execute(sql`select 1`)
    await other.close()
    await close()
  })

  test('a server that goes away is reported as such, and used again when it is back', async () => {
    const way = await startWay(Number(new URL(address).port))
    const around = new URL(address)
    around.port = String(way.port)
    const { database, close } = await openPostgresql(around.href)
    await database.execute(sql`select 1`)
    await way.cut()
    const failure = await database.execute(sql`select 1`).then(
      () => null,
      (error: unknown) => error,
    )
    expect(errorResponse(failure)).toEqual({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { success: false, code: 'UNAVAILABLE', message: 'The database cannot be reached at the moment' },
    })
    await way.restore()
    await vi.waitFor(() => database.execute(sql`select 1`), { timeout: 20_000, interval: 100 })
    await close()
    await way.cut()
  })

  test('no prepared statement is tied to a connection, since a pooler may switch it', async () => {
    const { database, close } = await openPostgresql(address)
    const kept = await database.transaction(async (tx) => {
      await expect(getPost(tx, 'none', false)).rejects.toThrow('Post not found')
      return Array.from(
        (await tx.execute(sql`select name from pg_prepared_statements`)) as unknown as Iterable<unknown>,
      )
    })
    expect(kept).toEqual([])
    await close()
  })

  test('a database that is not encoded in UTF-8 is refused', async () => {
    const server = inject('postgresql')
    const { database, close } = await openPostgresql(address)
    await database.execute(sql`create database latin template template0 encoding latin1 lc_collate 'C' lc_ctype 'C'`)
    await expect(openPostgresql(`${server}/latin`)).rejects.toThrow(
      'The database must be encoded in UTF8, not in LATIN1.',
    )
    await database.execute(sql`drop database latin`)
    await close()
  })
})

test('a failed connection attempt is retried soon, but not with every call', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await useConnection(null)
  const first = await connection().catch((error: unknown) => error)
  expect(first).toMatchObject({ name: 'DatabaseError', fault: 'away' })
  expect(await connection().catch((error: unknown) => error)).toBe(first)
  vi.advanceTimersByTime(5_000)
  expect(await connection().catch((error: unknown) => error)).not.toBe(first)
  vi.useRealTimers()
})
