import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '../../../testing/database'
import { database, useConnection } from '../../db/open/connect'
import { jobs } from '../../db/schema/jobs-schema'
import { imports } from '../../db/schema/import-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { appendPart } from '../../imports/state/import-files'
import { createImport, takeStep } from '../../imports/state/import-rows'
import { importSiteJobs } from './import-site'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-site-'))
  vi.stubEnv('DATA_DIR', folder)
  await useConnection(await openTestDatabase('embedded'))
})
afterAll(async () => {
  await useConnection(null)
  vi.unstubAllEnvs()
  await removeFolder(folder)
})

const EXPORT = Buffer.from(
  '<rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Oak</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>',
)
const file = { role: 'export', name: 'a.xml', size: EXPORT.length } as const
const drain = () => new JobRunner([importSiteJobs]).drain()
const stateOf = async () => (await (await database()).select().from(imports))[0]

test('an import whose instance is killed again and again has failed, and can be resumed', async () => {
  const { id } = await createImport(await database(), { name: 'a.xml', files: [file], state: 'uploading' })
  await appendPart(id, file, { offset: 0, bytes: EXPORT })
  await takeStep(await database(), id, { step: 'check' })
  await drain()
  await takeStep(await database(), id, { step: 'start' })
  await (await database()).update(jobs).set({ attempts: 2, crashes: 2, lease: 'killed', leasedUntil: new Date(0) })
  await drain()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: 'The site stopped while this ran, 3 times.' })
  expect(await (await database()).$count(jobs)).toBe(0)
  await takeStep(await database(), id, { step: 'resume' })
  await drain()
  expect(await stateOf()).toMatchObject({ state: 'done', error: null })
})
