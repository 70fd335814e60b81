import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { getTableColumns, sql } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN_PASSWORD, call, makePost } from '@/lib/testing/api'
import { useConnection } from '../../db/open/connect'
import type { Connection } from '../../db/open/connection'
import { ENGINES, hasEngine, openTestDatabase, type Engine } from '@/lib/testing/database'
import { everythingIn, fillSite, schema, TABLES } from '@/lib/testing/samples/filled-site'
import { folderStore } from '../../images/picture-store'
import { restoreBackup } from './restore-backup'
import { BACKUP_TABLES } from './tables'
import { unpackBackup } from './unpack-backup'
import { streamBackup } from './write-backup'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/backup-test-${process.pid}`)
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', folder)

const pictures = folderStore(path.join(folder, 'pictures'))
/** Opens a database for one test. */
async function open(engine: Engine): Promise<Connection> {
  const connection = await openTestDatabase(engine)
  onTestFinished(() => connection.close())
  return connection
}

const picturesIn = async (store: string) =>
  (await readdir(store, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()

async function save(connection: Connection, name: string): Promise<string> {
  const file = path.join(folder, name)
  await pipeline(streamBackup(connection, pictures), createWriteStream(file))
  return file
}

let first: Connection
beforeAll(async () => {
  await removeFolder(folder)
  first = await openTestDatabase('embedded')
  await useConnection({ ...first, close: () => Promise.resolve() })
  await fillSite(first.database)
})
afterAll(async () => {
  await first.close()
  await removeFolder(folder)
})

test('every table is either backed up or rebuilt', () => {
  const { productListings, listSizes, searchChanges, pictureUses, importParts, feedRows } = schema
  const left = [productListings, listSizes, searchChanges, pictureUses, importParts, feedRows]
  expect(new Set([...BACKUP_TABLES, ...left])).toEqual(new Set(TABLES))
})

test.runIf(hasEngine('postgresql'))('a backup moves a site from engine to engine and back unchanged', async () => {
  const before = await everythingIn(first.database)
  expect(before.posts).toHaveLength(2)
  expect(before.product_listings?.length).toBeGreaterThan(0)
  let file = await save(first, 'first.tar.gz')
  for (const engine of ENGINES.toReversed()) {
    const next = await open(engine)
    const store = await mkdtemp(path.join(folder, 'pictures-'))
    const manifest = await restoreBackup(file, next.database, folderStore(store), { isVerified: true })
    expect(manifest).toMatchObject({
      tables: {
        posts: 2,
        products: 2,
        saved_items: 2,
        deleted_posts: 221,
        post_versions: 220,
        search_synonyms: 1,
        visit_counts: 221,
      },
      pictures: 3,
    })
    expect(await everythingIn(next.database)).toEqual(before)
    if (engine === 'embedded')
      expect(await everythingIn(next.database, getTableColumns)).toEqual(
        await everythingIn(first.database, getTableColumns),
      )
    const names = await picturesIn(store)
    expect(names).toEqual(await picturesIn(path.join(folder, 'pictures')))
    for (const name of names) expect(await folderStore(store).get(name)).toEqual(await pictures.get(name))
    file = await save(next, `from-${engine}.tar.gz`)
  }
})

describe.each(ENGINES.filter(hasEngine))('on %s', (engine) => {
  test('a verified restore leaves nothing where a row or a picture is not stored as it was', async () => {
    const file = await save(first, `verified-${engine}.tar.gz`)
    const next = await open(engine)
    const [folderOf, damaged] = [await mkdtemp(path.join(folder, 'verified-')), { at: '' }]
    const store = folderStore(folderOf)
    const damaging = {
      ...store,
      get: async (name: string) => ((damaged.at ||= name) === name ? Buffer.from('x') : store.get(name)),
    }
    await expect(restoreBackup(file, next.database, damaging, { isVerified: true })).rejects.toThrow(
      /^Not as in the backup: the pictures \S+\.$/,
    )
    expect(await picturesIn(folderOf)).toEqual([])
    await next.database.execute(
      sql`create function spoil() returns trigger language plpgsql as $$ begin new.title := 'spoiled'; return new; end $$`,
    )
    await next.database.execute(sql`create trigger spoil before insert on posts for each row execute function spoil()`)
    await expect(restoreBackup(file, next.database, store, { isVerified: true })).rejects.toThrow(
      'Not as in the backup: the tables posts.',
    )
    expect(await next.database.$count(schema.posts)).toBe(0)
    await next.database.execute(sql`drop function spoil cascade`)
    await restoreBackup(file, next.database, store, { isVerified: true })
  })
})

test('a write during a backup is in it completely or not at all, and reads are not blocked', async () => {
  const writing = Array.from({ length: 12 }, (_, n) => makePost({ title: `While ${n}`, categories: ['Home Office'] }))
  const file = await save(first, 'busy.tar.gz')
  expect((await call('GET', '/curated-posts')).status).toBe(200)
  await Promise.all(writing)
  const next = await open('embedded')
  await restoreBackup(file, next.database, folderStore(path.join(folder, 'busy')))
  const found = await everythingIn(next.database)
  const late = (found.posts ?? []).filter((row) => row.includes('While'))
  expect((found.post_categories ?? []).filter((row) => row.includes('Home Office'))).toHaveLength(late.length)
})

test('a restore computes each list once, however many posts there are, and says how far it is', async () => {
  const [large, next] = [await open('embedded'), await open('embedded')]
  const [post] = await first.database.select().from(schema.posts).limit(1)
  const rows = Array.from({ length: 520 }, (_, n) => ({ ...post!, id: `large-${n}`, slug: null }))
  await large.database.insert(schema.posts).values(rows)
  const file = await save(large, 'large.tar.gz')
  await next.database.execute(sql`create temporary table writes (one int)`)
  await next.database.execute(
    sql`create function tally() returns trigger language plpgsql as $$ begin insert into writes values (1); return null; end $$`,
  )
  for (const table of ['list_sizes', 'search_changes'])
    await next.database.execute(
      sql.raw(`create trigger tally after insert or update on ${table} for each statement execute function tally()`),
    )
  const said: string[] = []
  const onProgress = (progress: string) => void said.push(progress)
  await restoreBackup(file, next.database, folderStore(path.join(folder, 'large')), { isVerified: true, onProgress })
  expect(said).toContain('50 of 520 rows are stored')
  expect(said).toContain('posts is compared with the backup')
  expect(await next.database.$count(sql`writes`)).toBeLessThan(15)
  await next.database.execute(sql`drop function tally cascade`)
  expect((await everythingIn(next.database)).list_sizes).toEqual((await everythingIn(large.database)).list_sizes)
})

test('a backup from before a table existed leaves that table empty', async () => {
  const unpacked = await mkdtemp(path.join(folder, 'older-'))
  const manifest = await unpackBackup(await save(first, 'newer.tar.gz'), unpacked)
  for (const name of ['search_synonyms', 'visit_counts']) {
    delete manifest.tables[name]
    delete manifest.sha256[`data/${name}.jsonl`]
  }
  const archive = pack()
  for (const name of Object.keys(manifest.sha256)) archive.entry({ name }, await readFile(path.join(unpacked, name)))
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
  archive.finalize()
  const file = path.join(folder, 'older.tar.gz')
  await pipeline(archive, createGzip(), createWriteStream(file))
  const next = await open('embedded')
  await restoreBackup(file, next.database, folderStore(path.join(folder, 'older')))
  expect(await everythingIn(next.database)).toEqual({
    ...(await everythingIn(first.database)),
    search_synonyms: [],
    visit_counts: [],
  })
})

test('a site with nothing but counts of visits counts as empty, and they are replaced', async () => {
  const next = await open('embedded')
  const of = { day: '2026-02-28', kind: 'search', postId: '', productId: '', count: 7 } as const
  await next.database.insert(schema.visitCounts).values(['moon dust', 'of a bot'].map((detail) => ({ ...of, detail })))
  await restoreBackup(await save(first, 'all.tar.gz'), next.database, folderStore(path.join(folder, 'searched')))
  expect(await everythingIn(next.database)).toEqual(await everythingIn(first.database))
})

describe('restoring rejects', () => {
  const target = () => ({ store: path.join(folder, `refused-${randomBytes(4).toString('hex')}`) })
  let empty: Connection
  let full: string
  beforeAll(async () => {
    empty = await openTestDatabase('embedded')
    full = await save(first, 'whole.tar.gz')
  })
  afterAll(() => empty.close())

  test.each([
    ['a file that breaks off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a file of something else', () => Buffer.from('hello')],
    ['an archive without its end', (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, 512 * 20))],
    [
      'an archive in which a byte was changed',
      (bytes: Buffer) => {
        const plain = gunzipSync(bytes)
        plain[plain.indexOf('oak oak')] = 0x4f
        return gzipSync(plain)
      },
    ],
  ])('%s, and leaves nothing behind', async (_name, spoil) => {
    const { store } = target()
    const file = path.join(folder, 'spoilt.tar.gz')
    await writeFile(file, spoil(await readFile(full)))
    await expect(restoreBackup(file, empty.database, folderStore(store))).rejects.toThrow()
    expect((await everythingIn(empty.database)).posts).toEqual([])
    await expect(picturesIn(store)).rejects.toThrow('ENOENT')
  })

  test.each(['../../posts.jsonl', 'data/../../x.jsonl', 'pictures/../x.webp', '/etc/passwd', 'data/posts.jsonl/x'])(
    'an archive with an entry named %s',
    async (name) => {
      const file = path.join(folder, 'elsewhere.tar.gz')
      const archive = pack()
      archive.entry({ name }, 'x')
      archive.finalize()
      await pipeline(archive, createGzip(), createWriteStream(file))
      await expect(restoreBackup(file, empty.database, pictures)).rejects.toThrow(
        `${name} does not belong in a backup.`,
      )
    },
  )

  test('a database that is not empty', async () => {
    await expect(restoreBackup(full, first.database, pictures)).rejects.toThrow('The database is not empty')
  })

  test('rows that cannot be inserted, and removes the pictures again', async () => {
    const { store } = target()
    const kept = folderStore(store)
    const failing = {
      ...empty.database,
      transaction: () => Promise.reject(new Error('full')),
      select: empty.database.select.bind(empty.database),
    }
    await expect(restoreBackup(full, failing as never, kept)).rejects.toThrow('full')
    expect(await picturesIn(store)).toEqual([])
  })
})
