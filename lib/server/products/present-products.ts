import 'server-only'
import type { Product, ProductImage } from '@/lib/contract/products/product'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import { env, textLanguage } from '../core/env'
import type { Database } from '../db/database'
import { focalPointsOf } from '../images/focal-points'
import { publicPicture } from '../images/public-pictures'
import { productsById, type StoredProduct } from './product-row'
import { listProgrammes } from './programmes'

/**
 * Whom an answer is for. The administrator sees hidden prices, marked, and replacements that are gone, too, and gets addresses of
 * this site for pictures, so that stored content stays valid if the bucket moves.
 */
export type Viewer = 'visitor' | 'admin'

const MINUTE = 60_000
const DAY = 86_400_000

/** The moment in milliseconds before which prices are hidden from visitors, to the minute; undefined where none are. */
export function pricesSince(): number | undefined {
  const days = env().HIDE_PRICES_AFTER_DAYS
  return days === undefined ? undefined : Math.floor(Date.now() / MINUTE) * MINUTE - days * DAY
}

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
 * Reads what products are shown with: whether their prices are hidden, replacements, affiliate links, focal points and addresses of
 * pictures.
 * @returns converts one of them; `postId` is that of the post which features it.
 */
export async function productPresenter(
  database: Database,
  stored: readonly StoredProduct[],
  viewer: Viewer,
): Promise<(product: StoredProduct, postId?: string | null) => Product> {
  const since = pricesSince()
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
      ...shownPrice(product, since, viewer),
      ...affiliateUrl(product, applied),
      images: images.map(shownImage),
      ...(replacement !== undefined && {
        replacement: shownReplacement(replacement && replacements.get(replacement.product_id), applied, viewer),
      }),
    }
  }
}

/** What replaces the price of a product that is hidden from visitors, as it was checked before `since`; nothing for another one. */
export function shownPrice(
  { price, price_at }: StoredProduct,
  since: number | undefined,
  viewer: Viewer,
): Partial<Product> {
  if (since === undefined || price === null || Date.parse(price_at ?? '') >= since) return {}
  return viewer === 'admin' ? { price_hidden: true } : { price: null, original_price: null, price_at: null }
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

function affiliateUrl({ product_url }: StoredProduct, programmes: readonly AffiliateProgramme[]) {
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
