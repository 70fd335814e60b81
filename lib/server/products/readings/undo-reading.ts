import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { READ_FIELDS } from '@/lib/contract/fields/fields'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import type { LeftReading, LeftReason } from '@/lib/contract/products/value-origin'
import { type Database, write } from '../../db/database'
import { fromJson } from '../../db/query/sql'
import { products } from '../../db/schema/post-schema'
import { productPrices, replacedValues } from '../../db/schema/product-schema'
import { laterThan, otherWithKey } from '../correct-product'
import { changeProduct, FIXED_BY } from '../write-product'

type Row = typeof products.$inferSelect

const DAY = 86_400_000

/** The columns that a reading may change. */
const REPLACED: readonly (keyof Row)[] = [
  ...READ_FIELDS.flatMap((field) => FIXED_BY[field]),
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
  const id = readingId(before.id, readAt)
  const values = Object.fromEntries(REPLACED.map((column) => [column, before[column]]))
  await tx.insert(replacedValues).values({ id, productId: before.id, readAt, before: values })
  return id
}

/**
 * Undoes readings, in one transaction: their products get back what was replaced, and their prices lose what was read.
 * Products that were changed since, or whose address another product has by now, stay as they are.
 * @returns the ids of the readings that were undone, and why the others were not.
 */
export async function undoReadings(
  database: Database,
  ids: string[],
): Promise<{ undoneIds: string[]; left: LeftReading[] }> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return { undoneIds: [], left: [] }
  return write(database, async (tx) => {
    const rows = await tx
      .select({ reading: replacedValues, now: products })
      .from(replacedValues)
      .leftJoin(products, eq(products.id, replacedValues.productId))
      .where(inArray(replacedValues.id, requested))
    const found = new Map(rows.map((row) => [row.reading.id, row]))
    const left: LeftReading[] = []
    for (const id of requested) {
      const row = found.get(id)
      const reason = row ? await undoOne(tx, row.reading, row.now) : await whyForgotten(tx, id)
      if (reason) left.push({ id, reason })
    }
    return { undoneIds: requested.filter((id) => left.every((one) => one.id !== id)), left }
  })
}

/** @returns why it was not done; null if it was. */
async function undoOne(
  tx: Database,
  reading: typeof replacedValues.$inferSelect,
  now: Row | null,
): Promise<LeftReason | null> {
  if (!now) return 'deleted'
  if (now.updatedAt.getTime() !== reading.readAt.getTime()) return 'changed'
  return (await restore(tx, reading, now)) ? null : 'address_taken'
}

/** Why a reading is no longer remembered: its product was deleted or read again, it is too old, or it is undone. */
async function whyForgotten(tx: Database, id: string): Promise<LeftReason> {
  const { productId, readAt } = partsOf(id)
  const [now] = await tx.select({ readAt: products.readAt }).from(products).where(eq(products.id, productId))
  if (!now) return 'deleted'
  if (readAt < Date.now() - RESTORE_DAYS * DAY) return 'expired'
  return (now.readAt?.getTime() ?? 0) < readAt ? 'undone' : 'read_again'
}

/** The id of a reading names its product and version, to say why one that is no longer remembered cannot be undone. */
const readingId = (productId: string, readAt: Date) => `${productId}.${readAt.getTime()}`

function partsOf(id: string): { productId: string; readAt: number } {
  const at = id.lastIndexOf('.')
  return { productId: id.slice(0, at), readAt: Number(id.slice(at + 1)) }
}

/** @returns whether it was done. */
async function restore(tx: Database, reading: typeof replacedValues.$inferSelect, now: Row): Promise<boolean> {
  const before: Partial<Row> = fromJson(products, reading.before)
  if (await otherWithKey(tx, before.key ?? now.key, now.id)) return false
  await tx.delete(replacedValues).where(eq(replacedValues.id, reading.id))
  await tx.delete(productPrices).where(and(eq(productPrices.productId, now.id), eq(productPrices.at, reading.readAt)))
  // Checks of the same address since then still hold.
  const link = before.productUrl === now.productUrl && { link: now.link, linkDueAt: now.linkDueAt }
  await changeProduct(tx, now.id, { ...before, ...link, updatedAt: laterThan(now) })
  return true
}
