import { isCategory } from '@/lib/contract/posts/categories'
import { ADMIN_TEXTS, productFetched } from '@/lib/contract/admin-texts'
import { correctProduct } from '../../products/correct-product'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import { paginate } from '../../db/query/sql'
import { listByIds, listByName, withPosts } from '../../products/lists/list-by-ids'
import { presentProduct, presentProducts, readPriceAge } from '../../products/present-products'
import { listProducts } from '../../products/lists/list-products'
import { apiErrors } from '../api-errors'
import type { ProductReading } from '@/lib/contract/products/product'
import type { Database } from '../../db/database'
import { fetchRules } from '../../fetch/target'
import { previewReading, storeReading } from '../../products/write-product'
import { readProductFrom, readProductIn } from '../../products/readings/read-product'
import { readable } from '../readable'
import { ADMIN_ONLY, type Answers } from '../implement'

/** What a reading would make of the product; nothing is stored. */
async function preview(database: Database, reading: ProductReading) {
  const { product, unchanged } = await previewReading(database, reading)
  const shown = await presentProduct(database, product, 'admin')
  return { message: productFetched(product.name, unchanged), data: { product: shown, reading } }
}

/** Ids per call; further ones are ignored. */
const MAX_LISTED_IDS = 20

/** The calls for products as visitors and the editor use them. */
export const productCalls: Answers['products'] = {
  list: async (input, { admin, viewer, database }) => {
    if (input.include_unlinked && !admin) throw apiErrors.unauthorized(ADMIN_ONLY)
    if (input.post_category !== undefined && !isCategory(input.post_category)) {
      throw apiErrors.badField('post_category', 'is not one of the fixed categories')
    }
    if (input.include_unlinked && input.match === 'substring' && input.search?.trim()) {
      const found = await listByName(
        database,
        input.search.trim(),
        input.page ?? 1,
        input.per_page ?? EXPLORE_PAGE_SIZE,
      )
      const products = await presentProducts(database, found.products, viewer)
      return { data: { ...found, products } }
    }
    if (input.ids !== undefined) {
      const ids = input.ids.split(',').slice(0, MAX_LISTED_IDS)
      const found = await listByIds(database, ids, input.include_unlinked ?? false)
      const products = await presentProducts(database, found, viewer)
      return { data: { products, pagination: paginate(1, MAX_LISTED_IDS, products.length) } }
    }
    const { search, brand, source, exact, facets, sort } = input
    const filter = {
      search,
      brand,
      source,
      exact,
      facets,
      sort,
      postCategory: input.post_category,
      includeUnlinked: input.include_unlinked,
      minPrice: input.min_price,
      maxPrice: input.max_price,
      minRating: input.min_rating,
      inStock: input.in_stock,
      priceAge: input.include_unlinked ? undefined : await readPriceAge(database),
    }
    const listed = await listProducts(database, filter, input.page ?? 1, input.per_page)
    const shown = await presentProducts(database, listed.products, viewer)
    const products = input.include_unlinked ? shown : await withPosts(database, shown)
    return { data: { ...listed, products } }
  },
  /** Reads a product from the URL of a shop's page; stores it unless `keep` is false. */
  fetchFromUrl: async ({ url, keep }, { database }) => {
    const reading = await readable(() => readProductFrom(url, fetchRules()))
    if (keep === false) return preview(database, reading)
    const { product, unchanged } = await storeReading(database, reading)
    const shown = await presentProduct(database, product, 'admin')
    return { message: productFetched(product.name, unchanged), data: { product: shown } }
  },
  /** Reads a product from HTML that the caller sends; nothing is stored. */
  readSource: async ({ url, source }, { database }) =>
    preview(database, await readable(() => readProductIn(source, url))),
  correct: async (input, { database }) => {
    const corrected = await correctProduct(database, input.params.product_id, input.body)
    const product = await presentProduct(database, corrected, 'admin')
    return { message: ADMIN_TEXTS.productUpdated, data: { product } }
  },
}
