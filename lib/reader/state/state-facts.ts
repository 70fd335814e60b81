import type { ExtractedFacts } from '../reader-options'
import { type Page, webAddress } from '../page/page'
import { likeness } from '../product-name'
import { analyticsShape, shopifyShape } from './common-shapes'
import { embeddedJson } from './embedded-json'
import { objectsIn, type JsonObject } from './json-value'
import { plainShape } from './plain-shape'
import { SHOP_SHAPES, type StateProduct } from './shapes'

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
  const images = product.pictures.flatMap((address) => {
    const url = typeof address === 'string' ? webAddress(address, page.base) : null
    return url ? [{ url, alt: null }] : []
  })
  const found = Object.entries({ ...product.facts, images }).filter(([key, value]) => {
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    return !isEmpty && !(key in facts)
  })
  Object.assign(facts, Object.fromEntries(found))
}
