import 'server-only'
import { LEFT_REASONS, LEFT_TEXTS, type LeftReading } from '@/lib/contract/products/value-origin'
import { readingApplied, readingsUndone } from '@/lib/contract/products/product-texts'
import { presentProduct } from '../../products/present-products'
import { applyReading as apply, compareReading, readAgain } from '../../products/readings/reread-product'
import { undoReadings as undo } from '../../products/readings/undo-reading'
import { api } from '../implement'
import { readable } from '../readable'

const success = true as const

const reread = api.catalog.reread.handler(async ({ input: { params, body }, context: { database } }) => {
  const id = params.product_id
  const reading = body.reading ?? (await readable(() => readAgain(database, id)))
  return { success, data: await compareReading(database, id, reading) }
})

const applyReading = api.catalog.applyReading.handler(async ({ input: { params, body }, context: { database } }) => {
  const { reading, fields, updated_at: basedOn } = body
  const { product: stored, readingId } = await apply(database, params.product_id, reading, fields, basedOn)
  const product = await presentProduct(database, stored, 'admin')
  return { success, message: readingApplied(new Set(fields).size), data: { product, reading_id: readingId } }
})

const undoReadings = api.catalog.undoReadings.handler(async ({ input: { ids }, context: { database } }) => {
  const { undoneIds, left } = await undo(database, ids)
  return { success, message: readingsUndone(undoneIds.length, countedReasons(left)), undoneIds, left }
})

/** How many readings were left for each reason. */
function countedReasons(left: LeftReading[]): string {
  return LEFT_REASONS.flatMap((reason) => {
    const { length } = left.filter((one) => one.reason === reason)
    return length > 0 ? `${length} ${LEFT_TEXTS[reason]}` : []
  }).join(', ')
}

/** The calls that read the page of a product again. */
export const rereadCalls = { reread, applyReading, undoReadings }
