import '../../core/load-env.mjs'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { ImportError } from '../../../import/imported-post'
import { env } from '../../core/env'
import { connection } from '../../db/open/connect'
import type { Database } from '../../db/database'
import { ownsAddress } from '../../http/routing/owns-address'
import { pictureStore } from '../../images/picture-store'
import { readCategoryMap } from '../../imports/convert/map-categories'
import { politeFetch } from '../../imports/convert/polite-fetch'
import {
  describeOthers,
  describeImportPlan,
  describeResult,
  redirectsCsv,
  reportCsv,
} from '../../imports/describe-import'
import { createImport, endStep } from '../../imports/state/import-rows'
import type { PostReport } from '../../imports/state/import-results'
import { openAndPlan, runImport } from '../../imports/run-import'
import { undoImport } from '../../imports/undo-import'

const USAGE = `npm run import -- FILE [--dry-run] [--categories map.json] [--uploads FOLDER|ZIP] [--site URL] [--pages] [--overwrite] [--report FOLDER]
npm run import -- --undo ID
FILE is a WordPress export (XML), a Ghost export (JSON), Markdown, or a folder or zip archive of one of these.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean' },
    categories: { type: 'string' },
    uploads: { type: 'string' },
    site: { type: 'string' },
    pages: { type: 'boolean' },
    overwrite: { type: 'boolean' },
    report: { type: 'string' },
    undo: { type: 'string' },
  },
})

async function undo(database: Database, id: string): Promise<void> {
  const undone = await undoImport(database, id)
  if (!undone) throw new ImportError(`There is no import ${id}.`)
  console.info(`Deleted ${undone.deleted} posts. ${undone.kept} were changed since the import and stay.`)
}

const options: ImportOptions = {
  categories: values.categories ? readCategoryMap(readFileSync(values.categories, 'utf8')) : {},
  site: values.site ?? null,
  pages: values.pages ?? false,
  overwrite: values.overwrite ?? false,
}

async function run(database: Database, file: string, scratch: string): Promise<void> {
  const files = { file: path.resolve(file), uploads: values.uploads ? path.resolve(values.uploads) : null, scratch }
  const { opened, planned } = await openAndPlan(database, files, { options, isOwn: ownsAddress })
  if (values['dry-run']) return console.info(describeImportPlan(planned.plan).join('\n'))
  const state = 'running' as const
  const { id } = await createImport(database, { name: path.basename(file), files: [], state, options })
  const posts: PostReport[] = []
  const onPost = (post: PostReport) => {
    posts.push(post)
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001b[K${posts.length}/${planned.plan.posts} ${post.title.slice(0, 60)}`)
  }
  const running = {
    importId: id,
    options,
    isOwn: ownsAddress,
    onPost,
    stopped: new AbortController().signal,
    pictures: { fetch: politeFetch(), store: pictureStore() },
  }
  const redirected = await runImport(database, opened, planned, running).catch(async (error: unknown) => {
    await endStep(database, id, state, { state: 'failed', error: error instanceof Error ? error.message : '' })
    throw error
  })
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  console.info(
    [...describeOthers(planned.plan), ...describeResult(id, posts, redirected ?? { added: 0, refused: [] })].join('\n'),
  )
  if (!values.report) return
  await mkdir(values.report, { recursive: true })
  await writeFile(path.join(values.report, 'import-report.csv'), reportCsv(posts))
  await writeFile(path.join(values.report, 'redirects.csv'), redirectsCsv(planned.addresses))
}

async function main(): Promise<void> {
  const [file] = positionals
  if (!file && !values.undo) throw new ImportError(USAGE)
  if (values.site && !/^https?:\/\//.test(values.site))
    throw new ImportError('--site must be an http or https address.')
  if (env().API_BASE_URL) throw new ImportError('With API_BASE_URL this site stores no posts of its own.')
  const { database, close } = await connection()
  const scratch = await mkdtemp(path.join(tmpdir(), 'import-'))
  try {
    await (values.undo ? undo(database, values.undo) : run(database, file ?? '', scratch))
  } finally {
    await rm(scratch, { recursive: true, force: true })
    await close()
  }
}

/** `npm run import` */
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
