import 'server-only'
import type { Element } from 'domhandler'
import { ancestorsOf, elementsOf, rawText } from '../page/elements'
import type { Page } from '../page/page'
import { foldText } from '../page/plain-text'
import { parsePrice } from '../price/parse-price'
import { isFormerPrice } from './price-marks'
import { priceText } from './price-text'
import { isAside } from './product-area'

const CANDIDATES = [
  'del, s, strike, [itemprop="price"], [style*="line-through"], [class*="strike" i], [class*="was" i]',
  '[class*="old" i], [class*="price" i], [class*="msrp" i], [class*="rrp" i], [class*="compare" i]',
  '[class*="crossed" i], [class*="original" i]',
].join(', ')
const SAID = new RegExp(
  `\\b(?:${[
    'regular price|reg\\. price|list price|msrp|m\\.s\\.r\\.p\\.|rrp|retail price|original price',
    'original(?:ly)?|compare at|was|before|uvp|statt|antes|au lieu de',
  ].join('|')})\\b:? ?((?:\\p{Sc}|[A-Z]{3}) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|[A-Z]{3}))`,
  'iu',
)
const LONGEST = 60
const LONGEST_BLOCK = 600
const MAX_CANDIDATES = 1_500
const LEVELS = 5
/** Former prices higher than this factor belong to something else. */
const HIGHEST_RATIO = 8

/** The former or list price near a price; null if there is none. */
export function struckPrice(page: Page, price: number, currency: string): number | null {
  const isFormer = (text: string) => {
    const former = parsePrice(text, currency)
    const isHigher = former.amount !== null && former.amount > price && former.amount < price * HIGHEST_RATIO
    return isHigher && former.currency === currency ? former.amount : null
  }
  for (const element of elementsOf(page, CANDIDATES).slice(0, MAX_CANDIDATES)) {
    const text = foldText(element.attribs['aria-label'] ?? rawText(element, LONGEST + 1))
    if (!/\d/.test(text) || text.length > LONGEST || /%|\b(save|off)\b/i.test(text)) continue
    const struck = isFormerPrice(element) && standsBeside(element, price) ? isFormer(text) : null
    const former = struck ?? saidBeside(element, price, isFormer)
    if (former && !isAside(page, element)) return former
  }
  return null
}

/** A former price in text near the price's element: 'Regular price: $12.00'. */
function saidBeside(element: Element, price: number, isFormer: (text: string) => number | null): number | null {
  if (parsePrice(priceText(element)).amount !== price) return null
  for (const block of ancestorsOf(element).slice(0, 2)) {
    const text = foldText(rawText(block, LONGEST_BLOCK + 1))
    if (text.length > LONGEST_BLOCK) return null
    const former = isFormer(SAID.exec(text)?.[1] ?? '')
    if (former) return former
  }
  return null
}

/** Whether the nearest ancestor of a former price with other prices has this one. */
function standsBeside(former: Element, price: number): boolean {
  for (const block of ancestorsOf(former).slice(0, LEVELS)) {
    const text = rawText(block, LONGEST_BLOCK + 1)
    if (text.length > LONGEST_BLOCK) return false
    const shown = foldText(text).match(/\d[\d.,' ]*\d|\d/g) ?? []
    if (shown.some((each) => parsePrice(each).amount === price) || priceText(block).includes(String(price))) return true
  }
  return false
}
