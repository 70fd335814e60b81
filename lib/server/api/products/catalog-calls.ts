import * as texts from '@/lib/contract/products/product-texts'
import { checkLink, queueLinks } from '../../products/links/check-links'
import { noteSeenPrice } from '../../products/feeds/follow-rows'
import { createProduct, storeReviewed } from '../../products/create-product'
import { deleteUnused, restoreProducts } from '../../products/delete-products'
import { getCatalogProduct } from '../../products/get-catalog-product'
import { presentProduct } from '../../products/present-products'
import { listCatalog } from '../../products/lists/list-catalog'
import { api } from '../implement'
import { archiveProducts, setGone } from '../../products/archive-products'
import { suggestReplacements } from '../../products/suggest-replacements'
import { env } from '../../core/env'
import { replaceProduct, undoProductReplacement } from '../../posts/replace-product'
import { LEFT_REASONS, LEFT_TEXTS, type LeftReading } from '@/lib/contract/products/value-origin'
import { applyReading, compareReading, readAgain } from '../../products/readings/reread-product'
import { undoReadings } from '../../products/readings/undo-reading'
import { readable } from '../readable'
import { listProgrammes, removeProgramme, saveProgramme } from '../../products/programmes'
import { errors } from '../../core/errors'
import { importProducts, previewImport } from '../../products/import/import-products'
import { listProductImports, previewUndo, undoProductImport } from '../../products/import/undo-product-import'

/** The calls of the product administration. */
export const catalogCalls = {
  list: api.catalog.list.handler(async ({ input: { page, per_page, ...view }, context: { database } }) => ({
    data: await listCatalog(database, view, page, per_page),
  })),
  get: api.catalog.get.handler(async ({ input, context: { database } }) => ({
    data: await getCatalogProduct(database, input.product_id),
  })),
  create: api.catalog.create.handler(async ({ input: { reading, fields }, context: { database } }) => {
    const product = reading ? await storeReviewed(database, reading, fields) : await createProduct(database, fields)
    return { message: texts.PRODUCT_CREATED, data: { product: await presentProduct(database, product, 'admin') } }
  }),
  batchDelete: api.catalog.batchDelete.handler(async ({ input: { ids }, context: { database } }) => {
    const { deleted, used } = await deleteUnused(database, ids)
    return { message: texts.productsDeleted(deleted, used.length), deletedCount: deleted, usedIds: used }
  }),
  batchRestore: api.catalog.batchRestore.handler(async ({ input: { ids }, context: { database } }) => {
    const restored = await restoreProducts(database, ids)
    return { message: texts.productsRestored(restored, new Set(ids).size), restoredCount: restored }
  }),
  checkLink: api.catalog.checkLink.handler(async ({ input, context: { database } }) => ({
    message: texts.LINK_CHECKED,
    data: { link: await checkLink(database, input.product_id) },
  })),
  batchCheck: api.catalog.batchCheck.handler(async ({ input: { ids }, context: { database } }) => {
    const queuedCount = await queueLinks(database, ids)
    return { message: texts.linksQueued(queuedCount), queuedCount }
  }),
  seePrice: api.catalog.seePrice.handler(async ({ input, context: { database } }) => {
    await noteSeenPrice(database, input.product_id)
    return { message: texts.PRICE_SEEN }
  }),
}

/** The calls for the end of a product's life. */
export const archiveCalls = {
  batchArchive: api.catalog.batchArchive.handler(async ({ input: { ids, archived }, context: { database } }) => {
    const archivedCount = await archiveProducts(database, ids, archived)
    return { message: texts.productsArchived(archivedCount, archived), archivedCount }
  }),
  setGone: api.catalog.setGone.handler(async ({ input: { params, body }, context: { database } }) => {
    const product = await setGone(database, params.product_id, body.is_gone, body.replacement_id)
    return {
      message: texts.productGone(body.is_gone),
      data: { product: await presentProduct(database, product, 'admin') },
    }
  }),
  suggest: api.catalog.suggest.handler(async ({ input, context: { database } }) => ({
    data: { products: await suggestReplacements(database, input.product_id) },
  })),
}

