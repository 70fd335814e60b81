import 'server-only'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { ProductFacets, Searched } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { paginate } from '../../db/query/paginate'
import { describeSearch } from '@/lib/search/results/describe-search'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { IndexedProduct } from '../../search/live/product-source'
import { DerivedCache } from '@/lib/search/result-cache'
import type { Found } from '@/lib/search/results/found'
import { siteSearch } from '../../search/live/site-search'
import { filterDocs, type Filtered } from '@/lib/search/results/filter-docs'
import { paginateHits } from '@/lib/search/results/paginate-hits'
import { productFacets } from './product-facets'
import { archivedDocs, type ProductFacet, type ProductFilter, searchConditions } from './product-filter'
import { compareProducts } from './product-orders'

type FoundProducts = {
  ids: string[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: ProductFacets | undefined
}

const pages = new DerivedCache<Found<IndexedProduct>, { ids: string[]; passing: DocSet }>()
const counts = new DerivedCache<Found<IndexedProduct>, ProductFacets>()

/**
 * One page of the ids that a search or a filter finds.
 * @throws unavailable while the index is still being built
 */
export async function findProducts(
  database: Database,
  text: string,
  filter: ProductFilter,
  page: number,
  size: number,
): Promise<FoundProducts> {
  const { products } = siteSearch(database)
  const unlisted = filter.includeUnlinked ?? false
  const found = await (text
    ? products.find({ text, all: unlisted, correct: !filter.exact })
    : products.browse(unlisted))
  const filtered = filterOnce(archivedDocs(found.docs, found.index, false), searchConditions(filter, found.index))
  const { ids, passing } = pages.get(found, { ...filter, facets: false, page, size }, () => {
    const { docs } = filtered()
    // Without a search, results are newest first already.
    const order =
      filter.sort && (text || filter.sort !== 'newest') ? compareProducts(filter.sort, filter.pricesSince) : undefined
    return { ids: paginateHits(found, docs, { page, size, order }), passing: docs }
  })
  return {
    ids,
    pagination: paginate(page, size, passing.size),
    search: text ? describeSearch(text, found, passing) : undefined,
    facets: filter.facets
      ? counts.get(found, filter, () => productFacets(filtered(), found.index, filter.pricesSince))
      : undefined,
  }
}

/** Filters lazily, and at most once. */
function filterOnce(...args: Parameters<typeof filterDocs<ProductFacet>>): () => Filtered<ProductFacet> {
  let filtered: Filtered<ProductFacet> | undefined
  return () => (filtered ??= filterDocs(...args))
}
