import type { ExtractedFacts } from '../reader-options'
import { elementsOf, type Page } from '../page/page'
import { metaOf } from '../page/open-page'
import type { MainProduct } from '../structured/main-product'
import { isProductByMeta } from '../structured/meta-facts'
import { hasType, type SchemaNode } from '../structured/schema-node'

/** Evidence on whether a page is about one product. */
type Evidence = {
  main: MainProduct | undefined
  roots: SchemaNode[]
  structured: ExtractedFacts
  state: ExtractedFacts
  meta: ExtractedFacts
  shown: { price: boolean; cart: boolean }
}

const READING = /^(Article|NewsArticle|BlogPosting|Recipe|HowTo|TechArticle|Report|ScholarlyArticle|ReviewNewsArticle)$/
const LISTING = /^(CollectionPage|SearchResultsPage|OfferCatalog)$/
const PRODUCT_PATH = /\/(dp|ip|pdp?|itm|products?|item|listing|sku)\/[^/]{3,}/i
const MOST_RIVALS = 1

/** Whether a page sells one product, rather than mentioning it, listing many or being something else. */
export function isProductPage(page: Page, { main, roots, structured, state, meta, shown }: Evidence): boolean {
  const isReading = roots.some((node) => hasType(node, READING)) || /^article$/i.test(metaOf(page, 'og:type') ?? '')
  if (main) {
    if (!main.isNamed && (main.rivals > MOST_RIVALS || roots.some((node) => hasType(node, LISTING)))) return false
    if (isReading && !(structured.price && main.isNamed)) return false
    return Boolean(structured.name || meta.name || structured.price) && hasShopFacts(structured, meta, shown)
  }
  if (page.url.pathname === '/' || isReading) return false
  if (state.name && state.price) return true
  if (isProductByMeta(page) || meta.price) return Boolean(meta.name) && !roots.some((node) => hasType(node, LISTING))
  return shown.price && (PRODUCT_PATH.test(page.url.pathname) || (shown.cart && !isListing(page, roots)))
}

/** Whether anything is stated that a shop would state; otherwise the product is only mentioned. */
function hasShopFacts(structured: ExtractedFacts, meta: ExtractedFacts, shown: Evidence['shown']): boolean {
  const { price, availability, sku, model, upc, brand, rating, images } = structured
  return (
    Boolean(price ?? availability ?? sku ?? model ?? upc ?? brand ?? rating ?? meta.price) ||
    Boolean(images?.length) ||
    shown.cart
  )
}

function isListing(page: Page, roots: SchemaNode[]): boolean {
  if (roots.some((node) => hasType(node, LISTING) || hasType(node, /^ItemList$/))) return true
  return (
    elementsOf(
      page,
      [
        '[class*="product-list" i] [class*="product-card" i], [class*="product-grid" i] > *',
        '[class*="search-result" i] li',
      ].join(', '),
    ).length > 12
  )
}
