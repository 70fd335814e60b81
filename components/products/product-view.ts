import type { FocalPoint } from '@/lib/contract/fields/fields'
import type { Product } from '@/lib/contract/products/product'
import { safeAddress } from '@/lib/format/addresses/hosts'
import {
  formatAvailability,
  formatRating,
  formatReviewCount,
  isOutOfStock,
  ratingPercent,
  ALSO_AT,
  formatPrice,
  offerChecked,
  offerText,
} from '@/lib/format/products/product-values'
import { productLinkLabel } from '@/lib/format/addresses/shops'
import { CARD_SPECIFICATION_LIMIT } from '@/lib/contract/limits'
import { formatDate } from '@/lib/format/dates'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'

export type PictureView = { addresses: string[]; alt: string | null; focus?: FocalPoint }

/** The formatted data of a product card: all product data that is serialized into the page. */
export type ProductView = {
  id: string
  name: string
  /** Of its texts, if it is not English. */
  language?: string
  /** Formatted; percent of five stars. */
  rating: { text: string; percent: number; reviews: string | null } | null
  price: string | null
  /** The previous price, if it was higher, and the difference, without cents if there are none. */
  before: string | null
  saving: string | null
  /** When the price was checked, as a sentence; null for a recent one. */
  priceChecked: string | null
  /** As text, of a product that is out of stock. */
  outOfStock: string | null
  description: string
  /** The primary image first; the product name replaces a missing alt text. */
  images: PictureView[]
  details: [title: string, facts: ProductFacts][]
  /** The link to the shop. */
  link: { address: string; label: string } | null
  /** Of a product that is no longer available: the one to buy instead. */
  gone: { instead: { address: string; name: string } | null } | null
}

export function productView(product: Product): ProductView {
  const { original_price: before, currency, rating, review_count: reviews, name, language } = product
  const price = product.price_hidden || product.is_gone ? null : product.price
  const isReduced = price !== null && before !== null && before > price
  const address = safeAddress(product.affiliate_url) ?? safeAddress(product.product_url)
  const details: ProductView['details'] = [
    [ALSO_AT, offerFacts(product)],
    ['Specifications', specificationFacts(product)],
    ['About this product', identityFacts(product.is_gone ? { ...product, availability: null } : product)],
    ['Purchase information', purchaseFacts(product)],
  ]
  return {
    id: product.product_id,
    name,
    ...(language && { language }),
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
    priceChecked: price === null ? null : offerChecked(product),
    outOfStock:
      !product.is_gone && product.availability && isOutOfStock(product.availability)
        ? formatAvailability(product.availability)
        : null,
    description: product.description.trim(),
    images: orderedImages(product.images).map((image) => ({
      addresses: imageAddresses(image),
      alt: image.alt_text === name ? null : image.alt_text,
      ...(image.focus && { focus: image.focus }),
    })),
    details: details.filter(([, facts]) => facts.length > 0),
    link: address && !product.is_gone ? { address, label: productLinkLabel(product.source) } : null,
    gone: product.is_gone ? { instead: insteadOf(product.replacement) } : null,
  }
}

/** Products in one row; the date that all dated prices share, as `Amazon: Price of Nov 28, 2026`, is theirs no more. */
export type ProductRow = { products: ProductView[]; priceDate: string | null }

/** The views of products, with what they share: all dated prices are those of one named shop and one day. */
export function productRow(products: Product[]): ProductRow {
  const views = products.map(productView)
  const dated = views.filter(({ priceChecked }) => priceChecked)
  const dates = new Set(dated.map(({ link, priceChecked }) => `${link?.label ?? ''}: ${priceChecked ?? ''}`))
  const [date = ''] = dates
  const shop = /^Buy on (.+)$/.exec(date)?.[1]
  if (!shop || dates.size > 1) return { products: views, priceDate: null }
  return { products: views.map((view) => ({ ...view, priceChecked: null })), priceDate: shop }
}

function insteadOf(replacement: Product['replacement']): { address: string; name: string } | null {
  const address = safeAddress(replacement?.affiliate_url) ?? safeAddress(replacement?.product_url)
  return replacement?.name && address ? { address, name: replacement.name } : null
}

/** With an address, the term is a link to a shop. */
export type ProductFacts = [term: string, value: string, address?: string][]

const knownFacts = (facts: [string, string | null | undefined][]): ProductFacts =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]?.trim()))

/** The first specifications of a product, limited for a card. */
export function specificationFacts({ specifications }: Product): ProductFacts {
  return knownFacts(Object.entries(specifications)).slice(0, CARD_SPECIFICATION_LIMIT)
}

/** The offers of other shops; none of a product that is gone. */
function offerFacts({ offers = [], is_gone: isGone }: Product): ProductFacts {
  if (isGone) return []
  return offers.flatMap((offer): ProductFacts => {
    const address = safeAddress(offer.affiliate_url) ?? safeAddress(offer.product_url)
    return address ? [[offer.shop, offerText(offer), address]] : []
  })
}

/** Identifiers of a product and its category in the shop. */
export function identityFacts(product: Product): ProductFacts {
  return knownFacts([
    ['Brand', product.brand],
    ['Availability', product.availability && formatAvailability(product.availability)],
    ['Model', product.model_number],
    ['SKU', product.sku],
    ['UPC', product.upc],
    ['Category', product.category?.path.join(' › ')],
    ['Also in', product.subcategories.join(', ')],
  ])
}

/** Purchase information of a product; empty if none is known. */
export function purchaseFacts({ purchase_info: info, currency }: Product): ProductFacts {
  if (!info) return []
  const facts = knownFacts([
    ['Purchase date', info.purchase_date && formatDate(info.purchase_date)],
    ['Purchase price', info.purchase_price === null ? null : formatPrice(info.purchase_price, currency)],
    ['Quantity', info.purchase_quantity?.toLocaleString('en-US')],
    ['Purchase method', info.purchase_method],
    ['Buyer review', info.customer_reviews_purchase],
    ['Return rate', info.return_rate === null ? null : formatReturnRate(info.return_rate)],
    ['Warranty', info.warranty_info],
    ['Installation services', info.installation_services.join(', ')],
    ['Bought together with', info.related_products_purchased.join(', ')],
  ])
  return info.is_purchased || facts.length > 0 ? [['Purchased', info.is_purchased ? 'Yes' : 'No'], ...facts] : []
}

/** A fraction as a percentage with one decimal: 0.05 is `5.0%`. */
export function formatReturnRate(fraction: number): string {
  return fraction.toLocaleString('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
