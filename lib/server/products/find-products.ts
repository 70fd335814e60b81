import 'server-only'
import type { Pagination } from '@/lib/contract/pagination'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { siteSearch } from '../search/live/site-search'
import type { ProductFilter } from './product-filter'

export type FoundProducts = { ids: string[]; pagination: Pagination }

/** Which products a search puts on a page; null while the site's words are still being read. */
export async function findProducts(
  database: Database,
  text: string,
  { includeUnlinked = false, postCategory }: ProductFilter,
  page: number,
  size: number,
): Promise<FoundProducts | null> {
  const found = await siteSearch(database).products.find({ text, all: includeUnlinked, correct: true })
  if (!found) return null
  const passing = found.hits.filter(({ facts }) => postCategory === undefined || facts.categories.includes(postCategory))
  const ids = passing.slice((page - 1) * size, page * size).map(({ facts }) => facts.id)
  return { ids, pagination: pageOf(page, size, passing.length) }
}
