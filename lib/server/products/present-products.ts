import type { Product, ProductImage } from '@/lib/contract/products/product'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import { textLanguage } from '../core/env'
import type { Database } from '../db/database'
import { focalPointsOf } from '../images/focal-points'
import { publicPicture } from '../images/public-pictures'
import { type Offer, otherOffers, readOffers } from './offers/read-offers'
import { isDateDemanded, isPriceShown, type PriceAge, readPriceAge } from './price-age'
import { productsById, type StoredProduct } from './product-row'
import { listProgrammes } from './programmes'

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
