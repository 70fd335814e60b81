import 'server-only'
import {
  LINK_CHECKED,
  linksQueued,
  PRODUCT_CREATED,
  productsDeleted,
  productsRestored,
} from '@/lib/contract/products/product-texts'
import { checkLink as checkNow, queueLinks } from '../../products/links/check-links'
import { createProduct, storeReviewed } from '../../products/create-product'
import { deleteUnused, restoreProducts } from '../../products/delete-products'
import { getCatalogProduct } from '../../products/get-catalog-product'
import { presentProduct } from '../../products/present-products'
import { listCatalog } from '../../products/lists/list-catalog'
import { api } from '../implement'

const success = true as const

const list = api.catalog.list.handler(async ({ input: { page, per_page, ...view }, context: { database } }) => ({
  success,
  data: await listCatalog(database, view, page, per_page),
}))

const get = api.catalog.get.handler(async ({ input, context: { database } }) => ({
  success,
  data: await getCatalogProduct(database, input.product_id),
}))

const create = api.catalog.create.handler(async ({ input: { reading, fields }, context: { database } }) => {
  const product = reading ? await storeReviewed(database, reading, fields) : await createProduct(database, fields)
  return { success, message: PRODUCT_CREATED, data: { product: await presentProduct(database, product, 'admin') } }
})

const batchDelete = api.catalog.batchDelete.handler(async ({ input: { ids }, context: { database } }) => {
  const { deleted, used } = await deleteUnused(database, ids)
  return { success, message: productsDeleted(deleted, used.length), deletedCount: deleted, usedIds: used }
})

const batchRestore = api.catalog.batchRestore.handler(async ({ input: { ids }, context: { database } }) => {
  const restored = await restoreProducts(database, ids)
  return { success, message: productsRestored(restored, new Set(ids).size), restoredCount: restored }
})

const checkLink = api.catalog.checkLink.handler(async ({ input, context: { database } }) => ({
  success,
  message: LINK_CHECKED,
  data: { link: await checkNow(database, input.product_id) },
}))

const batchCheck = api.catalog.batchCheck.handler(async ({ input: { ids }, context: { database } }) => {
  const queuedCount = await queueLinks(database, ids)
  return { success, message: linksQueued(queuedCount), queuedCount }
})

/** The calls of the product administration. */
export const catalogCalls = { list, get, create, batchDelete, batchRestore, checkLink, batchCheck }
