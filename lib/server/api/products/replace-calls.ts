import 'server-only'
import { productMerged, productReplaced, replaceUndone } from '@/lib/contract/products/product-texts'
import { env } from '../../core/env'
import { replaceProduct, undoProductReplacement } from '../../posts/replace-product'
import { api } from '../implement'

const success = true as const

const replace = api.catalog.replace.handler(async ({ input: { params, body }, context: { database } }) => {
  const { by, post_ids: postIds, merge, dry_run: dryRun } = body
  const author = env().ADMIN_USERNAME
  const replaced = await replaceProduct(database, params.product_id, by, { postIds, merge, dryRun, author })
  const message = dryRun ? '' : merge ? productMerged(replaced.length) : productReplaced(replaced.length)
  return { success, message, data: { replaced } }
})

const undoReplace = api.catalog.undoReplace.handler(async ({ input: { params, body }, context: { database } }) => {
  const { ADMIN_USERNAME } = env()
  const restored = await undoProductReplacement(database, params.product_id, body.by, body.links, ADMIN_USERNAME)
  return { success, message: replaceUndone(restored.length), data: { restored } }
})

/** The calls that put one product in place of another. */
export const replaceCalls = { replace, undoReplace }
