import 'server-only'
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { READ_FIELDS } from '@/lib/contract/fields/read-fields'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { fromJson } from '../../db/query/from-json'
import { products } from '../../db/schema/post-schema'
import { productPrices, replacedValues } from '../../db/schema/product-schema'
import { write } from '../../db/write'
import { laterThan } from '../correct-product'
import { changeProduct, HELD_BY } from '../write-product'

type Row = typeof products.$inferSelect

const DAY = 86_400_000

/** The columns that a reading may change. */
const REPLACED: readonly (keyof Row)[] = [
  ...READ_FIELDS.flatMap((field) => HELD_BY[field]),
  'key',
  'source',
  'link',
  'linkDueAt',
  'corrected',
  'origins',
  'readAt',
  'priceAt',
]

/**
 * Remembers a product as it is before a reading changes it, in place of what an earlier reading replaced.
 * @param readAt the version that the reading makes.
 * @returns the id to undo the reading by.
 */
export async function rememberReplaced(tx: Database, before: Row, readAt: Date): Promise<string> {
  const expired = lt(replacedValues.readAt, new Date(readAt.getTime() - RESTORE_DAYS * DAY))
  await tx.delete(replacedValues).where(or(eq(replacedValues.productId, before.id), expired))
  const id = newId()
  const values = Object.fromEntries(REPLACED.map((column) => [column, before[column]]))
  await tx.insert(replacedValues).values({ id, productId: before.id, readAt, before: values })
  return id
}

/**
 * Undoes readings, in one transaction: their products get back what was replaced, and their prices lose what was read.
 * Products that were changed since, or whose address another product has by now, stay as they are.
 * @returns the ids of the readings that were undone.
 */
export async function undoReadings(database: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  return write(database, async (tx) => {
    const found = await tx
      .select({ reading: replacedValues, now: products })
      .from(replacedValues)
      .innerJoin(
        products,
        and(eq(products.id, replacedValues.productId), eq(products.updatedAt, replacedValues.readAt)),
      )
      .where(inArray(replacedValues.id, ids))
    const undone: string[] = []
    for (const { reading, now } of found) if (await restore(tx, reading, now)) undone.push(reading.id)
    return undone
  })
}

/** @returns whether it was done. */
async function restore(tx: Database, reading: typeof replacedValues.$inferSelect, now: Row): Promise<boolean> {
  const before: Partial<Row> = fromJson(products, reading.before)
  const [other] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.key, before.key ?? now.key), ne(products.id, now.id)))
  if (other) return false
  await tx.delete(replacedValues).where(eq(replacedValues.id, reading.id))
  await tx.delete(productPrices).where(and(eq(productPrices.productId, now.id), eq(productPrices.at, reading.readAt)))
  // Checks of the same address since then still hold.
  const link = before.productUrl === now.productUrl && { link: now.link, linkDueAt: now.linkDueAt }
  await changeProduct(tx, now.id, { ...before, ...link, updatedAt: laterThan(now) })
  return true
}
