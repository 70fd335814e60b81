import { z } from 'zod'
import { admin, messageDataResponse } from './call'
import { flag, text } from './fields/fields'
import { DEFAULT_CURRENCY } from './limits'
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS, MAX_REPORTED_ROWS } from './products/product-import'

const AT_COLUMN = 'must be the number of a column, counted from 0'
const column = z.int(AT_COLUMN).min(0, AT_COLUMN).max(999, AT_COLUMN)
const optional = column.optional()
const columns = z.strictObject(
  {
    ...{ name: column, product_url: column, price: optional, original_price: optional, currency: optional },
    ...{
      brand: optional,
      image: optional,
      description: optional,
      sku: optional,
      model_number: optional,
      upc: optional,
    },
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

/** Many products at once: an addition of this site. */
export const importCalls = {
  importCsv: admin()
    .route({
      method: 'POST',
      path: '/admin/products/import',
      summary: 'Add the products of a CSV file (an addition of this site)',
      description: `The first row is the heading; ${MAX_IMPORT_ROWS} products at most. Products that are there already (same address, item number of the shop, or GTIN) stay as they are, and wrong rows are left out; all others are added in one transaction. With \`dry_run\` nothing is. The report lists the first ${MAX_REPORTED_ROWS} rows of each kind.`,
      tags: ['Products'],
    })
    .input(
      z.object({
        csv: text(MAX_IMPORT_LENGTH),
        columns,
        currency: z
          .string('must be text')
          .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code')
          .default(DEFAULT_CURRENCY)
          .describe('Of prices that name none'),
        dry_run: flag.default(false),
      }),
    )
    .output(messageDataResponse({ report: reportSchema })),
}
