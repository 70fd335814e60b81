import '../../core/load-env.mjs'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { ImportError } from '../../../import/imported-post'
import type { Connection } from '../../db/open/connection'
import type { Database } from '../../db/database'
import { ownsAddress } from '../../http/routing/route-at'
import { pictureStore } from '../../images/picture-store'
import { readCategoryMap } from '../../imports/convert/map-categories'
import { politeFetch } from '../../imports/convert/polite-fetch'
import { undoImport } from '../../imports/undo-import'
import { runCommand, withDatabase } from '../run-command'
import { importFile } from './import-file'

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
  console.info(`Deleted ${undone.deleted} posts. ${undone.changed} were changed since the import and stay.`)
}

const options: ImportOptions = {
  categories: values.categories ? readCategoryMap(readFileSync(values.categories, 'utf8')) : {},
  site: values.site ?? null,
  pages: values.pages ?? false,
  overwrite: values.overwrite ?? false,
}

/** Clears the line of the progress. */
const CLEAR = '\r\u001b[K'

async function run(opened: Connection, file: string, scratch: string): Promise<void> {
  const files = { file: path.resolve(file), uploads: values.uploads ? path.resolve(values.uploads) : null, scratch }
  const stop = new AbortController()
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  let done = 0
  const output = await importFile(opened, files, {
    options,
    isDryRun: values['dry-run'] ?? false,
    isOwn: ownsAddress,
    stopped: stop.signal,
    pictures: { fetch: politeFetch(), store: pictureStore() },
    say: (line) => console.info(line),
    onPost: ({ title }, posts) => {
      done += 1
      if (process.stdout.isTTY) process.stdout.write(`${CLEAR}${done}/${posts} ${title.slice(0, 60)}`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write(CLEAR)
  console.info(output.lines.join('\n'))
  if (!output.isDone) process.exitCode = 1
  if (!values.report) return
  await mkdir(values.report, { recursive: true })
  for (const [name, text] of Object.entries(output.files)) await writeFile(path.join(values.report, name), text)
}

/** `npm run import` */
await runCommand(async () => {
  const [file] = positionals
  if (!file && !values.undo) throw new ImportError(USAGE)
  if (values.site && !/^https?:\/\//.test(values.site))
    throw new ImportError('--site must be an http or https address.')
  await withDatabase('posts', async (opened) => {
    const scratch = await mkdtemp(path.join(tmpdir(), 'import-'))
    try {
      await (values.undo ? undo(opened.database, values.undo) : run(opened, file ?? '', scratch))
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  })
})
