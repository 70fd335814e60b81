import 'server-only'
import type { Pagination } from '@/lib/contract/pagination'
import type { ProductOrder } from '@/lib/contract/product-orders'
import type { ProductFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/paginate'
import { describeSearch } from '@/lib/search/results/describe-search'
import type { DocSet } from '../../search/index/doc-set'
import type { ProductFacts } from '../search/live/product-source'
import { DerivedCache } from '../../search/result-cache'
import type { Found } from '@/lib/search/results/found'
import { siteSearch } from '../search/live/site-search'
import { filterDocs, type Filtered } from '@/lib/search/results/filter-docs'
import { paginateHits } from '@/lib/search/results/paginate-hits'
import { productChecks, productFacets, type Respect } from './product-facets'
import { isPlainList, type ProductFilter } from './product-filter'

export type FoundProducts = { ids: string[]; pagination: Pagination; search?: Searched | undefined; facets?: ProductFacets | undefined }

type Order = (a: ProductFacts, b: ProductFacts) => number

const newest: Order = (a, b) => b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1)
/** Products without a price, or without a rating, come last. */
const ORDERS: Record<ProductOrder, Order> = {
  newest,
  'price-low': (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE) || newest(a, b),
  'price-high': (a, b) => (b.price ?? -1) - (a.price ?? -1) || newest(a, b),
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || newest(a, b),
}

const pages = new DerivedCache<Found<ProductFacts>, { ids: string[]; passing: DocSet }>()
const counts = new DerivedCache<Found<ProductFacts>, ProductFacets>()

/**
 * Which products a search or a filter puts on a page; null while the site's words are still being
 * read, which a list that needs none of them does not wait for.
 */
export async function findProducts(
  database: Database,
  text: string,
  filter: ProductFilter,
  page: number,
  size: number,
): Promise<FoundProducts | null> {
  const { products } = siteSearch(database)
  const unlisted = filter.includeUnlinked ?? false
  const patience = isPlainList({ ...filter, facets: false }) ? 0 : undefined
  const found = await (text ? products.find({ text, all: unlisted, correct: !filter.exact }) : products.browse(unlisted, patience))
  if (!found) return null
  const sorted = narrowedOnce(found.docs, productChecks(filter, found.index))
  const { ids, passing } = pages.get(found, { ...filter, facets: false, page, size }, () => {
    const { docs } = sorted()
    // What is browsed stands in the order of the newest already.
    const order = filter.sort && (text || filter.sort !== 'newest') ? ORDERS[filter.sort] : undefined
    return { ids: paginateHits(found, docs, { page, size, order }), passing: docs }
  })
  return {
    ids,
    pagination: pageOf(page, size, passing.size),
    search: text ? describeSearch(text, found, passing) : undefined,
    facets: filter.facets ? counts.get(found, filter, () => productFacets(sorted(), found.index)) : undefined,
  }
}

/** Sorts documents by a filter when that is first asked for, and not again. */
function narrowedOnce(...asked: Parameters<typeof filterDocs<Respect>>): () => Filtered<Respect> {
  let narrowed: Filtered<Respect> | undefined
  return () => (narrowed ??= filterDocs(...asked))
}
