import { IMPORT_CHECKED, importUndone, productsImported, UNDO_CHECKED } from '@/lib/contract/products/product-texts'
import { importProducts, previewImport } from '../../products/import/import-products'
import { listProductImports, previewUndo, undoProductImport } from '../../products/import/undo-product-import'
import { api } from '../implement'

/** The calls that add many products at once, and remove them again. */
export const importCalls = {
  importCsv: api.catalog.importCsv.handler(async ({ input, context: { database } }) => {
    const { dry_run: dryRun, ...file } = input
    const report = await (dryRun ? previewImport : importProducts)(database, file)
    const { new_count: added, known_count: known, wrong_count: wrong } = report
    const message = dryRun ? IMPORT_CHECKED : productsImported({ added, known, wrong })
    return { message, data: { report } }
  }),
  listImports: api.catalog.listImports.handler(async ({ context: { database } }) => ({
    data: { imports: await listProductImports(database) },
  })),
  undoImport: api.catalog.undoImport.handler(async ({ input: { params, body }, context: { database } }) => {
    const undone = await (body.dry_run ? previewUndo : undoProductImport)(database, params.import_id)
    const { removed_count: removed, used_count: used, changed_count: changed } = undone
    const message = body.dry_run ? UNDO_CHECKED : importUndone(removed, used + changed)
    return { message, data: { undone } }
  }),
}
