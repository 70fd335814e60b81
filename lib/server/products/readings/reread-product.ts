import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ProductReading } from '@/lib/contract/products/product'
import { READ_FIELDS, type ReadField } from '@/lib/contract/fields/fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { type Database, write } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { fetchRules } from '../../fetch/target'
import { laterThan, requireFreeKey, requireVersion } from '../correct-product'
import { isSameProduct, readProductFrom, originsAfterReading } from './read-product'
import { forgetOffer } from '../offers/store-offers'
import { presentProduct } from '../present-products'
import { columnsOf, shortKey, type StoredProduct, toProduct } from '../product-row'
import { addressToStore } from '../product-identity'
import { rememberReplaced } from './undo-reading'
import { changeProduct, FIXED_BY, priceMoment, rowOf } from '../write-product'

type Row = typeof products.$inferSelect
/** A product after a reading, with the id to undo the reading by; null if no field was chosen. */
type Applied = { product: StoredProduct; readingId: string | null }

/**
 * Reads the page of a product again.
 * @throws not-found for a missing product, ReaderError with a sentence that says why the page cannot be read.
 */
export async function readAgain(database: Database, id: string): Promise<ProductReading> {
  return readProductFrom((await rowOf(database, id)).productUrl, fetchRules())
}

/** What a reading would change of a product; nothing is stored. @throws not-found for a missing product. */
export async function compareReading(database: Database, id: string, reading: ProductReading): Promise<Reread> {
  const before = await rowOf(database, id)
  const fresh = freshOf(before, reading)
  const changes = READ_FIELDS.filter((field) => differs(before, fresh, field)).map((field) => {
    return { field, by_hand: isByHand(before, field) }
  })
  const read = { ...before, ...fresh, priceAt: priceMoment(fresh.price, new Date()) }
  return {
    product: await presentProduct(database, toProduct(before), 'admin'),
    read: await presentProduct(database, toProduct(read), 'admin'),
    reading,
    changes,
    other: isSameProduct(before, reading) ? null : await otherOf(database, reading),
    updated_at: before.updatedAt.toISOString(),
  }
}

/**
 * Applies chosen fields of a reading; those that a person corrected follow the page from then on.
 * @param basedOn the version that they were compared with.
 * @throws not-found, conflict if the product was saved since, exists if another product has the new address.
 */
export async function applyReading(
  database: Database,
  id: string,
  reading: ProductReading,
  fields: ReadField[],
  basedOn?: string | null,
): Promise<Applied> {
  return write(database, async (tx) => {
    const before = await rowOf(tx, id, 'update')
    requireVersion(before, basedOn)
    const fresh = freshOf(before, reading)
    // Another product says nothing about the price of this one.
    if (fields.length === 0 && !isSameProduct(before, reading)) return { product: toProduct(before), readingId: null }
    const now = laterThan(before)
    const isPriceKnown =
      fields.includes('price') || (isSameProduct(before, reading) && !differs(before, fresh, 'price'))
    if (fields.includes('product_url')) await forgetOffer(tx, id, before.productUrl)
    const address = fields.includes('product_url') ? await addressColumns(tx, before, fresh, reading) : {}
    const readingId = fields.length > 0 ? await rememberReplaced(tx, before, now) : null
    const product = await changeProduct(tx, id, {
      ...Object.fromEntries(
        fields.flatMap((field) => FIXED_BY[field]).map((column) => [column, fresh[column as keyof typeof fresh]]),
      ),
      ...address,
      origins: originsAfterReading(before.origins, reading, now, (field) =>
        fields.some((chosen) => isWithin(field, chosen)),
      ),
      ...(isPriceKnown && { priceAt: priceMoment(fresh.price, now) }),
      corrected: before.corrected.filter((fixed) => !fields.some((field) => isWithin(fixed, field))),
      readAt: now,
      updatedAt: now,
    })
    return { product, readingId }
  })
}

/** The columns of a reading, without those that no page states. */
function freshOf(before: Row, reading: ProductReading) {
  const { key: _key, ...fresh } = columnsOf(reading)
  return { ...fresh, productUrl: addressToStore(before.productUrl, fresh.productUrl) }
}

/** A page that no longer states an amount keeps its currency, which says nothing then. */
function differs(before: Row, fresh: ReturnType<typeof freshOf>, field: ReadField): boolean {
  if (field === 'price' && before.price === null && fresh.price === null) return false
  return FIXED_BY[field].some((column) => !isDeepStrictEqual(before[column], fresh[column as keyof typeof fresh]))
}

/** Whether a corrected field is one, or a part of one, that a reading changes. */
const isWithin = (fixedField: string, field: ReadField) => {
  const columns = FIXED_BY[fixedField as keyof typeof FIXED_BY] ?? []
  return columns.some((column) => FIXED_BY[field].includes(column))
}
const isByHand = ({ corrected }: Row, field: ReadField) => corrected.some((locked) => isWithin(locked, field))

async function otherOf(database: Database, reading: ProductReading): Promise<Reread['other']> {
  const [stored] = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.key, shortKey(reading.key)))
  return { name: reading.name, product_id: stored?.id ?? null }
}

/** A new address, with the key and the shop that belong to it. */
async function addressColumns(
  tx: Database,
  before: Row,
  fresh: ReturnType<typeof freshOf>,
  reading: ProductReading,
): Promise<Partial<Row>> {
  const key = shortKey(reading.key)
  if (key !== before.key) await requireFreeKey(tx, key, before.id)
  const isNew = fresh.productUrl !== before.productUrl
  return {
    key,
    ...(!before.corrected.includes('source') && { source: fresh.source }),
    ...(isNew && { link: null, linkDueAt: null }),
  }
}
