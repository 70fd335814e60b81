import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { bumpContentVersion } from '../../core/changes/content-version.mjs'
import { freePort } from '../../../testing/servers/free-port'
import { log } from '../../core/log'
import { connection, useConnection } from './connect'
import type { Connection } from './connection'
import { openPool, openPostgresql } from './open-postgresql'
import { openReplica } from './open-replica'
import {
  findBinaries,
  startPostgresql,
  startPostgresqlReplica,
  type TestServer,
} from '../../../testing/servers/postgresql-server'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATABASE_POOL', '3')
vi.stubEnv('DATABASE_TIMEOUT_SECONDS', '77')
vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 })
const PATIENT = { timeout: 60_000, interval: 20 }

const binaries = findBinaries()
const rows = async <T>({ database }: Pick<Connection, 'database'>, text: string) =>
  (await database.execute(sql.raw(text))) as unknown as T[]

describe.runIf(binaries !== null)('a primary and its streaming replica', () => {
  let primary: TestServer
  let follower: TestServer
  let opened: Connection
  let direct: ReturnType<typeof openPool>
  beforeAll(async () => {
    primary = await startPostgresql(binaries ?? '')
    follower = await startPostgresqlReplica(binaries ?? '', primary.address)
    opened = await openReplica(`${follower.address}/postgres`, await openPostgresql(`${primary.address}/postgres`))
    direct = openPool(`${follower.address}/postgres`)
    await useConnection(opened)
  })
  afterAll(async () => {
    await direct?.close()
    await useConnection(null)
    follower?.remove()
    primary?.remove()
  })

  const hold = () => direct.database.execute(sql`select pg_wal_replay_pause()`)
  const release = () => direct.database.execute(sql`select pg_wal_replay_resume()`)
  const titles = async (as: string | null = null) =>
    (await call('GET', '/curated-posts?status=published', { as })).data.posts.map(({ title }) => title)
  /** Which of the two got queries. */
  const asked = async (ask: () => Promise<unknown>) => {
    const replica = vi.spyOn(opened.replica?.database as Connection['database'], 'select')
    const first = vi.spyOn(opened.database, 'select')
    await ask()
    const found = { replica: replica.mock.calls.length > 0, primary: first.mock.calls.length > 0 }
    for (const spy of [replica, first]) spy.mockRestore()
    return found
  }
  const useReplica = () => vi.waitFor(async () => expect(await opened.replica?.isCurrent()).toBe(true), PATIENT)

  test('public reads use the replica; the administrator and every write use the primary', async () => {
    await makePost({ title: 'Oak' })
    await useReplica()
    expect(await asked(() => titles())).toEqual({ replica: true, primary: false })
    expect(await asked(() => titles(ADMIN))).toEqual({ replica: false, primary: true })
    expect((await asked(() => makePost({ title: 'Ash' }))).replica).toBe(false)
    expect(await titles()).toEqual(['Ash', 'Oak'])
  })

  test('a write is visible to the next read while the replica lags, and the replica is used again when it has caught up', async () => {
    const warn = vi.spyOn(log, 'warn')
    await hold()
    for (const title of ['Elm 1', 'Elm 2', 'Elm 3']) {
      await makePost({ title })
      expect((await titles())[0]).toBe(title)
      expect(await titles(ADMIN)).toEqual(await titles())
    }
    expect(warn.mock.calls.map(([, said]) => said)).toEqual([
      'the replica is not used: it is behind (DATABASE_REPLICA_URL)',
    ])
    await release()
    await useReplica()
    const [before] = await titles()
    expect(before).toBe('Elm 3')
    expect(await asked(() => titles())).toEqual({ replica: true, primary: false })
  })

  test('a write of another instance is visible to the first read after its broadcast', async () => {
    await useReplica()
    await hold()
    const other = await openPostgresql(`${primary.address}/postgres`)
    await other.database.execute(sql`update posts set title = 'Elsewhere' where title = 'Oak'`)
    bumpContentVersion()
    expect(await titles()).toContain('Elsewhere')
    await release()
    await other.close()
  })

  test('searches find what was just written, and are recorded on the primary', async () => {
    await hold()
    await makePost({ title: 'Zebrawood' })
    expect((await call('GET', '/curated-posts?q=zebrawood')).data.pagination.total).toBe(1)
    await release()
    await useReplica()
    expect((await call('GET', '/curated-posts?q=unheardof')).data.pagination.total).toBe(0)
    await vi.waitFor(
      async () =>
        expect(await rows(opened, `select searches from search_misses where query = 'unheardof'`)).toEqual([
          { searches: 1 },
        ]),
      PATIENT,
    )
  })

  test('an unreachable replica is logged once, fails no read, and is used again when it is back', async () => {
    await useReplica()
    const warn = vi.spyOn(log, 'warn')
    follower.stop()
    const before = await titles(ADMIN)
    for (let n = 0; n < 5; n += 1) expect(await titles()).toEqual(before)
    expect(warn.mock.calls.map(([, said]) => said)).toEqual([
      'the replica is not used: it cannot be reached (DATABASE_REPLICA_URL)',
    ])
    follower.start()
    await useReplica()
    expect(await asked(() => titles())).toEqual({ replica: true, primary: false })
  })

  test('while the primary is away, an up-to-date replica still serves reads, and writes are refused', async () => {
    await useReplica()
    const before = await titles()
    primary.stop()
    expect(await titles()).toEqual(before)
    expect(await call('POST', '/curated-posts', { body: { title: 'Lost', summary: 'x' }, as: ADMIN })).toMatchObject({
      status: 503,
    })
    primary.start()
    await vi.waitFor(() => makePost({ title: 'Back' }), PATIENT)
    expect((await titles())[0]).toBe('Back')
  })

  test('both limit their connections and time out slow statements', async () => {
    for (const { database } of [opened, opened.replica as { database: Connection['database'] }]) {
      const [limit] = await rows<{ statement_timeout: string }>({ database }, 'show statement_timeout')
      expect(limit).toEqual({ statement_timeout: '77s' })
      const pids = await Promise.all(
        Array.from({ length: 12 }, () =>
          rows<{ pid: number }>({ database }, 'select pg_backend_pid() as pid, pg_sleep(.01)'),
        ),
      )
      expect(new Set(pids.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(3)
      const ended = database.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 1`)
        await tx.execute(sql`select pg_sleep(60)`)
      })
      await expect(ended).rejects.toMatchObject({ cause: { code: '57014' } })
    }
  })

  test.each([
    [
      'the primary itself',
      () => `${primary.address}/postgres`,
      'it is no streaming replica of the server at DATABASE_URL',
    ],
    [
      'another database of the replica',
      () => `${follower.address}/template1`,
      'it names the database template1, and DATABASE_URL names postgres',
    ],
    ['a database that is not there', () => `${follower.address}/nothing`, 'database "nothing" does not exist'],
    [
      'a user who is not there',
      () => `${follower.address.replace('test@', 'nobody@')}/postgres`,
      'role "nobody" does not exist',
    ],
    ['a host that is not there', () => 'postgres://test@replica.invalid/postgres', 'getaddrinfo'],
  ])('%s as a replica is refused with a sentence', async (_name, address, reason) => {
    const { database } = await connection()
    const opening = openReplica(address(), { database, engine: 'postgresql', close: () => Promise.resolve() })
    await expect(opening).rejects.toThrow(/^DATABASE_REPLICA_URL is wrong: /)
    await expect(opening).rejects.toThrow(reason)
  })

  test('the site starts while its replica is unreachable', async () => {
    const { database } = await connection()
    const alone = await openReplica(`postgres://test@127.0.0.1:${await freePort()}/postgres`, {
      database,
      engine: 'postgresql',
      close: () => Promise.resolve(),
    })
    expect(await alone.replica?.isCurrent()).toBe(false)
    await alone.close()
  })
})
