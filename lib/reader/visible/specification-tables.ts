import type { AnyNode, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { elementsOf, rawText, type Page, foldText } from '../page/page'
import { isAside } from './product-area'
import type { ExtractedFacts } from '../reader-options'
import { readTradeNumber } from '../read-number'

const MAX_ENTRIES = 80

const MAX_LISTS = 200

const LONGEST_NAME = 60

const LONGEST_VALUE = 400

const NOT_A_NAME = new RegExp(
  [
    'review|rating|rank|^\\d+([.,]\\d+)?$',
    '^(qty|quantity|price|subtotal|total|shipping|delivery|tax|size chart|date|availability|in stock)\\b',
    '^(add to|home|(mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|\\d star)\\b',
  ].join('|'),
  'i',
)

const LABELS = ['spec', 'attribute', 'characteristic', 'property', 'detail']
  .flatMap((place) => ['label', 'name', 'key', 'title'].map((kind) => `[class*="${place}" i][class*="${kind}" i]`))
  .join(', ')

const SPEC_PLACES = [
  '[class*="spec" i] li, [id*="spec" i] li, [class*="attribute" i] li, [class*="characteristic" i] li',
  '[class*="product-detail" i] li, [class*="feature" i] li',
].join(', ')

/** Tables with these lay out a page. */
const NOT_IN_DATA = /^(?:table|input|select|button|form)$/

type Entry = [name: string, value: string]

/** Names and values from tables and lists that look like specifications. */
function specificationTables(page: Page): Record<string, string> {
  const entries: Entry[] = []
  for (const element of elementsOf(page, 'table, dl').slice(0, MAX_LISTS)) {
    const found = element.name === 'dl' ? definitionEntries(page, element) : tableEntries(page, element)
    if (found.length >= 2 && !isAside(page, element)) entries.push(...found)
  }
  if (entries.length === 0) entries.push(...listEntries(page), ...labelEntries(page))
  const specifications: Record<string, string> = {}
  for (const [name, value] of entries.slice(0, MAX_ENTRIES)) specifications[name] ??= value
  return specifications
}

/** A cleaned name and value; nothing if they are no specification. */
export function specificationEntry(name: string, value: string): Entry[] {
  const tidyName = foldText(name)
    .replace(/\s*[:：]\s*$/, '')
    .trim()
  const tidyValue = foldText(value).replace(/^\s*[:：]\s*/, '')
  if (!/\p{L}/u.test(tidyName) || tidyName.length > LONGEST_NAME || NOT_A_NAME.test(tidyName)) return []
  return tidyValue && tidyValue.length <= LONGEST_VALUE && tidyValue !== tidyName ? [[tidyName, tidyValue]] : []
}

function tableEntries(page: Page, table: Element): Entry[] {
  if (DomUtils.findOne(({ name }) => NOT_IN_DATA.test(name), table.children)) return []
  const rows = elementsOf(page, 'tr', table)
  const cells = rows.map((row) => row.children.filter((child) => 'attribs' in child && /^t[hd]$/.test(child.name)))
  const even = cells.filter((row) => row.length === 2 || isTwoPairs(row))
  if (even.length < cells.filter((row) => row.length > 0).length * 0.6) return []
  const pairs = even.flatMap((row) => (row.length === 2 ? [row] : [row.slice(0, 2), row.slice(2)]))
  return pairs.flatMap(([name, value]) => specificationEntry(rawText(name), rawText(value)))
}

/** A row with two name-value pairs, rather than one of a four-column table. */
function isTwoPairs(row: AnyNode[]): boolean {
  const names = [row[0], row[2]]
  return (
    row.length === 4 &&
    names.every((cell) => cell && 'name' in cell && (cell.name === 'th' || /:\s*$/.test(rawText(cell))))
  )
}

function definitionEntries(page: Page, list: Element): Entry[] {
  return elementsOf(page, 'dt', list).flatMap((term) =>
    specificationEntry(rawText(term), rawText(page.$(term).nextAll('dd')[0])),
  )
}

/** List items within an element named for specifications: 'Material: Oak', or a name and a value in two elements. */
function listEntries(page: Page): Entry[] {
  return elementsOf(page, SPEC_PLACES)
    .slice(0, MAX_LISTS)
    .flatMap((item) => {
      if (elementsOf(page, 'li, a', item).length > 0 || isAside(page, item)) return []
      const parts = page.$(item).children().toArray()
      const text = foldText(rawText(item))
      const [, name, value] = /^([^:]{2,50}):\s+(.+)$/.exec(text) ?? []
      return parts.length === 2
        ? specificationEntry(rawText(parts[0]), rawText(parts[1]))
        : specificationEntry(name ?? '', value ?? '')
    })
}

/** Elements named as labels, each followed by its value. */
function labelEntries(page: Page): Entry[] {
  const entries = elementsOf(page, LABELS)
    .slice(0, MAX_LISTS)
    .flatMap((label) => {
      const value = page.$(label).next()[0]
      const isPair = value && !page.$(value).is(LABELS) && !isAside(page, label) && !/^h[1-3]$/.test(label.name)
      return isPair ? specificationEntry(rawText(label, 200), rawText(value, LONGEST_VALUE + 1)) : []
    })
  return entries.length >= 2 ? entries : []
}

const BRAND = /^(brand|brand name|marke|marca|marque|merk|märke)$/i

const MODEL = new RegExp(
  [
    '^(item )?(model|mpn)( (number|no\\.?|#|code))?$',
    "^(manufacturer|mfr\\.?|mfg\\.?)(['’]?s['’]?)? (part|model)( (number|no\\.?|#))?$|^(modellnummer|part number)$",
  ].join('|'),
  'i',
)

const TRADE_NUMBER = /^(upc|ean|gtin|upc code|ean code|barcode|gtin-?1[234]|ean-?13|upc-?a|upc\/ean)$/i

/** Visible specifications, and the brand and identifiers among them. */
export function specifiedFacts(page: Page): Pick<ExtractedFacts, 'specifications' | 'brand' | 'model' | 'upc'> {
  const specifications = specificationTables(page)
  const valueOf = (name: RegExp) => Object.entries(specifications).find(([key]) => name.test(key))?.[1] ?? null
  return { specifications, brand: valueOf(BRAND), model: valueOf(MODEL), upc: readTradeNumber(valueOf(TRADE_NUMBER)) }
}
