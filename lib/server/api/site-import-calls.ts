import type { ImportFile } from '@/lib/contract/imports/imports'
import { reportCsv } from '../imports/describe-import'
import { appendPart } from '../db/uploads/import-files'
import { readResults, type PostReport } from '../imports/state/import-results'
import { createImport, describe, listImports, readImport, removeImport, takeStep } from '../imports/state/import-rows'
import { apiErrors } from './api-errors'
import type { Answers } from './implement'

const MESSAGES = {
  check: 'The files are being checked',
  start: 'The import has started',
  pause: 'The import pauses after this post',
  resume: 'The import goes on',
  undo: 'The import is being undone',
}

/** The calls that bring a site in from another system. */
export const siteImportCalls: Answers['imports'] = {
  list: async (_input, { database }) => ({ data: { imports: await listImports(database) } }),
  get: async ({ id }, { database }) => ({ data: { import: await describe(database, await readImport(database, id)) } }),
  create: async (input, { database }) => {
    const files: ImportFile[] = [
      { role: 'export', ...input.export },
      ...(input.pictures ? [{ role: 'pictures' as const, ...input.pictures }] : []),
    ]
    const made = await createImport(database, { name: input.export.name, files, state: 'uploading' })
    return { message: 'The upload can begin', data: { import: await describe(database, made) } }
  },
  sendPart: async ({ id, of, offset, part }, { database }) => {
    const { files, state } = await readImport(database, id)
    const file = files.find(({ role }) => role === of)
    if (!file || state !== 'uploading') throw apiErrors.badField('of', 'names no file that is awaited')
    const bytes = new Uint8Array(await part.arrayBuffer())
    return { message: 'Received', received: await appendPart(database, id, file, { offset, bytes }) }
  },
  step: async ({ id, ...value }, { database }) => {
    const row = await takeStep(database, id, value)
    return { message: MESSAGES[value.step], data: { import: await describe(database, row) } }
  },
  report: async ({ id }, { database }) => {
    await readImport(database, id)
    const posts: PostReport[] = []
    for await (const post of readResults(database, id)) posts.push(post)
    return { data: { csv: reportCsv(posts) } }
  },
  remove: async ({ id }, { database }) => {
    await removeImport(database, id)
    return { message: 'Import forgotten' }
  },
}
