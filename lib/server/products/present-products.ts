import type { Product, ProductImage } from '@/lib/contract/products/product'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import { textLanguage, env } from '../core/env'
import type { Database } from '../db/database'
import { focalPointsOf } from '../images/focal-points'
import { publicPicture } from '../images/public-pictures'
import { type Offer, otherOffers, readOffers } from './offers/read-offers'
import { productsById, type StoredProduct } from './product-row'
import { listProgrammes } from './programmes'
import { isAmazon } from '@/lib/format/addresses/shops'

/**
 * Whom an answer is for. The administrator sees hidden prices, marked, and replacements that are gone, too, and gets addresses of
 * this site for pictures, so that stored content stays valid if the bucket moves.
 */
export type Viewer = 'visitor' | 'admin'

/** Stored products as a viewer gets them. */
export async function presentProducts(
  database: Database,
  stored: readonly StoredProduct[],
  viewer: Viewer,
): Promise<Product[]> {
  const present = await productPresenter(database, stored, viewer)
  return stored.map((product) => present(product))
}

/** A stored product as a viewer gets it. */
export async function presentProduct(database: Database, stored: StoredProduct, viewer: Viewer): Promise<Product> {
  return (await productPresenter(database, [stored], viewer))(stored)
}

/**
 * Reads what products are shown with: whether their prices are hidden, offers of other shops, replacements, affiliate links, focal points and addresses of
 * pictures.
 * @returns converts one of them; `postId` is that of the post which features it.
 */
export async function productPresenter(
  database: Database,
  stored: readonly StoredProduct[],
  viewer: Viewer,
): Promise<(product: StoredProduct, postId?: string | null) => Product> {
  const age = await readPriceAge(database)
  const offersOf = await readOffers(
    database,
    stored.map(({ product_id: id }) => id),
  )
  const programmes = stored.length > 0 ? await listProgrammes(database) : []
  const replacements = await productsById(
    database,
    stored.flatMap(({ replacement }) => replacement?.product_id ?? []),
  )
  const focusOf = await focalPointsOf(
    database,
    stored.flatMap(({ images }) => images.flatMap(addressesOf)),
  )
  const shownImage = (image: ProductImage): ProductImage => {
    const focus = addressesOf(image).map(focusOf).find(Boolean)
    const shown = viewer === 'visitor' ? withPublicAddresses(image) : image
    return focus ? { ...shown, focus } : shown
  }
  return (product, postId) => {
    const applied = postId ? programmesIn(postId, programmes) : programmes
    const { replacement, images, ...same } = product
    return {
      ...same,
      ...(viewer === 'visitor' && textLanguage()),
      ...shownPrice(product, age, viewer),
      ...shownOffers(product, offersOf(product.product_id), applied, age, viewer),
      ...affiliateUrl(product, applied),
      images: images.map(shownImage),
      ...(replacement !== undefined && {
        replacement: shownReplacement(replacement && replacements.get(replacement.product_id), applied, viewer),
      }),
    }
  }
}

/** What replaces a price that visitors do not see since it is too old, or says that it needs its date; nothing for another one. */
export function shownPrice(
  { product_url: address, price, price_at: at }: Pick<StoredProduct, 'product_url' | 'price' | 'price_at'>,
  age: PriceAge,
  viewer: Viewer,
): Pick<Partial<Product>, 'price' | 'original_price' | 'price_at' | 'price_hidden' | 'price_dated'> {
  const hostname = URL.canParse(address) ? new URL(address).hostname : ''
  if (price === null) return {}
  if (isPriceShown(hostname, at ? Date.parse(at) : null, age))
    return viewer === 'visitor' && isDateDemanded(hostname, age) ? { price_dated: true } : {}
  return viewer === 'admin' ? { price_hidden: true } : { price: null, original_price: null, price_at: null }
}

/** The offers of other shops, the best first; nothing of a product that one shop has. */
function shownOffers(
  product: StoredProduct,
  offers: readonly Offer[],
  programmes: readonly AffiliateProgramme[],
  age: PriceAge,
  viewer: Viewer,
): Pick<Product, 'offers'> {
  const others = otherOffers(product, offers, programmes)
  if (others.length === 0) return {}
  return {
    offers: others.map((offer) => ({
      ...offer,
      ...shownPrice(offer, age, viewer),
      ...affiliateUrl(offer, programmes),
    })),
  }
}

function shownReplacement(
  by: StoredProduct | null | undefined,
  programmes: readonly AffiliateProgramme[],
  viewer: Viewer,
): Product['replacement'] {
  if (!by || (by.is_gone && viewer === 'visitor')) return null
  const { product_id, name, product_url } = by
  return { product_id, name, product_url, ...affiliateUrl(by, programmes) }
}

function affiliateUrl({ product_url }: Pick<StoredProduct, 'product_url'>, programmes: readonly AffiliateProgramme[]) {
  const address = affiliateLink(product_url, programmes)
  return address === product_url ? {} : { affiliate_url: address }
}

const addressesOf = (image: ProductImage) => [image.uploaded_url, image.url, image.cdn_url, image.source_url]

const withPublicAddresses = (image: ProductImage): ProductImage => ({
  ...image,
  uploaded_url: publicPicture(image.uploaded_url),
  url: publicPicture(image.url),
  cdn_url: publicPicture(image.cdn_url),
  source_url: publicPicture(image.source_url),
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Before when prices were checked that visitors do not see, in milliseconds: those of all shops, and of shops with terms of their own. */
export type PriceAge = { since: number | undefined; shops: readonly { host: string; since: number }[] }

/** How old a price may be that visitors see, to the minute; the shorter of the setting and the terms of the shop's program. */
export async function readPriceAge(database: Database): Promise<PriceAge> {
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  const days = env().HIDE_PRICES_AFTER_DAYS
  const programmes = await listProgrammes(database)
  return {
    since: days === undefined ? undefined : now - days * DAY,
    shops: programmes.flatMap(({ host, price_hours: hours }) => (hours ? [{ host, since: now - hours * HOUR }] : [])),
  }
}

/**
 * Whether visitors see a price.
 * @param hostname that of its shop.
 * @param at when it was checked, in milliseconds; null if that is not known, which hides one of Amazon.
 */
export function isPriceShown(hostname: string, at: number | null, age: PriceAge): boolean {
  const { since = 0, shops } = age
  if (!at) return since === 0 && !isDateDemanded(hostname, age)
  return at >= since && shops.every((shop) => at >= shop.since || !isOf(hostname, shop.host))
}

/** Whether the terms of a shop demand the date beside its prices: those of Amazon, and of programs with an age. */
export const isDateDemanded = (hostname: string, { shops }: PriceAge) =>
  isAmazon(hostname) || shops.some((shop) => isOf(hostname, shop.host))

const isOf = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`)
