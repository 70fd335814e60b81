import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from './database'
import { listSizes } from './schema'

/** The lists whose sizes are kept, so that no page view counts rows. */
export type KeptList = 'posts' | 'published' | 'draft' | 'products' | 'listings'

/** How many rows the parts of a list hold together. */
export async function listSize(database: Database, list: KeptList, parts: string[]): Promise<number> {
  const rows = await database
    .select({ size: listSizes.size })
    .from(listSizes)
    .where(and(eq(listSizes.list, list), inArray(listSizes.part, parts)))
  return rows.reduce((sum, row) => sum + row.size, 0)
}

/** How many rows each part of a list holds; a part that was never used is absent. */
export async function partSizes(database: Database, list: KeptList): Promise<Map<string, number>> {
  const rows = await database
    .select({ part: listSizes.part, size: listSizes.size })
    .from(listSizes)
    .where(eq(listSizes.list, list))
  return new Map(rows.map((row) => [row.part, row.size]))
}
