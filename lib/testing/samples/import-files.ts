import type { ImportOptions } from '../../contract/imports/imports'
import type { Database } from '../../server/db/database'
import { createImport } from '../../server/imports/state/import-rows'
import type { PostReport } from '../../server/imports/state/import-results'
import type { ImportFiles } from '../../server/db/uploads/import-files'
import { type Running, runImport, withPlanned } from '../../server/imports/run-import'

type Input = {
  pictures: Running['pictures']
  options?: Partial<ImportOptions>
  isDryRun?: boolean
  isOwn?: Running['isOwn']
  stopped?: AbortSignal
}

const file = { role: 'export' as const, name: 'export', size: 1 }

/** Imports files at once, as a job does. */
export async function importFiles(
  database: Database,
  files: ImportFiles,
  {
    pictures,
    options: chosen = {},
    isDryRun = false,
    isOwn = () => false,
    stopped = new AbortController().signal,
  }: Input,
) {
  const options = { categories: {}, site: null, pages: false, overwrite: false, ...chosen }
  return withPlanned(database, files, { options, isOwn }, async (opened, planned) => {
    const posts: PostReport[] = []
    if (isDryRun) return { plan: planned.plan, importId: null, posts, redirects: null }
    const { id } = await createImport(database, { name: 'export', files: [file], state: 'running', options })
    const onPost = (report: PostReport) => void posts.push(report)
    const running = { importId: id, options, pictures, isOwn, onPost, stopped }
    const redirects = await runImport(database, opened, planned, running)
    return { plan: planned.plan, importId: id, posts, redirects }
  })
}
