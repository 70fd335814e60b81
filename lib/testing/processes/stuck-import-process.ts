import { readFile } from 'node:fs/promises'
import { database } from '../../server/db/open/connect'
import { pictureStore } from '../../server/images/picture-store'
import { appendPart } from '../../server/db/uploads/import-files'
import { IMPORT_SITE, createImport } from '../../server/imports/state/import-rows'
import { workOnImport } from '../../server/imports/work-on-import'
import { enqueue } from '../../server/jobs/enqueue'
import { jobHandler } from '../../server/jobs/run-job'
import { handleJobs } from '../../server/jobs/run-jobs'

/** An instance in a child process that tests kill; it prints a line once it has imported some posts, and then stands still. */
const [source = '', after = ''] = process.argv.slice(2)
const bytes = await readFile(source)
const file = { role: 'export' as const, name: 'export.xml', size: bytes.length }
const { id } = await createImport(await database(), { name: file.name, files: [file], state: 'running' })
await appendPart(await database(), id, file, { offset: 0, bytes })

let posts = 0
const onPost = async () => {
  posts += 1
  if (posts < Number(after)) return
  console.info('stuck')
  await new Promise(() => {})
}
const pictures = { fetch: () => Promise.resolve(null), store: pictureStore() }
handleJobs([
  jobHandler(IMPORT_SITE, async ({ import: one }, stopped) => {
    await workOnImport(await database(), one, { pictures, isOwn: () => false, onPost, stopped })
  }),
])
await enqueue(await database(), IMPORT_SITE, { import: id }, { key: id })
setInterval(() => {}, 60_000)
