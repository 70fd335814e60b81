import type { Element } from 'domhandler'
import type { ExtractedFacts } from '../reader-options'
import { ancestorsOf, elementsOf, rawText, type Page, foldText, plainParagraphs } from '../page/page'
import { readAvailability, readCount, readTradeNumber } from '../read-number'
import { isAside } from './product-area'
import type { Crumb } from '../structured/breadcrumbs'

const STOCK_PLACES =
  '[class*="availab" i], [id*="availab" i], [class*="stock" i], [id*="stock" i], [data-testid*="availab" i]'

/** Elements named for the product's description, and for any description. */
const OWN_DESCRIPTIONS = [
  '[itemprop="description"]:not(meta)',
  '#productDescription',
  '#product-description',
  '#tab-description',
  '.product-description',
  '.product__description',
  '.product.description',
  '.product.attribute.description',
  '.woocommerce-product-details__short-description',
  '[class*="product-description" i]',
  '[class*="productdescription" i]',
  '[id*="productdescription" i]',
  '[data-testid*="product-description" i]',
].join(', ')

const ANY_DESCRIPTIONS = '#description, [class*="description" i], [id*="description" i]'

const SHORTEST_DESCRIPTION = 40

const LONGEST_DESCRIPTION = 10_000

const LABELLED = 'span, div, li, p, dd, td, small, strong, h2, h3'

const SKU = /^sku\s*[:#]*\s*#?([A-Z\d][\w./-]{1,39})$/i

const MODEL =
  /^(?:mfr\.? )?(?:model|mpn|(?:manufacturer|mfr\.?)(?:['’]?s['’]?)? part)\s*(?:number|no\.?|#)?\s*[:#]\s*([A-Z\d][\w./-]{1,39})$/i

const TRADE_NUMBER = /^(?:upc|ean|gtin)(?:[- ]?1[234])?(?: code)?\s*[:#]*\s*(\d[\d -]{6,18}\d)$/i

const REVIEWS =
  /^(?:[\d.,]+(?: out of \d+)?(?: stars?)? )?\(?(\d[\d,.]*) (?:customer |verified |product )?(?:reviews?|ratings?)\)?$/i

/** A whole line that says nothing but the stock. */
const STOCK_LINE =
  /^[✓✔•●\s]*(?:(?:currently |temporarily )?(?:in|out of) stock|sold out|only \d+ (?:left|available)(?: in stock)?|\d+ (?:items? |units? |pieces )?in stock)[.!]?$/i

const MAX_PLACES = 60

const MAX_LABELLED = 4_000

/** Availability in the product's part of a page; null if missing or contradictory. */
export function visibleAvailability(page: Page, area: Element): ExtractedFacts['availability'] {
  const places = elementsOf(page, STOCK_PLACES, area).slice(0, MAX_PLACES)
  const states = places.flatMap((place) => {
    const text = foldText(rawText(place, 200))
    if (text.length > 80 || isHidden(place) || isAside(page, place)) return []
    return readAvailability(text) ?? []
  })
  const found = states.length > 0 ? states : stockLines(page, area)
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

/** What lines of text say, where no element is named for the stock. */
function stockLines(page: Page, area: Element): NonNullable<ExtractedFacts['availability']>[] {
  return elementsOf(page, LABELLED, area)
    .slice(0, MAX_LABELLED)
    .flatMap((element) => {
      const text = element.children.length > 5 ? '' : foldText(rawText(element, 100))
      if (!STOCK_LINE.test(text) || isHidden(element) || isAside(page, element)) return []
      return /only \d+ (left|available)/i.test(text) ? 'in_stock' : (readAvailability(text) ?? [])
    })
}

function isHidden(element: Element): boolean {
  const lineage = [element, ...ancestorsOf(element).slice(0, 4)]
  return lineage.some(
    ({ attribs }) =>
      'hidden' in attribs ||
      /display:\s*none/i.test(attribs.style ?? '') ||
      /(^|[\s-])(hidden|hide|d-none)(\s|$)/i.test(attribs.class ?? ''),
  )
}

/** The visible description, by element names; null if there is none. */
export function visibleDescription(page: Page, isOwn: boolean): string | null {
  for (const place of elementsOf(page, isOwn ? OWN_DESCRIPTIONS : ANY_DESCRIPTIONS).slice(0, MAX_PLACES)) {
    if (/^(meta|input|textarea|script)$/.test(place.name) || isAside(page, place)) continue
    const text = plainParagraphs(page.$(place).html())
    if (text && text.length >= SHORTEST_DESCRIPTION) return text.slice(0, LONGEST_DESCRIPTION)
  }
  return null
}

type Numbers = Pick<ExtractedFacts, 'sku' | 'model' | 'upc' | 'reviewCount'>

/** Identifiers after a label, and the number of reviews, in the product's part of a page. */
export function labelledNumbers(page: Page, area: Element): Numbers {
  const found: Numbers = {}
  for (const element of elementsOf(page, LABELLED, area).slice(0, MAX_LABELLED)) {
    if (element.children.length > 5) continue
    const text = foldText(rawText(element, 100))
    if (text.length > 60) continue
    found.sku ??= SKU.exec(text)?.[1]
    found.model ??= MODEL.exec(text)?.[1]
    found.upc ??= readTradeNumber(TRADE_NUMBER.exec(text)?.[1])
    if (REVIEWS.test(text) && !isAside(page, element)) found.reviewCount ??= readCount(REVIEWS.exec(text)?.[1]) || null
  }
  return found
}

const PLACES = [
  '[aria-label*="breadcrumb" i], [class*="breadcrumb" i], [id*="breadcrumb" i]',
  '[data-testid*="breadcrumb" i], [class*="crumb" i], [id*="crumb" i], [id*="brumb" i]',
].join(', ')

const SEPARATORS = /^[\s/>›»|·•→\-–—\\<‹«]+|[\s/>›»|·•→\-–—\\<‹«]+$/g

const MAX_CRUMB_PLACES = 20

/** The visible breadcrumbs of a page. */
export function visibleCrumbs(page: Page): Crumb[] {
  for (const place of elementsOf(page, PLACES).slice(0, MAX_CRUMB_PLACES)) {
    const crumbs = crumbsIn(page, place)
    if (crumbs.some(({ address }) => address !== null)) return crumbs
  }
  return []
}

function crumbsIn(page: Page, place: Element): Crumb[] {
  const items = elementsOf(page, 'li', place).filter((item) => elementsOf(page, 'li', item).length === 0)
  const links = elementsOf(page, 'a', place)
  const steps = items.length > 0 ? items : links
  return steps.slice(0, 15).flatMap((step) => {
    const link = step.name === 'a' ? step : elementsOf(page, 'a', step)[0]
    const name = foldText(rawText(link ?? step, 300)).replace(SEPARATORS, '')
    return name ? [{ name, address: link?.attribs.href ?? null }] : []
  })
}
