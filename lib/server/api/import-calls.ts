import 'server-only'
import { IMPORT_CHECKED, productsImported } from '@/lib/contract/products/product-texts'
import { importProducts, previewImport } from '../products/import/import-products'
import { api } from './implement'

const importCsv = api.catalog.importCsv.handler(async ({ input, context: { database } }) => {
  const { dry_run: dryRun, ...file } = input
  const report = await (dryRun ? previewImport : importProducts)(database, file)
  const { new_count: added, known_count: known, wrong_count: wrong } = report
  const message = dryRun ? IMPORT_CHECKED : productsImported({ added, known, wrong })
  return { success: true as const, message, data: { report } }
})

/** The calls that add many products at once. */
export const importCalls = { importCsv }
