import { z } from 'zod'
import { RESTORE_DAYS } from '../products/catalog-views'
import { admin, dataResponse, id, messageDataResponse } from '../call'
import * as f from '../fields/fields'
import { DEFAULT_CURRENCY } from '../limits'
import {
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_NAME_LENGTH,
  MAX_IMPORT_ROWS,
  MAX_REPORTED_ROWS,
} from '../products/product-import'

const AT_COLUMN = 'must be the number of a column, counted from 0'
const column = z.int(AT_COLUMN).min(0, AT_COLUMN).max(999, AT_COLUMN)
const optional = column.optional()
const columns = z.strictObject(
  {
    name: column,
    product_url: column,
    price: optional,
    original_price: optional,
    currency: optional,
    brand: optional,
    image: optional,
    description: optional,
    sku: optional,
    model_number: optional,
    upc: optional,
  },
  'must name the columns of the fields',
)

/** Where rows are counted as a spreadsheet does: the heading is row 1. */
const reportSchema = z.object({
  new_count: z.number(),
  known_count: z.number(),
  wrong_count: z.number(),
  /** The first rows whose product is there already, and which product that is. */
  known: z.array(
    z.object({
      row: z.number(),
      product_id: z.string(),
      name: z.string(),
      same: z.enum(['address', 'gtin', 'sku']).catch('address'),
    }),
  ),
  wrong: z.array(z.object({ row: z.number(), reason: z.string() })),
})
export type ImportReport = z.infer<typeof reportSchema>

/** An import that can be undone. */
const pastImportSchema = z.object({
  id: z.string(),
  /** The name of its file, if it was given. */
  name: f.looseText,
  created_at: f.timestamp,
  /** The number of products that it added. */
  count: f.looseCount,
  /** When it was undone; null for most. */
  undone_at: f.timestamp,
})
export type PastImport = z.infer<typeof pastImportSchema>

/** What undoing an import does: of its products, those removed, and those that stay. */
const undoReportSchema = z.object({
  removed_count: z.number(),
  /** Featured by posts. */
  used_count: z.number(),
  /** Changed since, by hand or by a reading. */
  changed_count: z.number(),
  /** Deleted already. */
  gone_count: z.number(),
  /** The first of those that stay. */
  stay: z.array(z.object({ product_id: z.string(), name: z.string(), why: z.enum(['used', 'changed']) })),
})
export type UndoReport = z.infer<typeof undoReportSchema>

/** Many products at once: additions of this site. */
export const importCalls = {
  importCsv: admin('POST /admin/products/import', 'Add the products of a CSV file', {
    description: `The first row is the heading; ${MAX_IMPORT_ROWS} products at most. Products that are there already (same address, item number of the shop, or GTIN) stay as they are, and wrong rows are left out; all others are added in one transaction. With \`dry_run\` nothing is. The report lists the first ${MAX_REPORTED_ROWS} rows of each kind.`,
  })
    .input(
      z.object({
        csv: f.text(MAX_IMPORT_LENGTH),
        columns,
        currency: f.currencyCode.default(DEFAULT_CURRENCY).describe('Of prices that name none'),
        name: f.text(MAX_IMPORT_NAME_LENGTH).optional().describe('The name of the file, for the list of imports'),
        dry_run: f.flag.default(false),
      }),
    )
    .output(messageDataResponse({ report: reportSchema })),
  listImports: admin('GET /admin/product-imports', 'List the imports that can be undone, newest first', {
    description: `Imports of the last ${RESTORE_DAYS} days.`,
  }).output(dataResponse({ imports: f.looseObjects(pastImportSchema) })),
  undoImport: admin('POST /admin/product-imports/{import_id}/undo', 'Remove the products that an import added', {
    failures: [404],
    isDetailed: true,
    description: `Products that a post features, or that were changed since, stay. The others can be restored for ${RESTORE_DAYS} days. With \`dry_run\` nothing is removed. The report lists the first ${MAX_REPORTED_ROWS} products that stay.`,
  })
    .input(
      z.object({
        params: z.object({ import_id: id }),
        body: z.object({ dry_run: f.flag.default(false) }, 'must be an object').default({ dry_run: false }),
      }),
    )
    .output(messageDataResponse({ undone: undoReportSchema })),
}
