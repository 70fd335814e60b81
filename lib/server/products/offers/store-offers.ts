import { and, eq, sql } from 'drizzle-orm'
import { MAX_OFFERS } from '@/lib/contract/limits'
import type { OfferCorrection } from '@/lib/contract/products/product-correction'
import type { OriginField } from '@/lib/contract/products/value-origin'
import { isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { type OfferSource, productOffers } from '../../db/schema/offer-schema'
import { products } from '../../db/schema/post-schema'
import { sourceOf } from '../product-identity'
import { notePrice, toHundredths } from '../product-row'
import { listProgrammes } from '../programmes'
import { originsWith } from '../readings/read-product'
import { bestFirst, keyOf, type Offer } from './read-offers'

type Row = typeof products.$inferSelect

export type OfferInput = Omit<Offer, 'productId' | 'source' | 'position'>

/** The columns of what an offer states of a product. Amounts, their currency and their time belong together. */
const AMOUNTS = ['price', 'originalPrice', 'currency', 'checkedAt'] as const
const STATED: Record<string, readonly (keyof OfferInput)[]> = {
  product_url: ['productUrl'],
  price: AMOUNTS,
  original_price: AMOUNTS,
  currency: AMOUNTS,
  availability: ['availability'],
}

/**
 * Replaces the offers of a product that one source states. The best one in stock becomes what the product shows: the lowest price in
 * its currency, the first in the order of shops when equal. What it showed before stays as an offer, unless the same source no longer
 * states it. A feed changes nothing that a person corrected. Nothing happens for a missing product.
 */
export async function storeOffers(
  tx: Database,
  productId: string,
  source: OfferSource,
  offers: readonly OfferInput[],
): Promise<void> {
  const { product, before } = await lockOffers(tx, productId)
  if (!product) return
  const rows = offers.map((offer) => ({ ...offer, productId, source, position: 0 }))
  const stated = bestFirst(rows, product.currency, []).slice(0, MAX_OFFERS)
  await settle(tx, product, before, [...before.filter((offer) => offer.source !== source), ...stated])
}

/** Replaces the offers that a person entered; one with the price of before keeps the time at which it was checked. */
export async function storeEntered(tx: Database, productId: string, entered: OfferCorrection[]): Promise<void> {
  const { before } = await lockOffers(tx, productId)
  const unknown = { originalPrice: null, shipping: null, checkedAt: new Date() }
  const offers = entered.map(({ product_url: productUrl, shop: shopName, price, ...rest }): OfferInput => {
    const stated = { ...rest, productUrl, shopName, price: toHundredths(price) }
    const isSame = (offer: Offer) =>
      !isOfFeed(offer) && (['productUrl', 'price', 'currency'] as const).every((name) => offer[name] === stated[name])
    return { ...unknown, ...before.find(isSame), ...stated }
  })
  await storeOffers(tx, productId, 'hand', offers)
}

/** Makes the best offer of a product what it shows, after its own values changed. @returns whether it has offers. */
export async function chooseOffer(tx: Database, productId: string): Promise<boolean> {
  const { product, before } = await lockOffers(tx, productId)
  if (!product || before.length === 0) return false
  await settle(tx, product, before, before)
  return true
}

/** Forgets the offer of an address that a product no longer has. */
export async function forgetOffer(tx: Database, productId: string, address: string): Promise<void> {
  const ofHand = and(eq(productOffers.productId, productId), eq(productOffers.source, 'hand'))
  await tx.delete(productOffers).where(and(ofHand, eq(productOffers.productUrl, address)))
}

async function lockOffers(tx: Database, productId: string) {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
  return { product, before: await tx.select().from(productOffers).where(eq(productOffers.productId, productId)) }
}

const isOfFeed = ({ source }: Offer) => source !== 'hand'

/** Stores the offers of a product, and makes the best one what it shows. */
async function settle(tx: Database, product: Row, before: Offer[], stated: Offer[]): Promise<void> {
  const own = keyOf(product.productUrl)
  const isOwn = ({ productUrl }: Offer) => keyOf(productUrl) === own
  const isByHand = (field: string) =>
    product.corrected.includes(field) && product.origins[field as OriginField]?.[0] === 'hand'
  const byHand = Object.keys(STATED).filter(isByHand)
  const others = stated.filter((offer) => !isOwn(offer))
  const current = ownOffer(product, stated.find(isOwn))
  const ofFeed = stated.find((offer) => isOwn(offer) && isOfFeed(offer))
  // What the product shows is known best from itself, unless a feed has stated it since.
  const isNewer = ofFeed && (product.priceAt === null || ofFeed.checkedAt >= product.priceAt)
  const shown = isNewer ? { ...ofFeed, ...valuesOf(current, byHand) } : current
  // A person who corrected what is shown has chosen the shop.
  const isDropped =
    byHand.length === 0 &&
    !stated.some(isOwn) &&
    before.some((offer) => isOwn(offer) && isOfFeed(offer) && offer.checkedAt >= current.checkedAt)
  const candidates = byHand.length > 0 ? others.filter((offer) => !isOfFeed(offer)) : others
  const best = await bestOf(tx, product.currency, [...(isDropped ? [] : [shown]), ...candidates])
  const ofHand = [...(isDropped || ofFeed ? [] : [current]), ...others.filter((offer) => !isOfFeed(offer))]
  const rows = [...stated.filter(isOfFeed), ...ofHand]
  const chosen = keyOf(best?.productUrl ?? product.productUrl)
  const isAlone = rows.every(({ productUrl }) => keyOf(productUrl) === chosen)
  await replaceRows(tx, product.id, isAlone ? rows.filter(isOfFeed) : rows)
  // The search index knows whether another shop has it, also for another currency.
  if (isOutOfStock(product.availability)) await tx.execute(sql`select note_search('product', array[${product.id}])`)
  if (best && best !== current) await show(tx, product, best, byHand)
}

/** What the product itself shows, as an offer. @param known what is known of it besides. */
function ownOffer(product: Row, known: Offer | undefined): Offer {
  const { id: productId, productUrl, price, originalPrice, currency, availability, priceAt, createdAt } = product
  const { shopName = null, shipping = null } = known ?? {}
  const values = { productUrl, price, originalPrice, currency, availability, checkedAt: priceAt ?? createdAt }
  return { productId, source: 'hand', position: 0, shopName, shipping, ...values }
}

function valuesOf(offer: Offer, fields: string[]): Partial<Offer> {
  const columns = fields.flatMap((field) => STATED[field] ?? [])
  return Object.fromEntries(columns.map((column) => [column, offer[column]])) as Partial<Offer>
}

/** The cheapest offer in stock in a currency; without one, the first. */
async function bestOf(tx: Database, currency: string, offers: Offer[]): Promise<Offer | undefined> {
  const [best] = bestFirst(offers, currency, await listProgrammes(tx))
  const isSold = best && best.price !== null && best.currency === currency && !isOutOfStock(best.availability)
  return isSold ? best : offers[0]
}

async function replaceRows(tx: Database, productId: string, offers: readonly Offer[]): Promise<void> {
  await tx.delete(productOffers).where(eq(productOffers.productId, productId))
  if (offers.length > 0)
    await tx.insert(productOffers).values(offers.map((offer, position) => ({ ...offer, position })))
}

/** Writes an offer into the product's own fields. */
async function show(tx: Database, product: Row, offer: Offer, byHand: string[]): Promise<void> {
  const { productUrl, price, originalPrice, currency, availability, checkedAt } = offer
  const shown = { productUrl, price, originalPrice, currency, availability }
  const isMoved = productUrl !== product.productUrl
  const isChanged = Object.entries(shown).some(([column, value]) => product[column as keyof typeof shown] !== value)
  const fields = Object.keys(STATED).filter((field) => !byHand.includes(field))
  // Of what the product's page stated before, it is no longer known where it comes from.
  const origins = Object.fromEntries(Object.entries(product.origins).filter(([field]) => !fields.includes(field)))
  await tx
    .update(products)
    .set({
      ...shown,
      priceAt: price === null ? null : checkedAt,
      // A price is not compared with one in another currency.
      ...(currency !== product.currency && { seenPrice: null }),
      origins: isOfFeed(offer) ? originsWith(origins, fields, 'feed', checkedAt) : origins,
      ...(isMoved && { link: null, linkDueAt: null }),
      ...(isMoved && !product.corrected.includes('source') && { source: sourceOf(new URL(productUrl)) }),
      ...(isChanged && { updatedAt: new Date(Math.max(Date.now(), product.updatedAt.getTime() + 1)) }),
    })
    .where(eq(products.id, product.id))
  await notePrice(tx, product.id)
}
