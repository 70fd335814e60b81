import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { enginesFor, makeSharedDatabase } from '../../testing/database'
import { startProcess } from '../../testing/processes/start-process'
import { bundleProcess } from '../../testing/processes/write-load-site'
import { repeats } from '../../testing/soak.mjs'
import { database, useConnection } from '../db/open/connect'
import { importedPosts, importResults, imports } from '../db/schema/import-schema'
import { posts } from '../db/schema/post-schema'
import { redirects } from '../db/schema/redirect-schema'
import { pictureStore } from '../images/picture-store'
import { LEASE } from '../jobs/leases'
import { jobHandler } from '../jobs/run-job'
import { JobRunner } from '../jobs/run-jobs'
import { IMPORT_SITE } from '@/lib/server/imports/state/import-rows'
import { workOnImport } from './work-on-import'

/** Milliseconds; the bundle and the start take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const POSTS = repeats({ short: 24, long: 60 })
const KILLED_AFTER = 10

let bundle = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-import-'))
  vi.stubEnv('DATA_DIR', folder)
  bundle = await bundleProcess('stuck-import-process')
  const items = Array.from({ length: POSTS }, (_, at) => {
    const id = at + 1
    return `<item><title>Post ${id}</title><link>https://old.example/post-${id}/</link><content:encoded><![CDATA[<a href="https://old.example/post-${(id % POSTS) + 1}/">next</a>]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`
  })
  const head = '<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>'
  await writeFile(path.join(folder, 'export.xml'), `<rss><channel>${head}${items.join('')}</channel></rss>`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await removeFolder(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await useConnection(null)
})

/** Imports some of the posts in another process, and kills it between two of them. */
async function importSome(address: string): Promise<void> {
  const input = [bundle, path.join(folder, 'export.xml'), `${KILLED_AFTER}`]
  const { kill } = await startProcess(input, { DATA_DIR: folder, DATABASE_URL: address, LOG_LEVEL: 'error' })
  await kill()
}

/** An instance that goes on with imports. @param reported receives the title of each post that it worked on. */
const instance = (reported: string[]) =>
  new JobRunner([
    jobHandler(IMPORT_SITE, async ({ import: id }, stopped) => {
      const pictures = { fetch: () => Promise.resolve(null), store: pictureStore() }
      const onPost = ({ title }: { title: string }) => void reported.push(title)
      await workOnImport(await database(), id, { pictures, isOwn: () => false, onPost, stopped })
    }),
  ])

describe.each(enginesFor('postgresql'))('on %s', (engine) => {
  test('an import whose instance is killed goes on in one other, and no post is doubled or lost', async () => {
    const { address, open, drop } = await makeSharedDatabase(engine, folder)
    await importSome(address)
    await useConnection(await open())
    const tables = async () => {
      const [stored, known, results] = await Promise.all(
        [posts, importedPosts, importResults].map(async (table) => (await database()).$count(table)),
      )
      return { stored, known, results }
    }
    expect(await tables()).toEqual({ stored: KILLED_AFTER, known: KILLED_AFTER, results: KILLED_AFTER })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE })
    const reported: string[] = []
    await Promise.all([instance(reported).drain(), instance(reported).drain()])
    expect(reported).toHaveLength(POSTS - KILLED_AFTER)
    expect(await tables()).toEqual({ stored: POSTS, known: POSTS, results: POSTS })
    const titles = await (await database()).select({ title: posts.title }).from(posts)
    expect(new Set(titles.map(({ title }) => title)).size).toBe(POSTS)
    const [row] = await (await database()).select().from(imports)
    expect(row).toMatchObject({ state: 'done', error: null })
    expect(await (await database()).$count(redirects)).toBeGreaterThanOrEqual(2 * POSTS)
    expect(await readdir(path.join(folder, 'imports'))).toEqual([])
    await useConnection(null)
    await drop()
  })
})
