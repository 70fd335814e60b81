import type { Element } from 'domhandler'
import type { Facts } from '../facts'
import { ancestorsOf, elementsOf, rawText } from '../page/elements'
import type { Page } from '../page/open-page'
import { parsePrice, type Price } from '../price/parse-price'
import { isAside } from './product-area'
import { priceText } from './price-text'

const PRICE_ELEMENTS =
  '[itemprop="price"], [data-price], [data-product-price], [data-testid*="price" i], [data-test*="price" i], [class*="price" i], [id*="price" i]'
const NOT_THE_PRICE =
  /old|was|(^|[-_ ])list([-_ ]?price|[-_ ]|$)|strike|regular(?!-price-wrap)|msrp|rrp|uvp|compare|original|before|sav(e|ing)|discount|unit|per[-_]|shipping|delivery|tax|install|month|financ|afterpay|klarna|affirm|crossed|previous|range|filter|slider|label|legend|alert|match|history|points|credit|total|member/i
const STRUCK =
  'del, s, strike, [class*="strike" i], [class*="was" i], [class*="old" i], [class*="list-price" i], [class*="listprice" i], [class*="compare" i], [class*="original" i], [class*="regular" i], [class*="msrp" i], [class*="rrp" i], [class*="before" i], [class*="crossed" i], [class*="previous" i], [style*="line-through"]'
const BARE_ELEMENTS = 'b, strong, span, p, div, td, li, h2, h3, h4, big, font, ins'
const WHOLLY_PRICE =
  /^(?:(?:our |sale |your )?price ?:? ?)?(?:(?:\p{Sc}|[A-Z]{2,3}\$?) ?\d[\d.,' ]*|\d[\d.,' ]*(?:\p{Sc}|EUR|USD|GBP|kr|zł|Kč|Ft))$/iu
const LONGEST = 60
const MAX_BARE = 1_500
const MAX_CANDIDATES = 400
const NEARBY = 5

/** The price shown in the product's part of a page. */
export function visiblePrice(page: Page, area: Element, hint: string | null): Price | null {
  const candidates = elementsOf(page, PRICE_ELEMENTS, area).slice(0, MAX_CANDIDATES)
  for (const element of candidates) {
    if (isOtherPrice(element, area) || isAside(element)) continue
    const text = element.attribs.content ?? priceText(element)
    if (!/\d/.test(text) || text.length > LONGEST) continue
    const price = parsePrice(text, hint)
    const isSure = price.currency !== null || element.attribs.itemprop === 'price'
    if (price.amount && isSure) return price
  }
  return barePrice(page, area, hint)
}

/** A price in an element of its own, whatever that is called. */
function barePrice(page: Page, area: Element, hint: string | null): Price | null {
  for (const element of elementsOf(page, BARE_ELEMENTS, area).slice(0, MAX_BARE)) {
    if (element.children.length > 6) continue
    const text = priceText(element)
    if (!WHOLLY_PRICE.test(text) || isOtherPrice(element, area) || isAside(element)) continue
    const price = parsePrice(text, hint)
    if (price.amount && price.currency) return price
  }
  return null
}

function isOtherPrice(element: Element, area: Element): boolean {
  const around = ancestorsOf(element).slice(0, 4)
  const within = around.slice(0, around.includes(area) ? around.indexOf(area) : 4)
  return [element, ...within].some(
    (each) => /^(del|s|strike|select|option)$/.test(each.name) || NOT_THE_PRICE.test(`${each.attribs.class ?? ''} ${each.attribs.id ?? ''}`),
  )
}

/** The struck or list price that stands beside a price; null where there is none. */
export function struckPrice(page: Page, price: number, currency: string | null): Facts['listPrice'] {
  for (const element of elementsOf(page, STRUCK).slice(0, MAX_CANDIDATES)) {
    const text = element.attribs['aria-label'] ?? rawText(element, 100)
    if (!/\d/.test(text) || text.trim().length > LONGEST) continue
    const struck = parsePrice(text, currency)
    const isHigher = struck.amount !== null && struck.amount > price && struck.amount < price * 8
    if (!isHigher || (struck.currency ?? currency) !== currency || /%|save|off\b/i.test(text)) continue
    if (standsBeside(element, price, currency) && !isAside(element)) return struck.amount
  }
  return null
}

/** Whether the nearest block around a struck price that shows other prices shows this one. */
function standsBeside(struck: Element, price: number, currency: string | null): boolean {
  for (const block of ancestorsOf(struck).slice(0, NEARBY)) {
    const text = rawText(block, 700)
    if (text.length > 600) return false
    const shown = text.match(/\d[\d.,  ']*\d|\d/g) ?? []
    if (shown.some((each) => parsePrice(each, currency).amount === price)) return true
    if (priceText(block).includes(String(price))) return true
  }
  return false
}
