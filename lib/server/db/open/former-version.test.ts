import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PGlite } from '@electric-sql/pglite'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { createTestDatabase, type Engine, ENGINES, hasEngine } from '../../../testing/database'
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
const FORGET_LAST =
  'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await useConnection(null)
  for (const step of undo.splice(0).reverse()) await step()
})

/** Opens a database that was filled by statements, as a start of the site does. */
async function openFilled(engine: Engine, statements: string): Promise<Connection> {
  if (engine === 'postgresql') {
    const { address, drop } = await createTestDatabase()
    undo.push(drop)
    const client = postgres(address, { max: 1, onnotice: () => {} })
    await client.unsafe(statements)
    await client.end()
    return openPostgresql(address)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'former-version-'))
  undo.push(() => removeFolder(folder))
  await mkdir(path.join(folder, 'database'), { recursive: true })
  const client = await PGlite.create(path.join(folder, 'database'))
  await client.exec(statements)
  await client.close()
  return openEmbedded(folder)
}

describe.each(ENGINES.filter(hasEngine))('on %s', (engine) => {
  test('a database of 0.2.0 goes on with all its content', async () => {
    const connection = await openFilled(engine, DUMP)
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
  })

  test('a database of an earlier version is refused in words, and stays as it is', async () => {
    await expect(openFilled(engine, `${DUMP};${FORGET_LAST}`)).rejects.toThrow(
      'The database is of a version before 0.2.0: start version 0.2.0 with it once, and then this one.',
    )
  })
})
