import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '../../../testing/database'
import { database, useConnection } from '../../db/open/connect'
import { jobs } from '../../db/schema/jobs-schema'
import { imports } from '../../db/schema/import-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { appendPart, receivedOf } from '../../db/uploads/import-files'
import { createImport, failImport, IMPORT_SITE, takeStep } from '../../imports/state/import-rows'
import { importSiteJobs, removeFilesJobs } from './import-site'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-site-'))
  vi.stubEnv('DATA_DIR', folder)
  await useConnection(await openTestDatabase('embedded'))
})
beforeEach(async () => void (await (await database()).delete(imports)))
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await useConnection(null)
  vi.unstubAllEnvs()
  await removeFolder(folder)
})

const EXPORT = Buffer.from(
  '<rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Oak</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>',
)
const file = { role: 'export', name: 'a.xml', size: EXPORT.length } as const
const drain = () => new JobRunner([importSiteJobs, removeFilesJobs]).drain()
const isImport = eq(jobs.kind, IMPORT_SITE.name)
async function uploaded(): Promise<string> {
  const { id } = await createImport(await database(), { name: 'a.xml', files: [file], state: 'uploading' })
  await appendPart(await database(), id, file, { offset: 0, bytes: EXPORT })
  return id
}
const stateOf = async () => (await (await database()).select().from(imports))[0]

test('an import whose instance is killed again and again has failed, and can be resumed', async () => {
  const id = await uploaded()
  await takeStep(await database(), id, { step: 'check' })
  await drain()
  await takeStep(await database(), id, { step: 'start' })
  const killed = { attempts: 2, crashes: 2, lease: 'killed', leasedUntil: new Date(0) }
  await (await database()).update(jobs).set(killed).where(isImport)
  await drain()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: 'The site stopped while this ran, 3 times.' })
  expect(await (await database()).$count(jobs, isImport)).toBe(0)
  await takeStep(await database(), id, { step: 'resume' })
  await drain()
  expect(await stateOf()).toMatchObject({ state: 'done', error: null })
})

test('the files of an import that failed are removed after a week, and it says so when it is to go on', async () => {
  const id = await uploaded()
  await takeStep(await database(), id, { step: 'check' })
  await drain()
  await takeStep(await database(), id, { step: 'start' })
  await failImport(await database(), id, 'No.')
  const week = 7 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + week - 60_000 })
  await drain()
  expect(await receivedOf(await database(), id, 'export')).toBe(EXPORT.length)
  vi.setSystemTime(Date.now() + 120_000)
  await drain()
  expect(await receivedOf(await database(), id, 'export')).toBe(0)
  await expect(takeStep(await database(), id, { step: 'resume' })).rejects.toThrow(
    'Its files were removed after a week: begin a new import',
  )
})

test('why an import failed names no place of the server', async () => {
  const id = await uploaded()
  await takeStep(await database(), id, { step: 'check' })
  await failImport(await database(), id, `ENOENT: no such file or directory, open '${folder}/imports/${id}/export'`)
  expect((await stateOf())?.error).toBe("ENOENT: no such file or directory, open 'export'")
})
