import 'server-only'
import { productFetched } from '@/lib/contract/admin-texts'
import type { ProductReading } from '@/lib/contract/products/product'
import type { Database } from '../../db/database'
import { fetchRules } from '../../fetch/fetch-rules'
import { previewReading, storeReading } from '../../products/write-product'
import { readProductFrom, readProductIn } from '../../products/readings/read-product'
import { api } from '../implement'
import { readable } from '../readable'

/** Reads a product from the URL of a shop's page; stores it unless `keep` is false. */
export const fetchFromUrl = api.products.fetchFromUrl.handler(
  async ({ input: { url, keep }, context: { database } }) => {
    const reading = await readable(() => readProductFrom(url, fetchRules()))
    if (keep === false) return preview(database, reading)
    const { product, unchanged } = await storeReading(database, reading)
    return { success: true as const, message: productFetched(product.name, unchanged), data: { product } }
  },
)

/** Reads a product from HTML that the caller sends; nothing is stored. */
export const readSource = api.products.readSource.handler(async ({ input: { url, source }, context: { database } }) =>
  preview(database, await readable(() => readProductIn(source, url))),
)

/** What a reading would make of the product; nothing is stored. */
async function preview(database: Database, reading: ProductReading) {
  const { product, unchanged } = await previewReading(database, reading)
  return { success: true as const, message: productFetched(product.name, unchanged), data: { product, reading } }
}