/** The calls that put one product in place of another. */
export const replaceCalls = {
  replace: api.catalog.replace.handler(async ({ input: { params, body }, context: { database } }) => {
    const { by, post_ids: postIds, merge, dry_run: dryRun } = body
    const author = env().ADMIN_USERNAME
    const replaced = await replaceProduct(database, params.product_id, by, { postIds, merge, dryRun, author })
    const message = dryRun ? '' : merge ? texts.productMerged(replaced.length) : texts.productReplaced(replaced.length)
    return { message, data: { replaced } }
  }),
  undoReplace: api.catalog.undoReplace.handler(async ({ input: { params, body }, context: { database } }) => {
    const { ADMIN_USERNAME } = env()
    const restored = await undoProductReplacement(database, params.product_id, body.by, body.links, ADMIN_USERNAME)
    return { message: texts.replaceUndone(restored.length), data: { restored } }
  }),
}

/** How many readings were left for each reason. */
function countedReasons(left: LeftReading[]): string {
  return LEFT_REASONS.flatMap((reason) => {
    const { length } = left.filter((one) => one.reason === reason)
    return length > 0 ? `${length} ${LEFT_TEXTS[reason]}` : []
  }).join(', ')
}

/** The calls that read the page of a product again. */
export const rereadCalls = {
  reread: api.catalog.reread.handler(async ({ input: { params, body }, context: { database } }) => {
    const id = params.product_id
    const reading = body.reading ?? (await readable(() => readAgain(database, id)))
    return { data: await compareReading(database, id, reading) }
  }),
  applyReading: api.catalog.applyReading.handler(async ({ input: { params, body }, context: { database } }) => {
    const { reading, fields, updated_at: basedOn } = body
    const { product: stored, readingId } = await applyReading(database, params.product_id, reading, fields, basedOn)
    const product = await presentProduct(database, stored, 'admin')
    return { message: texts.readingApplied(new Set(fields).size), data: { product, reading_id: readingId } }
  }),
  undoReadings: api.catalog.undoReadings.handler(async ({ input: { ids }, context: { database } }) => {
    const { undoneIds, left } = await undoReadings(database, ids)
    return { message: texts.readingsUndone(undoneIds.length, countedReasons(left)), undoneIds, left }
  }),
}

/** The calls for affiliate programs of shops. */
export const affiliateCalls = {
  list: api.affiliates.list.handler(async ({ context: { database } }) => ({
    data: { programmes: await listProgrammes(database) },
  })),
  save: api.affiliates.save.handler(async ({ input, context: { database } }) => {
    const programme = await saveProgramme(database, input.params.host, input.body)
    return { message: 'Affiliate program saved', data: { programme } }
  }),
  remove: api.affiliates.remove.handler(async ({ input, context: { database } }) => {
    if (!(await removeProgramme(database, input.host))) throw errors.programmeNotFound()
    return { message: 'Affiliate program removed' }
  }),
}

/** The calls that add many products at once, and remove them again. */
export const importCalls = {
  importCsv: api.catalog.importCsv.handler(async ({ input, context: { database } }) => {
    const { dry_run: dryRun, ...file } = input
    const report = await (dryRun ? previewImport : importProducts)(database, file)
    const { new_count: added, known_count: known, wrong_count: wrong } = report
    const message = dryRun ? texts.IMPORT_CHECKED : texts.productsImported({ added, known, wrong })
    return { message, data: { report } }
  }),
  listImports: api.catalog.listImports.handler(async ({ context: { database } }) => ({
    data: { imports: await listProductImports(database) },
  })),
  undoImport: api.catalog.undoImport.handler(async ({ input: { params, body }, context: { database } }) => {
    const undone = await (body.dry_run ? previewUndo : undoProductImport)(database, params.import_id)
    const { removed_count: removed, used_count: used, changed_count: changed } = undone
    const message = body.dry_run ? texts.UNDO_CHECKED : texts.importUndone(removed, used + changed)
    return { message, data: { undone } }
  }),
}
