import 'server-only'
import type { Pagination } from '@/lib/contract/pagination'
import type { ProductOrder } from '@/lib/contract/product-orders'
import type { ProductFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/paginate'
import { describeSearch } from '../search/describe-search'
import type { DocSet } from '../../search/index/doc-set'
import type { ProductFacts } from '../search/live/product-source'
import { AnswersOf } from '../../search/kept-results'
import { type Found, siteSearch } from '../search/live/site-search'
import { narrow, type Narrowed } from '../search/narrow'
import { pageOfHits } from '../search/page-of-hits'
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

const pages = new AnswersOf<Found<ProductFacts>, { ids: string[]; passing: DocSet }>()
const counts = new AnswersOf<Found<ProductFacts>, ProductFacets>()

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
    return { ids: pageOfHits(found, docs, { page, size, order }), passing: docs }
  })
  return {
    ids,
    pagination: pageOf(page, size, passing.size),
    search: text ? describeSearch(text, found, passing) : undefined,
    facets: filter.facets ? counts.get(found, filter, () => productFacets(sorted(), found.index)) : undefined,
  }
}

/** Sorts documents by a filter when that is first asked for, and not again. */
function narrowedOnce(...asked: Parameters<typeof narrow<Respect>>): () => Narrowed<Respect> {
  let narrowed: Narrowed<Respect> | undefined
  return () => (narrowed ??= narrow(...asked))
}
