import 'server-only'
import { productGone, productsArchived } from '@/lib/contract/products/product-texts'
import { archiveProducts, setGone as set } from '../../products/archive-products'
import { presentProduct } from '../../products/present-products'
import { suggestReplacements } from '../../products/suggest-replacements'
import { api } from '../implement'

const success = true as const

const batchArchive = api.catalog.batchArchive.handler(async ({ input: { ids, archived }, context: { database } }) => {
  const archivedCount = await archiveProducts(database, ids, archived)
  return { success, message: productsArchived(archivedCount, archived), archivedCount }
})

const setGone = api.catalog.setGone.handler(async ({ input: { params, body }, context: { database } }) => {
  const product = await set(database, params.product_id, body.is_gone, body.replacement_id)
  return {
    success,
    message: productGone(body.is_gone),
    data: { product: await presentProduct(database, product, 'admin') },
  }
})

const suggest = api.catalog.suggest.handler(async ({ input, context: { database } }) => ({
  success,
  data: { products: await suggestReplacements(database, input.product_id) },
}))

/** The calls for the end of a product's life. */
export const archiveCalls = { batchArchive, setGone, suggest }
