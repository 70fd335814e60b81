import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterEach, expect, test, vi } from 'vitest'
import { PGlite } from '@electric-sql/pglite'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { createTestDatabase, type Engine, ENGINES, hasEngine } from '../../../testing/database'
import { fillDataFolder } from '../../../testing/embedded-pool'
import { everythingIn } from '../../../testing/samples/filled-site'
import { useConnection } from './connect'
import type { Connection } from './connection'
import { openEmbedded } from './open-embedded'
import { openPostgresql } from './open-postgresql'

/** Milliseconds: creating a database takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

/** The database of a filled site of 0.2.0: lib/testing/samples/dump-site.ts says how it was made. */
const DUMP = gunzipSync(readFileSync('lib/testing/samples/site-0.2.0.sql.gz')).toString()
const FORGET_LAST = `create table public.last as select * from drizzle.__drizzle_migrations order by id desc limit 1;
  delete from drizzle.__drizzle_migrations where id = (select id from public.last)`
const REMEMBER_LAST = 'insert into drizzle.__drizzle_migrations select * from public.last; drop table public.last'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await useConnection(null)
  for (const step of undo.splice(0).reverse()) await step()
})

/** A database that was filled by the dump, without its last migration: how a start of the site opens it, and how statements are run in it. */
async function fill(engine: Engine): Promise<{ open: () => Promise<Connection>; run: (sql: string) => Promise<void> }> {
  if (engine === 'postgresql') {
    const { address, drop } = await createTestDatabase()
    undo.push(drop)
    const run = async (statements: string) => {
      const client = postgres(address, { max: 1, onnotice: () => {} })
      await client.unsafe(statements)
      await client.end()
    }
    await run(`${DUMP}; ${FORGET_LAST}`)
    return { open: () => openPostgresql(address), run }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'former-version-'))
  undo.push(() => removeFolder(folder))
  await fillDataFolder(folder)
  const run = async (statements: string) => {
    const client = await PGlite.create(path.join(folder, 'database'))
    await client.exec(statements)
    await client.close()
  }
  await run(`drop schema public cascade; drop schema drizzle cascade; create schema public; ${DUMP}; ${FORGET_LAST}`)
  return { open: () => openEmbedded(folder), run }
}

test.each(ENGINES.filter(hasEngine))(
  'a database of an earlier version than 0.2.0 is refused in words and stays as it is; one of 0.2.0 goes on with all its content: %s',
  async (engine) => {
    const { open, run } = await fill(engine)
    await expect(open()).rejects.toThrow(
      'The database is of a version before 0.2.0: start version 0.2.0 with it once, and then this one.',
    )
    await run(REMEMBER_LAST)

    const connection = await open()
    await useConnection(connection)
    const old = await everythingIn(connection.database)
    const countOf = (table: string) => old[table]?.length
    expect(['posts', 'products', 'saved_items', 'deleted_posts', 'post_versions', 'list_sizes'].map(countOf)).toEqual([
      2, 2, 2, 421, 420, 7,
    ])
    expect(old['jobs']?.map((job) => (JSON.parse(job) as { crashes: number }).crashes)).toEqual([0])
    const { data } = await call('GET', '/curated-posts', { as: ADMIN })
    const post = data.posts.find(({ title }) => title.startsWith('Décor'))
    const body = { title: 'Changed by this version' }
    expect((await call('PUT', `/curated-posts/${post?.id}`, { as: ADMIN, body })).status).toBe(200)
  },
)
