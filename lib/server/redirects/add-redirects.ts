import 'server-only'
import { MAX_REDIRECTS } from '@/lib/contract/redirect'
import { newId } from '../core/new-id'
import type { Database } from '../db/database'
import { write } from '../db/write'
import { checkRedirect } from './check-redirect'
import { allRedirects, storeRows, tableOf } from './redirect-rows'

/**
 * Adds permanent redirects, as far as their paths have none and the limit allows.
 * @returns how many were added, and the paths that cannot have one.
 */
export async function addRedirects(
  database: Database,
  pairs: { from: string; to: string }[],
): Promise<{ added: number; refused: string[] }> {
  return write(database, async (tx) => {
    const table = new Map(tableOf(await allRedirects(tx)))
    const rows: Parameters<typeof storeRows>[1] = []
    const refused: string[] = []
    for (const { from, to } of pairs) {
      const checked = checkRedirect({ from, to, status: 301 }, table)
      if ('issue' in checked || table.size >= MAX_REDIRECTS) refused.push(from)
      else if (!table.has(checked.rule.key)) {
        table.set(checked.rule.key, checked.rule)
        rows.push({ ...checked.rule, id: newId(), updatedAt: new Date() })
      }
    }
    if (rows.length > 0) await storeRows(tx, rows)
    return { added: rows.length, refused }
  })
}
