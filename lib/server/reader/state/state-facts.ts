import 'server-only'
import type { Facts } from '../facts'
import type { Page } from '../page/open-page'
import { webAddress } from '../page/web-address'
import { likeness } from '../product-name'
import { analyticsShape, shopifyShape } from './common-shapes'
import { embeddedJson } from './embedded-json'
import { objectsIn } from './json-value'
import { SHOP_SHAPES, type StateProduct } from './shapes'

const SHAPES = [...SHOP_SHAPES, shopifyShape, analyticsShape]
const ALIKE = 0.75

/** What a page's own data states of the product it is about; several objects about it are read together. */
export function stateFacts(page: Page): Facts {
  const facts: Facts = {}
  for (const object of objectsIn(embeddedJson(page))) {
    for (const shape of SHAPES) {
      const product = shape(object)
      if (product && isAbout(product, page)) add(facts, product, page)
    }
  }
  return facts
}

function isAbout({ ids, facts, isOwn }: StateProduct, page: Page): boolean {
  if (isOwn) return true
  const address = `${page.url.pathname}${page.url.search} ${page.canonical ?? ''}`
  if (ids.some((id) => id && id.length >= 4 && address.includes(id))) return true
  const { name } = facts
  return Boolean(name && page.titles.some((title) => likeness(title, name) >= ALIKE))
}

function add(facts: Facts, product: StateProduct, page: Page): void {
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
