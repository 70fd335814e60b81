import { and, eq, ne } from 'drizzle-orm'
import type { ProductCorrection, ProductFields } from '@/lib/contract/products/product-correction'
import { EMPTY_IMAGE } from '@/lib/contract/products/product-images'
import { formatMoment } from '@/lib/format/dates'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { products } from '../db/schema/post-schema'
import { shortKey, type StoredProduct, toHundredths } from './product-row'
import { productKey, sourceOf } from './product-identity'
import { originsWith } from '@/lib/server/products/readings/read-product'
import { forgetOffer, storeEntered } from './offers/store-offers'
import { changeProduct, priceMoment, rowOf, storedProduct } from './write-product'

type Row = typeof products.$inferSelect

/**
 * Stores a person's corrections of a product.
 * @throws not-found for a missing product, conflict if it is stale, exists if another product has the new address.
 */
export async function correctProduct(
  database: Database,
  id: string,
  correction: ProductCorrection,
): Promise<StoredProduct> {
  return write(database, async (tx) => {
    const { follow = [], updated_at: basedOn, offers, ...input } = correction
    const before = await rowOf(tx, id, 'update')
    requireVersion(before, basedOn)
    const fields = Object.keys(input).filter((field) => input[field as keyof ProductFields] !== undefined)
    const columns = correctedColumns(before, input)
    if (columns.key) await requireFreeKey(tx, columns.key, id)
    const fixed = [...before.corrected.filter((field) => !(follow as string[]).includes(field)), ...fields]
    const now = laterThan(before)
    if (columns.productUrl) await forgetOffer(tx, id, before.productUrl)
    const product = await changeProduct(tx, id, {
      ...columns,
      corrected: [...new Set(fixed)].sort(),
      origins: originsWith(before.origins, fields, 'hand', now),
      updatedAt: now,
    })
    if (!offers) return product
    await storeEntered(tx, id, offers)
    return storedProduct(tx, id)
  })
}

/** @throws conflict if a product was saved after the version that a change is based on. */
export function requireVersion({ updatedAt }: Pick<Row, 'updatedAt'>, basedOn: string | null | undefined): void {
  const savedAt = updatedAt.toISOString()
  if (!basedOn || basedOn === savedAt) return
  const message = `This product was saved on ${formatMoment(savedAt, 'zone')}, after you opened it`
  throw errors.stale(message, { updated_at: savedAt, updated_by: null })
}

/** The time of a save: two in one millisecond must have different ones. */
export const laterThan = ({ updatedAt }: Pick<Row, 'updatedAt'>) =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1))

/** The columns for given fields. @param before the current values. */
export function correctedColumns(
  before: Pick<Row, 'images' | 'productUrl' | 'source'>,
  rest: ProductFields,
): Partial<Row> {
  const { price, original_price, image, product_url, review_count, model_number, category, purchase_info, ...same } =
    rest
  const isSet = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
  return {
    ...(product_url !== undefined && addressColumns(before, product_url)),
    ...isSet,
    ...(price !== undefined && { price: toHundredths(price), priceAt: priceMoment(price, new Date()) }),
    ...(original_price !== undefined && { originalPrice: toHundredths(original_price) }),
    ...(review_count !== undefined && { reviewCount: review_count }),
    ...(model_number !== undefined && { modelNumber: model_number }),
    ...(category !== undefined && { categoryPath: category && category.path.length > 0 ? category.path : null }),
    ...(purchase_info !== undefined && { purchaseInfo: purchase_info }),
    ...(image !== undefined && { images: withPrimary(rest.images ?? before.images, image) }),
  }
}

/** A new address; if it identifies another product, the key and the source change, too. */
function addressColumns(before: Pick<Row, 'productUrl' | 'source'>, productUrl: string): Partial<Row> {
  const key = productKey(productUrl)
  const unchecked = { link: null, linkDueAt: null }
  if (URL.canParse(before.productUrl) && productKey(before.productUrl) === key) return { productUrl, ...unchecked }
  return { productUrl, ...unchecked, key: shortKey(key), source: sourceOf(new URL(productUrl)) }
}

/** Another product that has a key already. */
export async function otherWithKey(tx: Database, key: string, id: string) {
  const [other] = await tx
    .select({ product_id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.key, key), ne(products.id, id)))
  return other
}

/** @throws exists, naming the product that has the key already. */
export async function requireFreeKey(tx: Database, key: string, id: string): Promise<void> {
  const other = await otherWithKey(tx, key, id)
  if (other) throw errors.productThere(other)
}

/** The pictures with this one first; none if it is null. */
function withPrimary(images: Row['images'], address: string | null): Row['images'] {
  if (address === null) return []
  const known = images.find((image) =>
    [image.uploaded_url, image.url, image.cdn_url, image.source_url].includes(address),
  )
  const others = images.filter((image) => image !== known).map((image) => ({ ...image, is_primary: false }))
  const unknown = { ...EMPTY_IMAGE, [address.startsWith('/') ? 'uploaded_url' : 'url']: address }
  return [{ ...(known ?? unknown), is_primary: true }, ...others]
}
