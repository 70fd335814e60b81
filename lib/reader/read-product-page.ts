import { type ExtractedFacts, ReaderError, type ReaderOptions } from './reader-options'
import { gatherFacts, type Gathered } from './gather-facts'
import { isProductPage } from './judge/is-product'
import { atLargest } from './larger-pictures'
import { isRobotCheck, isTitledRobotCheck, robotCheck } from './judge/robot-check'
import { firstOf, mergeFacts, mergeMoney, mergeRating } from './merge-facts'
import { rawText, type Page } from '@/lib/reader/page/page'
import { openPage } from './page/open-page'
import { pictureNames, productImages } from './product-images'
import { cleanName } from './product-name'
import type { ReadProduct } from './read-product'
import { type ValueParts, valueParts } from './value-parts'
import { categoryBreadcrumbs, statedCrumbs, withoutWayBack } from './structured/breadcrumbs'
import { galleryImages, woocommerceGallery } from '@/lib/reader/visible/gallery'
import { hasCart, headingOf, productArea } from './visible/product-area'
import { specifiedFacts } from '@/lib/reader/visible/specification-tables'
import { visibleCrumbs, labelledNumbers, visibleAvailability, visibleDescription } from './visible/visible-facts'
import { struckPrice } from '@/lib/reader/visible/price-text'
import { visiblePrice } from './visible/visible-price'
import { hasType, type SchemaNode } from './structured/schema-node'

const BY_ENDING: [RegExp, string][] = [
  [/\.uk$/, 'GBP'],
  [/\.ca$/, 'CAD'],
  [/\.au$/, 'AUD'],
  [/\.nz$/, 'NZD'],
  [/\.(de|fr|it|es|nl|be|at|ie|fi|pt|gr|ee|lv|lt|sk|si|lu|mt|cy|hr)$/, 'EUR'],
  [/\.ch$/, 'CHF'],
  [/\.se$/, 'SEK'],
  [/\.no$/, 'NOK'],
  [/\.dk$/, 'DKK'],
  [/\.pl$/, 'PLN'],
  [/\.cz$/, 'CZK'],
  [/\.jp$/, 'JPY'],
  [/\.cn$/, 'CNY'],
  [/\.in$/, 'INR'],
  [/\.br$/, 'BRL'],
  [/\.mx$/, 'MXN'],
  [/\.sg$/, 'SGD'],
  [/\.hk$/, 'HKD'],
  [/\.tw$/, 'TWD'],
  [/\.ru$/, 'RUB'],
  [/\.tr$/, 'TRY'],
  [/\.za$/, 'ZAR'],
]

const MAX_DESCRIPTION = 10_000
const PROMOTION =
  /^(buy|shop|order|find|get|discover|browse|purchase|save on)\b|free (shipping|delivery)|low(est)? prices?/i

/**
 * Reads the product that a page sells.
 * @param url where the page was found.
 * @returns the product, which part of the page states each of its values, and the canonical link of its page.
 * @throws ReaderError `robot-check`, `not-a-product` or `too-large`.
 */
export function readProductPage(
  html: string,
  url: string,
  options: ReaderOptions,
): { product: ReadProduct; parts: ValueParts; canonicalLink: string | null } {
  if (isTitledRobotCheck(html)) throw robotCheck()
  const page = openPage(html, url)
  const found = read(page, options)
  if (found) return { ...found, canonicalLink: page.canonical }
  if (isRobotCheck(html)) throw robotCheck()
  throw new ReaderError(
    'not-a-product',
    isResultList(page, [])
      ? 'That page lists what a search found. Open one of its products, and use the address of that page.'
      : 'No single product could be found on that page.',
  )
}

/** The product of a page; null if the page is not about one. */
function read(page: Page, options: ReaderOptions): { product: ReadProduct; parts: ValueParts } | null {
  const gathered = gatherFacts(page, options.layout)
  if (options.layout && !gathered.shop) return null
  const sources = [gathered.shop ?? {}, ...gathered.structured, gathered.state, gathered.meta]
  const name = firstOf(sources, 'name') ?? headline(page)
  if (!name) return null
  if (!gathered.shop) {
    const shown = shownFacts(page, name, sources)
    const structured = mergeFacts(gathered.structured)
    const seen = { price: Boolean(firstOf(shown, 'price')), cart: hasCart(page) }
    const isOwn = Boolean(gathered.main?.isNamed) || !isResultList(page, gathered.roots)
    if (!isOwn || !isProductPage(page, { ...gathered, structured, shown: seen })) return null
    sources.push(...shown)
  }
  const product = assemble({ page, name, sources, gathered, options })
  return { product, parts: valueParts(product, sources, gathered.markup) }
}

