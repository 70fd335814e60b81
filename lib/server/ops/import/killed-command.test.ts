import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { enginesFor, makeSharedDatabase, openTestDatabase } from '../../../testing/database'
import { startProcess } from '../../../testing/processes/start-process'
import { bundleProcess } from '../../../testing/processes/write-load-site'
import { log } from '../../core/log'
import { connection, database, useConnection } from '../../db/open/connect'
import { importedPosts, imports } from '../../db/schema/import-schema'
import { jobs } from '../../db/schema/jobs-schema'
import { posts } from '../../db/schema/post-schema'
import { pictureStore } from '../../images/picture-store'
import { takeStep } from '../../imports/state/import-rows'
import { undoImport } from '../../imports/undo-import'
import { LEASE } from '../../jobs/leases'
import { JobRunner, stopJobs } from '../../jobs/run-jobs'
import { watchCommandJobs } from '../jobs/import-site'
import { startJobs } from '../jobs/start-jobs'
import { importFile } from './import-file'

/** Milliseconds; the bundle and the start take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const POSTS = 12
const KILLED_AFTER = 5
const INTERRUPTED = 'The command that ran it was stopped before its end. Run it again on the same file to go on.'

let [bundle, folder, file, data] = ['', '', '', '']
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-command-'))
  file = path.join(folder, 'export.xml')
  bundle = await bundleProcess('stuck-command-process')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await removeFolder(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await stopJobs()
  await useConnection(null)
})
beforeEach(async () => {
  data = await mkdtemp(path.join(folder, 'data-'))
  vi.stubEnv('DATA_DIR', data)
})

/** @param changed the post with another text. */
async function writeExport(changed?: number): Promise<void> {
  const items = Array.from({ length: POSTS }, (_, at) => {
    const text = at + 1 === changed ? 'Changed' : '[fancy_box]Text[/fancy_box]'
    return `<item><title>Post ${at + 1}</title><content:encoded>${text}</content:encoded><wp:post_id>${at + 1}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`
  })
  const head = '<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>'
  await writeFile(file, `<rss><channel>${head}${items.join('')}</channel></rss>`)
}

/** Imports some of the posts by the command in another process, and kills it between two of them. */
async function importSome(address: string): Promise<void> {
  const input = [bundle, file, path.join(folder, 'scratch'), `${KILLED_AFTER}`]
  const { kill } = await startProcess(input, { DATABASE_URL: address, LOG_LEVEL: 'error' })
  await kill()
}

/** Runs the command here. @param stopAfter posts after which it gets a signal */
async function command(stopAfter = Infinity) {
  const [said, worked] = [[] as string[], [] as string[]]
  const stop = new AbortController()
  const { lines, isDone } = await importFile(
    await connection(),
    { file, uploads: null, scratch: path.join(folder, 'scratch') },
    {
      options: { categories: {}, site: null, pages: false, overwrite: false },
      isDryRun: false,
      isOwn: () => false,
      stopped: stop.signal,
      pictures: { fetch: () => Promise.resolve(null), store: pictureStore() },
      say: (line) => void said.push(line),
      onPost: ({ title }) => {
        if (worked.push(title) >= stopAfter) stop.abort()
      },
    },
  )
  return { lines, isDone, said, worked }
}

const importRows = async () => (await database()).select().from(imports)
const minuteLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE })

describe.each(enginesFor('postgresql'))('on %s', (engine) => {
  test('a killed command is reported, and run again on the same file it goes on with the same import', async () => {
    const { address, open, drop } = await makeSharedDatabase(engine, data)
    await writeExport()
    await importSome(address)
    await useConnection(await open())
    expect(await importRows()).toMatchObject([{ state: 'running' }])
    if (engine === 'postgresql') {
      await expect(command()).rejects.toThrow(/^Another command is importing this file, or was killed/)
      await new JobRunner([watchCommandJobs]).drain()
      expect(await importRows()).toMatchObject([{ state: 'running' }])
      minuteLater()
    }
    await writeExport(2)
    const { said, worked, lines } = await command()
    expect(said).toEqual([`An import of this file was interrupted after ${KILLED_AFTER} posts. It goes on.`])
    expect(worked).toEqual(['Post 2', ...Array.from({ length: 7 }, (_, at) => `Post ${at + 6}`)])
    expect(lines).toContain('12 posts: 11 imported; 1 updated, as they changed in the source.')
    expect(lines).toContain('Post 1: The shortcode [fancy_box] became its plain content.')
    const rows = await importRows()
    expect(rows).toMatchObject([{ state: 'done', error: null, plan: { posts: POSTS } }])
    expect(await (await database()).$count(importedPosts)).toBe(POSTS)
    expect(await (await database()).$count(jobs)).toBe(0)
    expect(await undoImport(await database(), rows[0]?.id ?? '')).toEqual({ deleted: POSTS, changed: 0 })
    expect((await command()).said).toEqual([])
    expect((await importRows()).map(({ state }) => state).sort()).toEqual(['done', 'undone'])
    await useConnection(null)
    await drop()
  })
})

describe.each(enginesFor('embedded'))('on %s', (engine) => {
  test('a site finds the import of a killed command and says that it was interrupted', async () => {
    vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const { address, open, drop } = await makeSharedDatabase(engine, data)
    await writeExport()
    await importSome(address)
    await useConnection(await open())
    if (engine === 'postgresql') {
      // The command might still run elsewhere.
      await new JobRunner([watchCommandJobs]).drain()
      expect(await importRows()).toMatchObject([{ state: 'running' }])
      minuteLater()
      await new JobRunner([watchCommandJobs]).drain()
    } else await startJobs()
    const [row] = await importRows()
    expect(row).toMatchObject({ state: 'failed', error: INTERRUPTED })
    await expect(takeStep(await database(), row?.id ?? '', { step: 'resume' })).rejects.toThrow(
      'The command brought it in: run that again on the same file',
    )
    expect((await command()).worked).toHaveLength(POSTS - KILLED_AFTER)
    expect(await (await database()).$count(posts)).toBe(POSTS)
    await useConnection(null)
    await drop()
  })

  test('a command that gets a signal stops after the post, and goes on when it is run again', async () => {
    await writeExport()
    await useConnection(await openTestDatabase(engine))
    const { lines, isDone } = await command(3)
    expect(isDone).toBe(false)
    expect(lines.at(-1)).toBe('It was stopped before its end. Run the command again on the same file to go on.')
    expect(await importRows()).toMatchObject([{ state: 'paused' }])
    const { worked, isDone: isDoneNow } = await command()
    expect([worked.length, isDoneNow]).toEqual([POSTS - 3, true])
    expect(await importRows()).toMatchObject([{ state: 'done' }])
  })
})
