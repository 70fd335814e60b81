import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { database } from '../../server/db/open/connect'
import { pictureStore } from '../../server/images/picture-store'
import { filesOf } from '../../server/imports/state/import-files'
import { IMPORT_SITE, createImport } from '../../server/imports/state/import-rows'
import { workOnImport } from '../../server/imports/work-on-import'
import { enqueue } from '../../server/jobs/enqueue'
import { jobHandler } from '../../server/jobs/run-job'
import { handleJobs } from '../../server/jobs/run-jobs'

/** An instance in a child process that tests kill; it prints a line once it has imported some posts, and then stands still. */
const [source = '', after = ''] = process.argv.slice(2)
const { size } = await stat(source)
const files = [{ role: 'export' as const, name: 'export.xml', size }]
const { id } = await createImport(await database(), { name: 'export.xml', files, state: 'running' })
const { file } = filesOf(id, files)
await mkdir(path.dirname(file), { recursive: true })
await copyFile(source, file)

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
