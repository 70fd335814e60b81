import * as texts from '@/lib/contract/products/product-texts'
import { checkLink, queueLinks } from '../../products/links/check-links'
import { noteSeenPrice } from '../../products/feeds/follow-rows'
import { createProduct, storeReviewed } from '../../products/create-product'
import { deleteUnused, restoreProducts } from '../../products/delete-products'
import { getCatalogProduct } from '../../products/get-catalog-product'
import { presentProduct } from '../../products/present-products'
import { listCatalog } from '../../products/lists/list-catalog'
import type { Answers } from '../implement'
import { archiveProducts, setGone } from '../../products/archive-products'
import { suggestReplacements } from '../../products/suggest-replacements'
import { replaceProduct, undoProductReplacement } from '../../posts/replace-product'
import { LEFT_REASONS, LEFT_TEXTS, type LeftReading } from '@/lib/contract/products/value-origin'
import { applyReading, compareReading, readAgain } from '../../products/readings/reread-product'
import { undoReadings } from '../../products/readings/undo-reading'
import { readable } from '../readable'
import { listProgrammes, removeProgramme, saveProgramme } from '../../products/programmes'
import { errors } from '../../core/errors'
import { importProducts, previewImport } from '../../products/import/import-products'
import { listProductImports, previewUndo, undoProductImport } from '../../products/import/undo-product-import'

/** How many readings were left for each reason. */
function countedReasons(left: LeftReading[]): string {
  return LEFT_REASONS.flatMap((reason) => {
    const { length } = left.filter((one) => one.reason === reason)
    return length > 0 ? `${length} ${LEFT_TEXTS[reason]}` : []
  }).join(', ')
}

/** The calls of the product administration. */
export const catalogCalls: Answers['catalog'] = {
  list: async ({ page, per_page, ...view }, { database }) => ({
    data: await listCatalog(database, view, page, per_page),
  }),
  get: async (input, { database }) => ({ data: await getCatalogProduct(database, input.product_id) }),
  create: async ({ reading, fields }, { database }) => {
    const product = reading ? await storeReviewed(database, reading, fields) : await createProduct(database, fields)
    return { message: texts.PRODUCT_CREATED, data: { product: await presentProduct(database, product, 'admin') } }
  },
  batchDelete: async ({ ids }, { database }) => {
    const { deleted, used } = await deleteUnused(database, ids)
    return { message: texts.productsDeleted(deleted, used.length), deletedCount: deleted, usedIds: used }
  },
  batchRestore: async ({ ids }, { database }) => {
    const restored = await restoreProducts(database, ids)
    return { message: texts.productsRestored(restored, new Set(ids).size), restoredCount: restored }
  },
  checkLink: async (input, { database }) => ({
    message: texts.LINK_CHECKED,
    data: { link: await checkLink(database, input.product_id) },
  }),
  batchCheck: async ({ ids }, { database }) => {
    const queuedCount = await queueLinks(database, ids)
    return { message: texts.linksQueued(queuedCount), queuedCount }
  },
  seePrice: async (input, { database }) => {
    await noteSeenPrice(database, input.product_id)
    return { message: texts.PRICE_SEEN }
  },
  // The end of a product's life.
  batchArchive: async ({ ids, archived }, { database }) => {
    const archivedCount = await archiveProducts(database, ids, archived)
    return { message: texts.productsArchived(archivedCount, archived), archivedCount }
  },
  setGone: async ({ params, body }, { database }) => {
    const product = await setGone(database, params.product_id, body.is_gone, body.replacement_id)
    return {
      message: texts.productGone(body.is_gone),
      data: { product: await presentProduct(database, product, 'admin') },
    }
  },
  suggest: async (input, { database }) => ({
    data: { products: await suggestReplacements(database, input.product_id) },
  }),
  // One product in place of another.
  replace: async ({ params, body }, { author, database }) => {
    const { by, post_ids: postIds, merge, dry_run: dryRun } = body
    const replaced = await replaceProduct(database, params.product_id, by, { postIds, merge, dryRun, author })
    const message = dryRun ? '' : merge ? texts.productMerged(replaced.length) : texts.productReplaced(replaced.length)
    return { message, data: { replaced } }
  },
  undoReplace: async ({ params, body }, { author, database }) => {
    const restored = await undoProductReplacement(database, params.product_id, body.by, body.links, author)
    return { message: texts.replaceUndone(restored.length), data: { restored } }
  },
  // The page of a product is read again.
  reread: async ({ params, body }, { database }) => {
    const id = params.product_id
    const reading = body.reading ?? (await readable(() => readAgain(database, id)))
    return { data: await compareReading(database, id, reading) }
  },
  applyReading: async ({ params, body }, { database }) => {
    const { reading, fields, updated_at: basedOn } = body
    const { product: stored, readingId } = await applyReading(database, params.product_id, reading, fields, basedOn)
    const product = await presentProduct(database, stored, 'admin')
    return { message: texts.readingApplied(new Set(fields).size), data: { product, reading_id: readingId } }
  },
  undoReadings: async ({ ids }, { database }) => {
    const { undoneIds, left } = await undoReadings(database, ids)
    return { message: texts.readingsUndone(undoneIds.length, countedReasons(left)), undoneIds, left }
  },
  // Many products at once.
  importCsv: async (input, { database }) => {
    const { dry_run: dryRun, ...file } = input
    const report = await (dryRun ? previewImport : importProducts)(database, file)
    const { new_count: added, known_count: known, wrong_count: wrong } = report
    const message = dryRun ? texts.IMPORT_CHECKED : texts.productsImported({ added, known, wrong })
    return { message, data: { report } }
  },
  listImports: async (_input, { database }) => ({ data: { imports: await listProductImports(database) } }),
  undoImport: async ({ params, body }, { database }) => {
    const undone = await (body.dry_run ? previewUndo : undoProductImport)(database, params.import_id)
    const { removed_count: removed, used_count: used, changed_count: changed } = undone
    const message = body.dry_run ? texts.UNDO_CHECKED : texts.importUndone(removed, used + changed)
    return { message, data: { undone } }
  },
}

/** The calls for affiliate programs of shops. */
export const affiliateCalls: Answers['affiliates'] = {
  list: async (_input, { database }) => ({ data: { programmes: await listProgrammes(database) } }),
  save: async (input, { database }) => {
    const programme = await saveProgramme(database, input.params.host, input.body)
    return { message: 'Affiliate program saved', data: { programme } }
  },
  remove: async (input, { database }) => {
    if (!(await removeProgramme(database, input.host))) throw errors.programmeNotFound()
    return { message: 'Affiliate program removed' }
  },
}
