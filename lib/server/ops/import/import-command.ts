import '../../core/load-env.mjs'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ImportError } from '../../../import/imported-post'
import { env } from '../../core/env'
import { connection } from '../../db/open/connect'
import { pictureStore } from '../../images/picture-store'
import { fetchPicture } from '../../fetch/fetch-picture'
import { describePlan, describeResult, redirectsCsv, reportCsv } from './describe-import'
import { readCategoryMap } from '../../imports/convert/map-categories'
import { runImport } from './run-import'
import { undoImport } from './undo-import'

const USAGE = `npm run import -- FILE [--dry-run] [--categories map.json] [--uploads FOLDER|ZIP] [--site URL] [--report FOLDER]
npm run import -- --undo ID
FILE is a WordPress export (XML), a Ghost export (JSON), or a folder or zip archive of Markdown.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean' },
    categories: { type: 'string' },
    uploads: { type: 'string' },
    site: { type: 'string' },
    report: { type: 'string' },
    undo: { type: 'string' },
  },
})

async function undo(id: string): Promise<void> {
  const { database } = await connection()
  const undone = await undoImport(database, id)
  if (!undone) throw new ImportError(`There is no import ${id}.`)
  console.info(`Deleted ${undone.deleted} posts. ${undone.kept} were changed since the import and stay.`)
}

async function run(file: string): Promise<void> {
  const { database } = await connection()
  const options = {
    file: path.resolve(file),
    uploads: values.uploads ? path.resolve(values.uploads) : null,
    site: values.site ?? null,
    chosen: values.categories ? readCategoryMap(readFileSync(values.categories, 'utf8')) : {},
    isDryRun: values['dry-run'] ?? false,
  }
  const pictures = { fetch: (address: string) => fetchPicture(address), store: pictureStore() }
  const result = await runImport(database, options, pictures, ({ title }, done, total) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${done}/${total} ${title.slice(0, 60)}`)
  })
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  console.info((options.isDryRun ? describePlan(result.plan) : describeResult(result)).join('\n'))
  if (values.report) {
    await writeFile(path.join(values.report, 'import-report.csv'), reportCsv(result))
    await writeFile(path.join(values.report, 'redirects.csv'), redirectsCsv(result))
  }
}

/** `npm run import` */
try {
  const [file] = positionals
  if (!file && !values.undo) throw new ImportError(USAGE)
  if (values.site && !/^https?:\/\//.test(values.site))
    throw new ImportError('--site must be an http or https address.')
  if (env().API_BASE_URL) throw new ImportError('With API_BASE_URL this site stores no posts of its own.')
  try {
    await (values.undo ? undo(values.undo) : run(file ?? ''))
  } finally {
    await (await connection()).close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
