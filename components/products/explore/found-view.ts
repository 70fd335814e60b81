import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import type { ProductFacets, Searched } from '@/lib/contract/search/search'
import { type ProductRow, productRow } from '../product-view'

type Facts = {
  pagination?: Pagination | undefined
  search?: Searched | undefined
  facets?: ProductFacets | undefined
}

/** Products of a filter as Explore shows them: it formats none, so that the page comes without the code for that. */
export type FoundView = ProductRow & Facts

/** The view of what the API has found. */
export function foundView({ products, pagination, search, facets }: Facts & { products: Product[] }): FoundView {
  return { ...productRow(products), pagination, search, facets }
}
