import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { ImportOutcome, ImportState } from '@/lib/contract/imports/imports'
import type { Database } from '../../db/database'
import { importedPosts, importResults, imports } from '../../db/schema/import-schema'

export type PostReport = {
  sourceId: string
  title: string
  address: string
  outcome: ImportOutcome
  notes: string[]
}

const BATCH_SIZE = 500

/** Stores what became of posts; one that failed before and came in later counts as it came in. @returns the state of the import. */
export async function storeResults(
  tx: Database,
  importId: string,
  reports: PostReport[],
): Promise<ImportState | undefined> {
  // One statement cannot change a row twice: of several versions of a post, the last counts.
  const latest = new Map(reports.map((report) => [report.sourceId, { importId, ...report }]))
  if (latest.size > 0)
    await tx
      .insert(importResults)
      .values([...latest.values()])
      .onConflictDoUpdate({
        target: [importResults.importId, importResults.sourceId],
        set: { outcome: sql`excluded.outcome`, notes: sql`excluded.notes` },
      })
  return stateOf(tx, importId)
}

/** The state of an import; undefined if it was forgotten. */
export async function stateOf(tx: Database, importId: string): Promise<ImportState | undefined> {
  const [row] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, importId))
  return row?.state
}

/** The posts of an import by what became of them. */
export async function countResults(database: Database, importId: string): Promise<Record<string, number>> {
  const rows = await database
    .select({ outcome: importResults.outcome, posts: count() })
    .from(importResults)
    .where(eq(importResults.importId, importId))
    .groupBy(importResults.outcome)
  return Object.fromEntries(rows.map(({ outcome, posts }) => [outcome, posts]))
}

/** What became of each post of an import, a part of the posts at a time. */
export async function* readResults(database: Database, importId: string): AsyncGenerator<PostReport> {
  let after = ''
  for (;;) {
    const rows = await database
      .select()
      .from(importResults)
      .where(and(eq(importResults.importId, importId), gt(importResults.sourceId, after)))
      .orderBy(importResults.sourceId)
      .limit(BATCH_SIZE)
    for (const { importId: _, ...report } of rows) yield report
    const last = rows.at(-1)
    if (!last) return
    after = last.sourceId
  }
}

/**
 * The posts that an interrupted import is done with, by their id in the source, with the hash of what came in, if any; those
 * that failed are tried again.
 */
export async function finishedIn(database: Database, importId: string): Promise<Map<string, string | null>> {
  const rows = await database
    .select({ sourceId: importResults.sourceId, digest: importedPosts.digest })
    .from(importResults)
    .leftJoin(importedPosts, eq(importedPosts.sourceId, importResults.sourceId))
    .where(and(eq(importResults.importId, importId), ne(importResults.outcome, 'failed')))
  return new Map(rows.map(({ sourceId, digest }) => [sourceId, digest]))
}
