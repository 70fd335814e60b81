import { eq } from 'drizzle-orm'
import type { Database } from '../database'
import { listSizes } from '../schema/post-schema'
import { QueryCache } from './query-cache'

/** The lists whose counts are maintained, so that no page view counts rows. */
type CountedList = 'posts' | 'published' | 'draft' | 'products' | 'listings'

const keptSizes = new QueryCache<ReadonlyMap<string, number>>()

/** The total row count of some parts of a list. */
export async function listCount(database: Database, list: CountedList, parts: string[]): Promise<number> {
  const sizes = await listCounts(database, list)
  return parts.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0)
}

/** The row count of each part of a list; parts that were never used are absent. */
export function listCounts(database: Database, list: CountedList): Promise<ReadonlyMap<string, number>> {
  return keptSizes.get(database, list, async () => {
    const rows = await database
      .select({ part: listSizes.part, size: listSizes.size })
      .from(listSizes)
      .where(eq(listSizes.list, list))
    return new Map(rows.map((row) => [row.part, row.size]))
  })
}
