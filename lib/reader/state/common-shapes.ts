import type { ExtractedFacts } from '../reader-options'
import { plainParagraphs } from '../page/page'
import { isoCode } from '../price/currency'
import { at, isObject, lineAt, listAt, numberAt, type JsonObject } from './json-value'
import type { StateProduct } from './shapes'

/** Shopify's product, whose integer prices are cents. */
export function shopifyShape(product: JsonObject): StateProduct | null {
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

/** The product of a Google Analytics product view. */
export function analyticsShape(event: JsonObject): StateProduct | null {
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
