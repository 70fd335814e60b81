import type { Element } from 'domhandler'
import { ancestorsOf, foldText, elementsOf, rawText, type Page } from '../page/page'
import { parsePrice } from '../price/parse-price'
import { isAside } from './product-area'

const words = (text: string) => new Set(text.split(' '))

/** Words in class names and ids of former prices. */
const FORMER = words(
  'was old strike striked struck strikethrough msrp rrp uvp srp compare compareat crossed original ' +
    'orig previous prev before wasprice oldprice listprice originalprice compareprice regularprice ' +
    'strikeprice barre barree ancien ancienne anterior tachado streichpreis vorher listino adviesprijs',
)

const FORMER_BY_PRICE = words('list regular standard retail non')

/** Words in class names and ids of other amounts than the product's price. */
const OTHER = words(
  'unit per shipping ship delivery tax install installment installments instalment month monthly ' +
    'finance financing afterpay klarna affirm sezzle points reward rewards credit coupon filter slider ' +
    'alert match history member club subscribe subscription bulk tier',
)

const REDUCTION = words('save saves saved saving savings discount off reduction percentage')

const NAMING = words('label legend caption title heading currency symbol')

const LEVELS = 4

function marksOf({ attribs }: Element): string[] {
  const names = [attribs.class, attribs.id, attribs['data-testid'], attribs['data-test']].join(' ')
  return (
    names
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
}

/** Whether an element is struck out or named as a former price. */
export function isFormerPrice(element: Element): boolean {
  if (/^(del|s|strike)$/.test(element.name) || /line-through/i.test(element.attribs.style ?? '')) return true
  const marks = marksOf(element)
  if (marks.some((mark) => FORMER.has(mark))) return true
  return marks.some((mark) => mark.includes('price')) && marks.some((mark) => FORMER_BY_PRICE.has(mark))
}

/**
 * Whether an element is another amount than the price, by its names and those of its ancestors.
 * @param isStrict also excludes possible former prices, such as a regular price.
 */
export function isOtherAmount(element: Element, isStrict: boolean): boolean {
  const own = marksOf(element)
  if (own.some((mark) => OTHER.has(mark) || REDUCTION.has(mark) || NAMING.has(mark))) return true
  return [element, ...ancestorsOf(element).slice(0, LEVELS)].some((each) => {
    if (/^(del|s|strike|select|option|label)$/.test(each.name) || /line-through/i.test(each.attribs.style ?? ''))
      return true
    const marks = marksOf(each)
    return marks.some((mark) => FORMER.has(mark) || OTHER.has(mark)) || (isStrict && isFormerPrice(each))
  })
}

const CENTS = /superscript|cent|fraction|decimal|penn(y|ies)/i

const SKIPPED = /^(script|style|template|svg|del|s|strike)$/

const MAX_LENGTH = 120

/** Parts of a text, of which a price has few. */
type Gathered = { parts: string[]; length: number }

const MAX_PARTS = 60

const MAX_GATHERED = MAX_LENGTH * 2

const MAX_LEVELS = 12

/**
 * The text of a price element without struck-out parts; cents as superscript or separate element get their decimal point.
 */
export function priceText(element: Element, isSkipped: (part: Element) => boolean = () => false): string {
  const gathered: Gathered = { parts: [], length: 0 }
  gather(element, gathered, isSkipped, 0)
  return foldText(gathered.parts.join('').slice(0, MAX_GATHERED)).slice(0, MAX_LENGTH)
}

function gather(element: Element, gathered: Gathered, isSkipped: (part: Element) => boolean, level: number): void {
  const { parts } = gathered
  if (level > MAX_LEVELS) return
  for (const child of element.children) {
    if (parts.length > MAX_PARTS || gathered.length > MAX_GATHERED) return
    if (child.type === 'text') {
      const text = child.data.slice(0, MAX_GATHERED)
      gathered.length += text.length
      parts.push(text)
    } else if ('attribs' in child && !SKIPPED.test(child.name) && !isSkipped(child)) {
      const before = foldText(parts.join(''))
      const first = parts.length
      gather(child, gathered, isSkipped, level + 1)
      const own = foldText(parts.slice(first).join(''))
      const areCents = child.name === 'sup' || CENTS.test(child.attribs.class ?? '')
      if (areCents && /\d$/.test(before) && /^\d{2}\b/.test(own)) parts.splice(first, 0, '.')
    }
  }
}

const CANDIDATES = [
  'del, s, strike, [itemprop="price"], [style*="line-through"], [class*="strike" i], [class*="was" i]',
  '[class*="old" i], [class*="price" i], [class*="msrp" i], [class*="rrp" i], [class*="compare" i]',
  '[class*="crossed" i], [class*="original" i]',
].join(', ')

const STATED = new RegExp(
  `\\b(?:${[
    'regular price|reg\\. price|list price|msrp|m\\.s\\.r\\.p\\.|rrp|retail price|original price',
    'original(?:ly)?|compare at|was|before|uvp|statt|antes|au lieu de',
  ].join('|')})\\b:? ?((?:\\p{Sc}|[A-Z]{3}) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|[A-Z]{3}))`,
  'iu',
)

const LONGEST = 60

const LONGEST_BLOCK = 600

const MAX_CANDIDATES = 1_500

const STRUCK_LEVELS = 5

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
    const struck = isFormerPrice(element) && isNearby(element, price) ? isFormer(text) : null
    const former = struck ?? statedNearby(element, price, isFormer)
    if (former && !isAside(page, element)) return former
  }
  return null
}

/** A former price in text near the price's element: 'Regular price: $12.00'. */
function statedNearby(element: Element, price: number, isFormer: (text: string) => number | null): number | null {
  if (parsePrice(priceText(element)).amount !== price) return null
  for (const block of ancestorsOf(element).slice(0, 2)) {
    const text = foldText(rawText(block, LONGEST_BLOCK + 1))
    if (text.length > LONGEST_BLOCK) return null
    const former = isFormer(STATED.exec(text)?.[1] ?? '')
    if (former) return former
  }
  return null
}

/** Whether the nearest ancestor of a former price with other prices has this one. */
function isNearby(former: Element, price: number): boolean {
  for (const block of ancestorsOf(former).slice(0, STRUCK_LEVELS)) {
    const text = rawText(block, LONGEST_BLOCK + 1)
    if (text.length > LONGEST_BLOCK) return false
    const shown = foldText(text).match(/\d[\d.,' ]*\d|\d/g) ?? []
    if (shown.some((each) => parsePrice(each).amount === price) || priceText(block).includes(String(price))) return true
  }
  return false
}
