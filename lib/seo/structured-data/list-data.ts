import type {
  AggregateOffer,
  ItemAvailability,
  ItemList,
  ListItem,
  Offer,
  Product as ProductData,
  BlogPosting,
  CollectionPage,
} from 'schema-dts'
import type { Product } from '@/lib/contract/products/product'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { formatAvailability } from '@/lib/format/products/product-values'
import { imageData } from './site-data'
import { datedAt } from '@/lib/contract/posts/post-lists'
import { STRUCTURED_DATA_LIMIT } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'

/** A product with the address of its card's picture. */
export type ShownProduct = Product & { picture: string | null }

/** schema.org availability by the text that the page shows. */
const AVAILABILITY: Record<string, ItemAvailability> = {
  'In stock': 'https://schema.org/InStock',
  'Limited stock': 'https://schema.org/LimitedAvailability',
  'Out of stock': 'https://schema.org/OutOfStock',
  'Sold out': 'https://schema.org/SoldOut',
  'Pre-order': 'https://schema.org/PreOrder',
  'On back order': 'https://schema.org/BackOrder',
  Discontinued: 'https://schema.org/Discontinued',
}

/** An ItemList of products; those without a price have no offer. */
export function productListData(products: ShownProduct[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Featured Products',
    itemListElement: products.map((product, index) => listItem(product, index + 1, siteUrl)),
  }
}

function listItem(product: ShownProduct, position: number, siteUrl: string): ListItem {
  const offers = offersOf(product)
  const url = shopAddress(product)
  return {
    '@type': 'ListItem',
    position,
    ...(offers ? { item: withOffer(product, offers, siteUrl) } : { name: product.name, ...(url && { url }) }),
  }
}

function withOffer(product: ShownProduct, offers: Offer | AggregateOffer, siteUrl: string): ProductData {
  const image = imageData(product.picture, siteUrl)
  return {
    '@type': 'Product',
    name: product.name,
    ...(image && { image }),
    ...(product.brand?.trim() && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.sku?.trim() && { sku: product.sku }),
    offers,
  }
}

/** The address that the card of a product leads to: of one that is gone, that of the product to buy instead. */
function shopAddress(product: Product): string | null {
  const shown = product.is_gone ? product.replacement : product
  return shown ? addressOf(shown) : null
}

const addressOf = (shown: Pick<Product, 'affiliate_url' | 'product_url'>) =>
  safeAddress(shown.affiliate_url) ?? safeAddress(shown.product_url)

/** All offers in the currency of the product, together where there are several. */
function offersOf(product: Product): Offer | AggregateOffer | null {
  if (product.is_gone) return null
  const inCurrency = (product.offers ?? []).filter(({ currency }) => currency === product.currency)
  const shown = [product, ...inCurrency].flatMap((offer) => {
    const data = offerOf(offer)
    return data && offer.price !== null ? [{ data, price: offer.price }] : []
  })
  const prices = shown.map(({ price }) => price)
  if (shown.length < 2) return shown[0]?.data ?? null
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    priceCurrency: product.currency.toUpperCase(),
    offerCount: shown.length,
    offers: shown.map(({ data }) => data),
  }
}

type Stated = Pick<Product, 'price' | 'price_hidden' | 'currency' | 'availability' | 'product_url' | 'affiliate_url'>

function offerOf(product: Stated): Offer | null {
  const { price, price_hidden: isHidden, currency, availability: code } = product
  if (price === null || isHidden || !/^[A-Za-z]{3}$/.test(currency)) return null
  const url = addressOf(product)
  const availability = AVAILABILITY[formatAvailability(code ?? '')]
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: currency.toUpperCase(),
    ...(availability && { availability }),
    ...(url && { url }),
  }
}

type Listed = Pick<PostSummary, 'id' | 'slug' | 'title' | 'previewImage' | 'created_at' | 'published_at'>

type ListPage = { name: string; address: string; siteUrl: string }

/** A CollectionPage of posts: the first ones with an address. */
export function collectionData(page: ListPage & { posts: Listed[] }): CollectionPage {
  const posts = page.posts.filter(({ id }) => id).slice(0, STRUCTURED_DATA_LIMIT)
  return collection(page, posts.length > 0 && postList(posts, page.siteUrl))
}

/** A CollectionPage of products: the first ones. */
export function productCollectionData(page: ListPage & { products: ShownProduct[] }): CollectionPage {
  const products = page.products.slice(0, STRUCTURED_DATA_LIMIT)
  return collection(page, products.length > 0 && productListData(products, page.siteUrl))
}

function collection({ name, address }: ListPage, list: ItemList | false): CollectionPage {
  return { '@type': 'CollectionPage', '@id': address, name, url: address, ...(list && { mainEntity: list }) }
}

function postList(posts: Listed[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: posts.map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: article(post, siteUrl),
    })),
  }
}

function article(post: Listed, siteUrl: string): BlogPosting {
  const image = imageData(post.previewImage, siteUrl)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: siteUrl + postPath(post),
    ...(image && { image }),
    ...(datedAt(post) && { datePublished: datedAt(post) ?? '' }),
  }
}