function headline(page: Page): string | null {
  const heading = headingOf(page, null)
  return heading ? cleanName(rawText(heading, 1_000), page) : null
}

/** Facts from the visible page, for what the markup does not state. */
function shownFacts(page: Page, name: string | null, sources: ExtractedFacts[]): ExtractedFacts[] {
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
  return [offered, specifiedFacts(page), labelledNumbers(page, area)].map((facts) => ({ ...facts, part: 'text' }))
}

/** Everything found about a page's product; `sources` in order of priority. */
type Findings = { page: Page; name: string; sources: ExtractedFacts[]; gathered: Gathered; options: ReaderOptions }

function assemble(findings: Findings): ReadProduct {
  const { page, name, sources, gathered, options } = findings
  const { shop, meta, roots } = gathered
  const { price, listPrice, currency } = mergeMoney(sources)
  const code = currency ?? pageCurrency(page) ?? options.defaultCurrency
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
    category: categoryOf(page, sources, roots, name),
    subcategories: [],
    images: imagesOf(findings),
    specifications: Object.assign({}, ...[...sources].reverse().map(({ specifications }) => specifications)),
  }
}

/** Promotional meta descriptions come last. */
function descriptionOf(page: Page, sources: ExtractedFacts[], meta: ExtractedFacts): string {
  const described = sources.filter((source) => source !== meta)
  const stated = firstOf(described, 'description')
  if (stated) return stated
  const text = meta.description ?? ''
  return (
    (PROMOTION.test(text) ? visibleDescription(page, false) : text) || text || visibleDescription(page, false) || ''
  )
}

/**
 * The pictures of the first source with a usable one, since mixing sources would repeat a picture in many sizes. The
 * OpenGraph picture and a WooCommerce gallery are added if their names are new.
 */
function imagesOf({ page, name, sources, gathered: { shop, meta }, options }: Findings): ReadProduct['images'] {
  const sets = sources.map(({ images }) => images ?? [])
  const first = sets.find((images) => productImages(images, name, page.url, options).length > 0) ?? []
  if (shop) return productImages(first, name, page.url, options)
  const known = new Set(first.flatMap(({ url }) => pictureNames(url)))
  const joining = [...woocommerceGallery(page), ...(meta.images ?? [])].filter(({ url }) => {
    const names = pictureNames(url)
    const isNew = !names.some((each) => known.has(each))
    for (const each of names) known.add(each)
    return isNew
  })
  return productImages(atLargest([...first, ...joining], page), name, page.url, options)
}

function categoryOf(
  page: Page,
  sources: ExtractedFacts[],
  roots: Gathered['roots'],
  name: string,
): ReadProduct['category'] {
  const names = [name, ...page.titles]
  const paths = [
    categoryBreadcrumbs(statedCrumbs(roots), names, page),
    sources[0]?.category ?? [],
    categoryBreadcrumbs(visibleCrumbs(page), names, page),
    firstOf(sources, 'category') ?? [],
  ]
  const path = paths.map(withoutWayBack).find((steps) => steps.length > 0)
  return path ? { path } : null
}

/** The currency of the page's country-code domain, for ambiguous signs; null if there is none. */
function pageCurrency(page: Page): string | null {
  return BY_ENDING.find(([ending]) => ending.test(page.url.hostname))?.[1] ?? null
}

const SEARCH_PATH =
  /\/(s|search|catalogsearch|search-?results?|suche|recherche|buscar|busca|cerca|zoeken|wyszukiwanie)(\.\w+)?(\/|$)/i
const HEADING = new RegExp(
  [
    '^(your )?search( results?)?( for)?\\b|\\bsearch results?\\b|\\bresults? for\\b|^\\d[\\d,.]* (results|items|products)\\b',
    'suchergebnis|r[eé]sultats? (de|pour)|resultados (de|para)|risultati (di|per)|zoekresultaten',
  ].join('|'),
  'i',
)

/** Whether a page lists what a shop's search found: by its address, its headings or its type. */
function isResultList(page: Page, roots: SchemaNode[]): boolean {
  return (
    SEARCH_PATH.test(page.url.pathname) ||
    page.titles.some((title) => HEADING.test(title)) ||
    roots.some((node) => hasType(node, /^SearchResultsPage$/))
  )
}
