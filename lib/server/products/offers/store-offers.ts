import { and, eq } from 'drizzle-orm'
import { MAX_OFFERS } from '@/lib/contract/limits'
import type { OfferCorrection } from '@/lib/contract/products/product-correction'
import { isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { type OfferSource, productOffers } from '../../db/schema/offer-schema'
import { products } from '../../db/schema/post-schema'
import type { StoredOrigins } from '../../db/schema/product-schema'
import { sourceOf } from '../product-identity'
import { notePrice, toHundredths } from '../product-row'
import { listProgrammes } from '../programmes'
import { originsWith } from '../readings/read-product'
import { bestFirst, keyOf, type Offer } from './read-offers'

type Row = typeof products.$inferSelect

/** An offer as one source states it. */
export type OfferInput = Omit<Offer, 'productId' | 'source' | 'position'>

/** What an offer states of a product; one that a person corrected has chosen the shop. */
const STATED = ['product_url', 'price', 'original_price', 'currency', 'availability'] as const
/** Amounts and their currency belong together. */
const AMOUNTS: readonly string[] = ['price', 'original_price', 'currency']

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
  const product = await lockProduct(tx, productId)
  if (!product) return
  const before = await offersOf(tx, productId)
  const own = keyOf(product.productUrl)
  const kept = before.filter((offer) => offer.source !== source)
  const stated = rowsOf(product, source, offers)
  const lost = before.filter((offer) => isOfFeed(offer) && offer.source === source && keyOf(offer.productUrl) === own)
  const isShown = lost.some(({ checkedAt }) => checkedAt >= (product.priceAt ?? product.createdAt))
  const isDropped = isShown && !isIn([...kept, ...stated], own)
  await settle(tx, product, [...kept, ...stated], isDropped)
}

/** Makes the best offer of a product what it shows, after its own values changed. @returns whether it has offers. */
export async function chooseOffer(tx: Database, productId: string): Promise<boolean> {
  const offers = await offersOf(tx, productId)
  const product = offers.length > 0 && (await lockProduct(tx, productId))
  if (!product) return false
  await settle(tx, product, offers, false)
  return true
}

/** The offers that a person entered; those with the price of before keep the time at which it was checked, and their other values. */
export async function offerInputs(
  tx: Database,
  productId: string,
  entered: readonly OfferCorrection[],
): Promise<OfferInput[]> {
  const before = await offersOf(tx, productId)
  return entered.map(({ product_url: productUrl, shop: shopName, price, currency, availability }) => {
    const known = before.find((offer) => offer.source === 'hand' && offer.productUrl === productUrl)
    const stated = { productUrl, shopName, price: toHundredths(price), currency, availability }
    const isSame = known?.price === stated.price && known.currency === currency
    return {
      ...stated,
      originalPrice: isSame ? known.originalPrice : null,
      shipping: known?.shipping ?? null,
      checkedAt: isSame ? known.checkedAt : new Date(),
    }
  })
}

/** Forgets the offer of an address that a product no longer has. */
export async function forgetOffer(tx: Database, productId: string, address: string): Promise<void> {
  const ofHand = and(eq(productOffers.productId, productId), eq(productOffers.source, 'hand'))
  await tx.delete(productOffers).where(and(ofHand, eq(productOffers.productUrl, address)))
}

async function lockProduct(tx: Database, id: string): Promise<Row | undefined> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return product
}

const offersOf = (tx: Database, productId: string) =>
  tx.select().from(productOffers).where(eq(productOffers.productId, productId))

const isIn = (offers: readonly Offer[], key: string) => offers.some((offer) => keyOf(offer.productUrl) === key)

/** One row for each address: the cheapest in stock. */
function rowsOf({ id: productId, currency }: Row, source: OfferSource, offers: readonly OfferInput[]): Offer[] {
  const rows = offers.map((offer) => ({
    ...{ ...offer, productId, source, position: 0 },
    shopName: offer.shopName?.trim() || null,
    shipping: offer.shipping?.trim() || null,
  }))
  return bestFirst(rows, currency, []).slice(0, MAX_OFFERS)
}

