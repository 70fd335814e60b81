import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { suggestedSchema } from '@/lib/contract/products/replace-calls'
import type { Database } from '../db/database'
import { products } from '../db/schema/post-schema'
import { siteSearch } from '../search/live/site-search'
import { findDuplicates } from './find-duplicates'
import { readItems } from './lists/list-catalog'
import { rowOf } from './write-product'

type Suggested = z.infer<typeof suggestedSchema>

const MOST = 5
/** The hits of the search for the name among which those of the same category come first. */
const CONSIDERED = 30

/**
 * Products in place of one: those with the same GTIN or item number, then those of its category with the nearest names.
 * @throws not-found for a missing product.
 */
export async function suggestReplacements(database: Database, id: string): Promise<Suggested[]> {
  const product = await rowOf(database, id)
  const same = await findDuplicates(database, product)
  const found = await siteSearch(database).products.find({ text: product.name, all: true, correct: false })
  const near = found.first.slice(0, CONSIDERED).map(({ facts }) => facts.id)
  const ids = [...new Set([...same.map(({ product_id }) => product_id), ...near])].filter((each) => each !== id)
  if (ids.length === 0) return []
  const rows = await database
    .select({ id: products.id, categoryPath: products.categoryPath, source: products.source })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.archivedAt), eq(products.isGone, false)))
  const available = new Map(rows.map((row) => [row.id, row]))
  const isOfCategory = (each: string) =>
    product.categoryPath !== null && available.get(each)?.categoryPath?.at(-1) === product.categoryPath.at(-1)
  const sameIds = new Map(same.map((each) => [each.product_id, each.same]))
  const rank = (each: string) => (sameIds.has(each) ? 0 : isOfCategory(each) ? 1 : 2)
  const best = ids
    .filter((each) => available.has(each))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
  return (await readItems(database, best)).map((item) => ({ ...item, same: sameIds.get(item.product_id) ?? 'name' }))
}
