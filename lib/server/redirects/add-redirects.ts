import { MAX_REDIRECTS, REDIRECT_STATUSES } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/addresses/redirect-key'
import { newId } from '../core/new-id'
import { type Database, write } from '../db/database'
import { redirects } from '../db/schema/redirect-schema'
import { checkRedirect } from './check-redirect'
import { allRedirects, forgetVisits, tableOf } from './redirect-rows'

/** Redirects of one transaction, so that other writes get their turn. */
const BATCH_SIZE = 500

type Pair = {
  from: string
  to: string | null
  /** 301 unless given. */
  status?: number
}
type Row = typeof redirects.$inferSelect

/** Whether the query of an address distinguishes it from others at the same path: then only a redirect by that query may follow. */
const isAmbiguous = (from: string) => from.includes('?') && !redirectKey(from)?.includes('?')

/**
 * Adds redirects of an import, as far as their paths have none and the limit allows.
 * @returns how many were added, and the paths that cannot have one.
 */
export async function addRedirects(
  database: Database,
  pairs: Pair[],
  importId: string,
): Promise<{ added: number; refused: string[] }> {
  const table = new Map(tableOf(await allRedirects(database)))
  const refused: string[] = []
  const rows: Row[] = []
  for (const { from, to, status: code = 301 } of pairs) {
    // In other letter case it leads there already.
    if (redirectKey(from) !== null && redirectKey(from) === redirectKey(to ?? '')) continue
    const status = REDIRECT_STATUSES.find((known) => known === code)
    const checked = isAmbiguous(from) || !status ? null : checkRedirect({ from, to, status }, table)
    if (!checked || 'issue' in checked || table.size >= MAX_REDIRECTS) refused.push(from)
    else if (!table.has(checked.rule.key)) {
      table.set(checked.rule.key, checked.rule)
      rows.push({ ...checked.rule, id: newId(), updatedAt: new Date(), importId })
    }
  }
  let added = 0
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const part = rows.slice(at, at + BATCH_SIZE)
    added += await write(database, async (tx) => {
      await forgetVisits(tx, part)
      const target = redirects.key
      return (await tx.insert(redirects).values(part).onConflictDoNothing({ target }).returning({ target })).length
    })
  }
  return { added, refused }
}
