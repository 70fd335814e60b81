import path from 'node:path'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/counts'
import type { Connection } from '../../db/open/connection'
import {
  describeImportPlan,
  describeOthers,
  describeResult,
  redirectsCsv,
  reportCsv,
} from '../../imports/describe-import'
import { type Opened, type Running, runImport, withPlanned } from '../../imports/run-import'
import { beginByCommand, failInterrupted, watchCommand } from '../../imports/state/command-imports'
import type { Planned } from '../../imports/plan-import'
import type { ImportFiles } from '../../db/uploads/import-files'
import { countResults, type PostReport, readResults } from '../../imports/state/import-results'
import { endStep } from '../../imports/state/import-rows'

type Input = Pick<Running, 'pictures' | 'isOwn' | 'stopped'> & {
  options: ImportOptions
  isDryRun: boolean
  /** Receives each post that came in, with the number of posts of the file. */
  onPost: (post: PostReport, posts: number) => Promise<void> | void
  /** Receives lines for people before the work. */
  say: (line: string) => void
}

/** What the command prints, and the files of its report. */
type CommandOutput = {
  lines: string[]
  files: Record<string, string>
  /** Whether it got to its end, rather than being stopped. */
  isDone: boolean
}

const GO_ON = 'Run the command again on the same file to go on.'

/**
 * Imports a file as the command does. One that was interrupted before, also by a kill, goes on.
 * @throws ImportError
 */
export function importFile(
  connection: Pick<Connection, 'database' | 'engine'>,
  files: ImportFiles,
  input: Input,
): Promise<CommandOutput> {
  const { options, isOwn } = input
  const shouldContinue = () => Promise.resolve(!input.stopped.aborted)
  return withPlanned(connection.database, files, { options, isOwn, shouldContinue }, (opened, planned) =>
    importPlanned(connection, opened, planned, input),
  )
}

async function importPlanned(
  connection: Pick<Connection, 'database' | 'engine'>,
  opened: Opened,
  planned: Planned,
  { options, isDryRun, onPost, say, ...input }: Input,
): Promise<CommandOutput> {
  const { database } = connection
  const { plan, addresses } = planned
  if (isDryRun) return { lines: describeImportPlan(plan), files: {}, isDone: true }
  await failInterrupted(connection)
  const { id, goesOn } = await beginByCommand(database, { name: path.basename(opened.files.file), plan, options })
  const before = Object.values(await countResults(database, id)).reduce((sum, posts) => sum + posts, 0)
  if (goesOn) say(`An import of this file was interrupted after ${countOf(before, 'post')}. It goes on.`)
  const release = await watchCommand(database, id)
  const running = { ...input, options, importId: id, onPost: (post: PostReport) => onPost(post, plan.posts) }
  try {
    const redirected = await runImport(database, opened, planned, running)
    if (!redirected) await endStep(database, id, 'running', { state: 'paused' })
    const posts: PostReport[] = []
    for await (const post of readResults(database, id)) posts.push(post)
    const lines = [
      ...describeOthers(plan),
      ...describeResult(id, posts, redirected ?? { added: 0, refused: [] }),
      ...(redirected ? [] : [`It was stopped before its end. ${GO_ON}`]),
    ]
    const written = { 'import-report.csv': reportCsv(posts), 'redirects.csv': redirectsCsv(addresses) }
    return { lines, files: written, isDone: Boolean(redirected) }
  } catch (error) {
    await endStep(database, id, 'running', { state: 'failed', error: error instanceof Error ? error.message : '' })
    throw error
  } finally {
    await release()
  }
}
