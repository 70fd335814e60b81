import type { ExtractedFacts } from '../reader-options'
import { type Page, picturesAt, plainParagraphs } from '../page/page'
import { likeness } from '../product-name'
import { objectsIn, type JsonObject, at, isObject, lineAt, listAt, numberAt } from './json-value'
import { plainShape } from './plain-shape'
import { SHOP_SHAPES, type StateProduct } from './shapes'
import { isoCode } from '../price/currency'
import { repairJson } from '../structured/json-ld'

const SHAPES = [...SHOP_SHAPES, shopifyShape, analyticsShape]
const SIMILARITY = 0.75

/**
 * Facts from a page's embedded state, merged from all objects about the product.
 * Of plain shapes, which are ambiguous, the first that matches the page counts, and only if no other shape is found.
 */
export function stateFacts(page: Page): ExtractedFacts {
  const facts: ExtractedFacts = {}
  let plain: StateProduct | null = null
  for (const object of objectsIn(embeddedJson(page))) {
    for (const shape of SHAPES) {
      const product = shape(object)
      if (product && isAbout(product, page)) add(facts, product, page)
    }
    plain ??= plainAbout(object, page)
  }
  if (plain && Object.keys(facts).length === 0) add(facts, plain, page)
  return facts
}

function plainAbout(object: JsonObject, page: Page): StateProduct | null {
  const product = plainShape(object)
  return product && isAbout(product, page) ? product : null
}

function isAbout({ ids, facts, isOwn, isPlain }: StateProduct, page: Page): boolean {
  if (isOwn) return true
  const address = `${page.url.pathname}${page.url.search} ${page.canonical ?? ''}`
  const parts = new Set(isPlain ? address.split(/[^\w-]+/) : [])
  if (ids.some((id) => id && id.length >= 4 && (isPlain ? parts.has(id) : address.includes(id)))) return true
  const { name } = facts
  return Boolean(name && page.titles.some((title) => likeness(title, name) >= SIMILARITY))
}

function add(facts: ExtractedFacts, product: StateProduct, page: Page): void {
  const addresses = product.pictures.filter((address) => typeof address === 'string')
  const images = picturesAt(addresses, null, page)
  const found = Object.entries({ ...product.facts, images }).filter(([key, value]) => {
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    return !isEmpty && !(key in facts)
  })
  Object.assign(facts, Object.fromEntries(found))
}

/** Shopify's product, whose integer prices are cents. */
function shopifyShape(product: JsonObject): StateProduct | null {
  const variants = listAt(product, 'variants')
  const isProduct =
    variants.length > 0 &&
    isObject(variants[0]) &&
    'price' in variants[0] &&
    ('vendor' in product || 'handle' in product)
  if (!isProduct) return null
  const first = variants.find((variant) => at(variant, 'available') === true) ?? variants[0]
  const title = lineAt(product, 'title')
  return {
    ids: [lineAt(product, 'handle')],
    isOwn: title === null && /shopify\/Product\//.test(lineAt(product, 'gid') ?? ''),
    pictures: [at(product, 'featured_image'), ...listAt(product, 'images').map((image) => at(image, 'src') ?? image)],
    facts: {
      name: title,
      description: title ? plainParagraphs(lineAt(product, 'description') ?? lineAt(product, 'body_html')) : null,
      price: moneyOf(at(first, 'price')),
      listPrice: moneyOf(at(first, 'compare_at_price')),
      brand: lineAt(product, 'vendor'),
      sku: variants.length === 1 ? lineAt(first, 'sku') : null,
      availability: availabilityOf(product, variants),
    },
  }
}

function moneyOf(value: unknown): number | null {
  const amount = numberAt({ value }, 'value')
  return amount !== null && typeof value === 'number' && Number.isInteger(value) ? amount / 100 : amount
}

function availabilityOf(product: JsonObject, variants: unknown[]): ExtractedFacts['availability'] {
  const states = [product.available, ...variants.map((variant) => at(variant, 'available'))].filter(
    (state) => typeof state === 'boolean',
  )
  if (states.length === 0) return null
  return states.some(Boolean) ? 'in_stock' : 'out_of_stock'
}

function analyticsShape(event: JsonObject): StateProduct | null {
  const ecommerce = isObject(event.ecommerce) ? event.ecommerce : event
  const isView = isObject(ecommerce.detail) || event.event === 'view_item'
  const products = [...listAt(ecommerce, 'detail', 'products'), ...(isView ? listAt(ecommerce, 'items') : [])]
  const product = products[0]
  if (!isView || products.length !== 1 || !isObject(product)) return null
  const id = lineAt(product, 'id') ?? lineAt(product, 'item_id')
  return {
    ids: [id],
    pictures: [],
    facts: {
      name: lineAt(product, 'name') ?? lineAt(product, 'item_name'),
      price: numberAt(product, 'price'),
      currency: isoCode(lineAt(ecommerce, 'currencyCode') ?? lineAt(ecommerce, 'currency')),
      brand: lineAt(product, 'brand') ?? lineAt(product, 'item_brand'),
    },
  }
}

const START = /(?:[\w$\])"']\s*[=:]\s*|\(\s*)(?=[[{])|JSON\.parse\(\s*(?=["'])/g
const WORTH = /price|sku|product|item_name/i
const MAX_STARTS = 60
/** How often the scripts are read at most in search of the ends of brackets. */
const MAX_SCANS = 20
const MAX_MENDED = 60_000
const MAX_TOTAL = 12_000_000
const SHORTEST = 60

/** The JSON in a page's scripts: data scripts, and values assigned in code. */
function embeddedJson(page: Page): unknown[] {
  const scan = { left: MAX_SCANS * page.scripts.reduce((sum, { text }) => sum + text.length, 0) }
  let budget = MAX_TOTAL
  const values: unknown[] = []
  for (const { type, text } of page.scripts) {
    if (/ld\+json/.test(type) || text.length > budget || !WORTH.test(text)) continue
    budget -= text.length
    const full = /^\s*[[{]/.test(text) ? read(text) : undefined
    values.push(...(full === undefined ? assigned(text, scan) : [full]))
  }
  return values.filter((value) => typeof value === 'object' && value !== null)
}

/** Values after an assignment or within a call. Scanning is limited because of unclosed brackets. */
function assigned(text: string, scan: { left: number }): unknown[] {
  const values: unknown[] = []
  const starts = new RegExp(START)
  for (
    let tries = 0, match = starts.exec(text);
    match && tries < MAX_STARTS && scan.left > 0;
    match = starts.exec(text)
  ) {
    const start = match.index + match[0].length
    const end = /["']/.test(text[start] ?? '') ? endOfString(text, start) : endOfBrackets(text, start)
    scan.left -= end > start ? end - start : text.length - start
    if (end - start < SHORTEST) continue
    tries += 1
    const value = read(text.slice(start, end))
    if (value === undefined) continue
    values.push(typeof value === 'string' ? read(value) : value)
    starts.lastIndex = end
  }
  return values
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.length <= MAX_MENDED && WORTH.test(text) && /^\s*[[{]\s*["'\w{[]/.test(text)
      ? repairJson(text)
      : undefined
  }
}

/** The position of a closing bracket; the given position if it is never closed. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"' || character === "'" || character === '`') at = endOfString(text, at) - 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return start
}

function endOfString(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at + 1
  }
  return text.length
}
