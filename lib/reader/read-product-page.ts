import 'server-only'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/product'
import { isAmazon } from '@/lib/format/shops'
import { canonicalProduct } from './canonical-product'
import type { Facts } from './facts'
import { gatherFacts, type Gathered } from './gather-facts'
import { isProductPage } from './judge/is-product'
import { isRobotCheck, isTitledRobotCheck, robotCheck } from './judge/robot-check'
import { firstOf, mergeFacts, mergeMoney, mergeRating } from './merge-facts'
import { rawText } from './page/elements'
import { openPage, type Page } from './page/open-page'
import { pageCurrency } from './page-currency'
import { pictureNames } from './largest-picture'
import { productImages } from './product-images'
import { cleanName } from './product-name'
import { ReaderError } from './reader-error'
import { sourceOf } from './shops/source-of'
import { categoryPath, statedCrumbs, withoutWayBack } from './structured/breadcrumbs'
import { galleryImages } from './visible/gallery'
import { hasCart, headingOf, productArea } from './visible/product-area'
import { specifiedFacts } from './visible/specified-facts'
import { visibleCrumbs } from './visible/visible-crumbs'
import { labelledNumbers, visibleAvailability, visibleDescription } from './visible/visible-facts'
import { struckPrice } from './visible/struck-price'
import { visiblePrice } from './visible/visible-price'
import { woocommerceGallery } from './visible/woocommerce-gallery'

const MAX_DESCRIPTION = 10_000
const PROMOTION =
  /^(buy|shop|order|find|get|discover|browse|purchase|save on)\b|free (shipping|delivery)|low(est)? prices?/i

/** A product as a page states it, under a key that is the same for all addresses of one product. */
export type ReadProduct = Omit<Product, 'product_id' | 'purchase_info'> & { key: string }

/**
 * Reads the product that a page sells. What the page does not state stays null or empty.
 * @param url The address at which the page was found.
 * @throws ReaderError `robot-check` or `not-a-product`.
 */
export function readProductPage(html: string, url: string): ReadProduct {
  if (isTitledRobotCheck(html)) throw robotCheck()
  const product = read(openPage(html, url))
  if (product) return product
  throw isRobotCheck(html)
    ? robotCheck()
    : new ReaderError('not-a-product', 'No single product could be found on that page.')
}

/** The product of a page; null where the page is not about one. */
function read(page: Page): ReadProduct | null {
  const gathered = gatherFacts(page)
  if (isAmazon(page.url.hostname) && !gathered.shop) return null
  const sources = [gathered.shop ?? {}, ...gathered.structured, gathered.state, gathered.meta]
  const name = firstOf(sources, 'name') ?? headline(page)
  if (name && gathered.shop) return assemble(page, name, sources, gathered)
  const shown = shownFacts(page, name, sources)
  const structured = mergeFacts(gathered.structured)
  const evidence = { ...gathered, structured, shown: { price: Boolean(firstOf(shown, 'price')), cart: hasCart(page) } }
  return name && isProductPage(page, evidence) ? assemble(page, name, [...sources, ...shown], gathered) : null
}

function headline(page: Page): string | null {
  const heading = headingOf(page, null)
  return heading ? cleanName(rawText(heading, 1_000), page) : null
}

/** What the page shows to people, read where machines are told nothing. */
function shownFacts(page: Page, name: string | null, sources: Facts[]): Facts[] {
  const area = productArea(page, name)
  if (!area) return []
  const price = firstOf(sources, 'price')
    ? null
    : visiblePrice(page, area, firstOf(sources, 'currency') ?? pageCurrency(page))
  const offered = {
    price: price?.amount,
    currency: price?.currency,
    availability: visibleAvailability(page, area),
    description: visibleDescription(page, true),
    images: galleryImages(page, area, name),
  }
  return [offered, specifiedFacts(page), labelledNumbers(page, area)]
}

function assemble(page: Page, name: string, sources: Facts[], gathered: Gathered): ReadProduct {
  const { shop, meta, roots } = gathered
  const { url, key } = canonicalProduct(page.url.href, page.canonical)
  const { price, listPrice, currency } = mergeMoney(sources)
  const code = currency ?? pageCurrency(page) ?? DEFAULT_CURRENCY
  const struck = price && !shop ? struckPrice(page, price, code) : null
  const { rating, reviewCount } = mergeRating(sources)
  return {
    name,
    description: descriptionOf(page, sources, meta).slice(0, MAX_DESCRIPTION),
    price,
    original_price: listPrice ?? struck ?? null,
    currency: code,
    rating,
    review_count: reviewCount,
    brand: firstOf(sources, 'brand'),
    sku: firstOf(sources, 'sku'),
    model_number: firstOf(sources, 'model'),
    upc: firstOf(sources, 'upc'),
    availability: firstOf(sources, 'availability'),
    source: sourceOf(page.url),
    product_url: url,
    category: categoryOf(page, sources, roots, name),
    subcategories: [],
    images: imagesOf(page, sources, gathered, name),
    specifications: Object.assign({}, ...[...sources].reverse().map(({ specifications }) => specifications)),
    key,
  }
}

/** What sells the shop rather than describes the product comes last. */
function descriptionOf(page: Page, sources: Facts[], meta: Facts): string {
  const described = sources.filter((source) => source !== meta)
  const stated = firstOf(described, 'description')
  if (stated) return stated
  const text = meta.description ?? ''
  return (
    (PROMOTION.test(text) ? visibleDescription(page, false) : text) || text || visibleDescription(page, false) || ''
  )
}

/**
 * The pictures of the first source with at least one usable picture; mixing all sources would show one picture in
 * many sizes. What a page offers for sharing and a gallery that names its largest files join them by name.
 */
function imagesOf(page: Page, sources: Facts[], { shop, meta }: Gathered, name: string): ReadProduct['images'] {
  const sets = sources.map(({ images }) => images ?? [])
  const first = sets.find((images) => productImages(images, name, page.url).length > 0) ?? []
  if (shop) return productImages(first, name, page.url)
  const known = new Set(first.flatMap(({ url }) => pictureNames(url)))
  const joining = [...woocommerceGallery(page), ...(meta.images ?? [])].filter(({ url }) => {
    const names = pictureNames(url)
    const isNew = !names.some((name) => known.has(name))
    for (const name of names) known.add(name)
    return isNew
  })
  return productImages([...first, ...joining], name, page.url)
}

function categoryOf(page: Page, sources: Facts[], roots: Gathered['roots'], name: string): ReadProduct['category'] {
  const names = [name, ...page.titles]
  const paths = [
    categoryPath(statedCrumbs(roots), names, page),
    sources[0]?.category ?? [],
    categoryPath(visibleCrumbs(page), names, page),
    firstOf(sources, 'category') ?? [],
  ]
  const path = paths.map(withoutWayBack).find((steps) => steps.length > 0)
  return path ? { path } : null
}
