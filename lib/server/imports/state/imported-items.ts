import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { importedItems } from '../../db/schema/import-schema'

type Kind = (typeof importedItems.$inferSelect)['kind']

/** Records what came in with an import besides posts, so that undoing it removes that too. */
export async function noteItems(tx: Database, importId: string, kind: Kind, ids: string[]): Promise<void> {
  const items = ids.map((itemId) => ({ importId, kind, itemId }))
  if (items.length > 0) await tx.insert(importedItems).values(items).onConflictDoNothing()
}

/** What came in with an import besides posts, by kind. */
export async function readItems(database: Database, importId: string): Promise<Record<Kind, string[]>> {
  const items = await database.select().from(importedItems).where(eq(importedItems.importId, importId))
  const idsOf = (kind: Kind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
  return { product: idsOf('product'), picture: idsOf('picture'), author: idsOf('author') }
}
