import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import type { Searched } from '@/lib/contract/search/search'
import { listPages } from '@/lib/format/texts/counts'

/** The number of products beside the posts of a search. */
const FOUND_PRODUCTS = 4

type Found = { products: Product[]; pagination?: Pagination | undefined; search?: Searched | undefined }

/** The input of the call for the products that match a search best. */
export const besideCall = (text: string) => ({ search: text, page: 1, per_page: FOUND_PRODUCTS })

/** What is shown of them; null if there are none, or only such that miss some words. */
export function foundBeside({ products, pagination, search }: Found) {
  if (products.length === 0 || search?.partial) return null
  const { total } = listPages(pagination, { page: 1, size: FOUND_PRODUCTS, count: products.length })
  return { products, total }
}