/** @param isDropped whether what the product shows is an offer that is no longer stated. */
async function settle(tx: Database, product: Row, stated: Offer[], isDropped: boolean): Promise<void> {
  const own = keyOf(product.productUrl)
  const byHand = STATED.filter((field) => product.corrected.includes(field) && product.origins[field]?.[0] === 'hand')
  const others = stated.filter((offer) => keyOf(offer.productUrl) !== own)
  const [ofFeed] = stated.filter((offer) => isOfFeed(offer) && keyOf(offer.productUrl) === own)
  // What the product shows is known best from itself, unless a feed has stated it since.
  const isNewer = ofFeed && (product.priceAt === null || ofFeed.checkedAt >= product.priceAt)
  const current = ownOffer(product, stated)
  const shown = isNewer ? { ...ofFeed, ...correctedIn(current, byHand) } : current
  const isLeft = isDropped && byHand.length === 0 && others.length > 0
  const candidates = byHand.length > 0 ? others.filter((offer) => !isOfFeed(offer)) : others
  const isKept = !isLeft && !ofFeed && others.length > 0
  const best = await bestOf(tx, product.currency, [...(isLeft ? [] : [shown]), ...candidates])
  const hand = [...(isKept ? [current] : []), ...others.filter((offer) => !isOfFeed(offer))]
  const chosen = keyOf(best?.productUrl ?? product.productUrl)
  const isAlone = [...stated, ...hand].every(({ productUrl }) => keyOf(productUrl) === chosen)
  await replaceRows(tx, product.id, [...stated.filter(isOfFeed), ...(isAlone ? [] : hand)])
  if (best && best !== current) await show(tx, product, best, byHand)
}

const isOfFeed = ({ source }: Offer) => source !== 'hand'

/** What a person corrected of what the product shows. */
function correctedIn(current: Offer, byHand: readonly (typeof STATED)[number][]): Partial<Offer> {
  const { productUrl, price, originalPrice, currency, availability, checkedAt } = current
  return {
    ...(byHand.includes('product_url') && { productUrl }),
    ...(byHand.includes('availability') && { availability }),
    ...(byHand.some((field) => AMOUNTS.includes(field)) && { price, originalPrice, currency, checkedAt }),
  }
}

/** What the product itself shows, as an offer. */
function ownOffer(product: Row, stated: readonly Offer[]): Offer {
  const known = stated.find(({ productUrl }) => keyOf(productUrl) === keyOf(product.productUrl))
  const { id: productId, productUrl, price, originalPrice, currency, availability, priceAt, createdAt } = product
  const said = { shopName: known?.shopName ?? null, shipping: known?.shipping ?? null, checkedAt: priceAt ?? createdAt }
  const place = { productId, source: 'hand', position: 0 } as const
  return { ...place, productUrl, price, originalPrice, currency, availability, ...said }
}

/** The cheapest offer in stock in a currency; without one, the first. */
async function bestOf(tx: Database, currency: string, offers: Offer[]): Promise<Offer | undefined> {
  const [best] = bestFirst(offers, currency, await listProgrammes(tx))
  const isSold = best && best.price !== null && best.currency === currency && !isOutOfStock(best.availability)
  return isSold ? best : offers[0]
}

async function replaceRows(tx: Database, productId: string, offers: readonly Offer[]): Promise<void> {
  await tx.delete(productOffers).where(eq(productOffers.productId, productId))
  const rows = offers.map((offer) => {
    const ofSource = offers.filter(({ source }) => source === offer.source)
    return { ...offer, position: ofSource.indexOf(offer) }
  })
  if (rows.length > 0) await tx.insert(productOffers).values(rows)
}

/** Writes an offer into the product's own fields. */
async function show(tx: Database, product: Row, offer: Offer, byHand: readonly string[]): Promise<void> {
  const { productUrl, price, originalPrice, currency, availability, checkedAt } = offer
  const shown = { productUrl, price, originalPrice, currency, availability }
  const isMoved = productUrl !== product.productUrl
  const isChanged = Object.entries(shown).some(([column, value]) => product[column as keyof typeof shown] !== value)
  await tx
    .update(products)
    .set({
      ...shown,
      priceAt: price === null ? null : checkedAt,
      // A price is not compared with one in another currency.
      ...(currency !== product.currency && { seenPrice: null }),
      origins: originsOf(product, offer, byHand),
      ...(isMoved && { link: null, linkDueAt: null }),
      ...(isMoved && !product.corrected.includes('source') && { source: sourceOf(new URL(productUrl)) }),
      ...(isChanged && { updatedAt: new Date(Math.max(Date.now(), product.updatedAt.getTime() + 1)) }),
    })
    .where(eq(products.id, product.id))
  await notePrice(tx, product.id)
}

/** A feed states where values come from; of what a product's page stated before, it is no longer known. */
function originsOf({ origins }: Row, { source, checkedAt }: Offer, byHand: readonly string[]): StoredOrigins {
  const fields = STATED.filter((field) => !byHand.includes(field))
  if (source !== 'hand') return originsWith(origins, fields, 'feed', checkedAt)
  const gone: readonly string[] = fields
  return Object.fromEntries(Object.entries(origins).filter(([field]) => !gone.includes(field)))
}
