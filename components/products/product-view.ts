import type { Product } from '@/lib/contract/products/product'
import { postPath } from '@/lib/format/addresses/page-paths'
import { safeAddress } from '@/lib/format/addresses/safe-address'
import { formatAvailability } from '@/lib/format/products/availability'
import { formatPrice, priceChecked } from '@/lib/format/products/price'
import { productLinkLabel } from '@/lib/format/products/product-link-label'
import { formatRating, formatReviewCount, ratingPercent } from '@/lib/format/products/rating'
import { type ProductFacts, identityFacts, purchaseFacts, specificationFacts } from './product-facts'
import { imageAddresses, orderedImages } from './card/product-images'

export type PictureView = { addresses: string[]; alt: string | null }

/** The formatted data of a product card: all product data that is serialized into the page. */
export type ProductView = {
  id: string
  name: string
  brand: string | null
  /** Formatted; percent of five stars. */
  rating: { text: string; percent: number; reviews: string | null } | null
  price: string | null
  /** The previous price, if it was higher, and the difference, without cents if there are none. */
  before: string | null
  saving: string | null
  /** When the price was checked, as a sentence; null for a recent one. */
  priceChecked: string | null
  availability: string | null
  description: string
  /** The primary image first; the product name replaces a missing alt text. */
  images: PictureView[]
  details: [title: string, facts: ProductFacts][]
  /** The newest posts that feature it; empty where they are not known. */
  featuredIn: { address: string; title: string }[]
  /** The link to the shop. */
  link: { address: string; label: string } | null
  /** Of a product that is no longer available: the one to buy instead. */
  gone: { instead: { address: string; name: string } | null } | null
}

export function productView(product: Product): ProductView {
  const { original_price: before, currency, rating, review_count: reviews, name } = product
  const price = product.price_hidden || product.is_gone ? null : product.price
  const isReduced = price !== null && before !== null && before > price
  const address = safeAddress(product.affiliate_url) ?? safeAddress(product.product_url)
  const details: ProductView['details'] = [
    ['Specifications', specificationFacts(product)],
    ['About this product', identityFacts(product.is_gone ? { ...product, availability: null } : product)],
    ['Purchase information', purchaseFacts(product)],
  ]
  return {
    id: product.product_id,
    name,
    brand: product.brand,
    rating:
      rating === null || (rating === 0 && !reviews)
        ? null
        : {
            text: formatRating(rating),
            percent: ratingPercent(rating),
            reviews: reviews === null ? null : formatReviewCount(reviews),
          },
    price: price === null ? null : formatPrice(price, currency),
    before: isReduced ? formatPrice(before, currency) : null,
    saving: isReduced ? formatPrice(before - price, currency).replace(/\.00$/, '') : null,
    priceChecked: price === null ? null : priceChecked(product.price_at),
    availability: product.is_gone ? null : product.availability && formatAvailability(product.availability),
    description: product.description.trim(),
    images: orderedImages(product.images).map((image) => ({
      addresses: imageAddresses(image),
      alt: image.alt_text === name ? null : image.alt_text,
    })),
    featuredIn: (product.featured_in ?? []).map((post) => ({ address: postPath(post), title: post.title })),
    details: details.filter(([, facts]) => facts.length > 0),
    link: address && !product.is_gone ? { address, label: productLinkLabel(product.source) } : null,
    gone: product.is_gone ? { instead: insteadOf(product.replacement) } : null,
  }
}

function insteadOf(replacement: Product['replacement']): { address: string; name: string } | null {
  const address = safeAddress(replacement?.affiliate_url) ?? safeAddress(replacement?.product_url)
  return replacement?.name && address ? { address, name: replacement.name } : null
}
