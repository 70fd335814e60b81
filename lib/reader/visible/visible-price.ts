import type { Element } from 'domhandler'
import { elementsOf, type Page } from '../page/page'
import { parsePrice, type Price } from '../price/parse-price'
import { isFormerPrice, isOtherAmount, priceText } from './price-text'
import { isAside } from './product-area'

const NAMED = [
  '[itemprop="price"], [data-price], [data-product-price], [data-testid*="price" i]',
  '[data-test*="price" i], [class*="price" i], [class*="prix" i], [class*="preis" i]',
  '[class*="precio" i], [id*="price" i]',
].join(', ')
const UNNAMED = 'b, strong, span, p, div, td, li, h2, h3, h4, big, font, ins'
const WHOLLY_PRICE = new RegExp(
  `^(?:(?:our |sale |your )?price ?:? ?)?(?:${[
    "(?:\\p{Sc}|[A-Z]{2,3}\\$?) ?\\d[\\d.,' ]*|\\d[\\d.,' ]*(?:\\p{Sc}|EUR|USD|GBP|kr|zł|Kč|Ft)",
  ].join('|')})$`,
  'iu',
)
/** Words before amounts that are former or other shops' prices. */
const FORMER_LABEL =
  /(^|\s)(was|before|msrp|rrp|uvp|list price|prix conseill|au lieu de|statt|antes|precio anterior|adviesprijs)/i
const LONGEST = 60
const MAX_NAMED = 400
const MAX_UNNAMED = 1_500

/**
 * The visible price in the product's part of a page: in an element named for it, or else in any.
 * @param hint the currency of ambiguous signs.
 */
export function visiblePrice(page: Page, area: Element, hint: string | null): Price | null {
  const named = elementsOf(page, NAMED, area).slice(0, MAX_NAMED)
  return namedPrice(page, named, hint, true) ?? namedPrice(page, named, hint, false) ?? barePrice(page, area, hint)
}

function namedPrice(page: Page, elements: Element[], hint: string | null, isStrict: boolean): Price | null {
  for (const element of elements) {
    if (isOtherAmount(element, isStrict) || isAside(page, element)) continue
    const text = element.attribs.content ?? priceText(element, isStrict ? isFormerPrice : undefined)
    if (!/\d/.test(text) || text.length > LONGEST || FORMER_LABEL.test(text)) continue
    const price = parsePrice(text, hint)
    const isSure = price.currency !== null || element.attribs.itemprop === 'price'
    if (price.amount && isSure) return price
  }
  return null
}

function barePrice(page: Page, area: Element, hint: string | null): Price | null {
  for (const element of elementsOf(page, UNNAMED, area).slice(0, MAX_UNNAMED)) {
    if (element.children.length > 6) continue
    const text = priceText(element)
    if (!WHOLLY_PRICE.test(text) || isOtherAmount(element, true) || isAside(page, element)) continue
    const price = parsePrice(text, hint)
    if (price.amount && price.currency) return price
  }
  return null
}
