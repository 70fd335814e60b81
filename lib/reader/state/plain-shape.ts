import { plainParagraphs } from '../page/page'
import { isoCode } from '../price/currency'
import { readAvailability, readTradeNumber } from '../read-number'
import { at, isObject, lineAt, listAt, numberAt, type JsonObject } from './json-value'
import type { StateProduct } from './shapes'

const NAMES = ['name', 'title', 'productName', 'displayName', 'product_name']
const IDS = ['sku', 'skuId', 'productId', 'product_id', 'itemId', 'id', 'slug', 'code']
const SALE_PRICES = (
  'salePrice sale_price specialPrice currentPrice current_price ' + 'finalPrice final_price sellingPrice offerPrice'
).split(' ')
const OLD_PRICES = (
  'originalPrice original_price listPrice list_price regularPrice regular_price ' +
  'wasPrice oldPrice old_price compareAtPrice compare_at_price msrp rrp'
).split(' ')
/** The keys of an object with several prices. */
const CURRENT = 'sale current now selling final special discounted value amount price min'.split(' ')
const OLD = ['original', 'list', 'regular', 'was', 'old', 'msrp', 'rrp', 'retail', 'compareAt', 'base', 'before']
const PICTURES = 'images media gallery pictures image imageUrl image_url mainImage primaryImage'.split(' ')
const SIZES = ['original', 'full', 'zoom', 'large', 'url', 'src', 'href']

function firstOf<T>(object: unknown, keys: string[], read: (object: unknown, key: string) => T | null): T | null {
  for (const key of keys) {
    const value = read(object, key)
    if (value !== null) return value
  }
  return null
}

/** An amount, or an object with its value or its cents. */
function amountAt(object: unknown, key: string): number | null {
  const inner = at(object, key)
  if (!isObject(inner)) return numberAt(object, key)
  const hundredths = numberAt(inner, 'centAmount')
  return hundredths === null ? firstOf(inner, ['value', 'amount', 'price'], numberAt) : hundredths / 100
}

function pricesOf(product: JsonObject): { price: number | null; listPrice: number | null } {
  const { price } = product
  const inner = isObject(price) ? price : {}
  const plain = isObject(price) ? firstOf(inner, CURRENT, amountAt) : numberAt(product, 'price')
  const sale = firstOf(product, SALE_PRICES, amountAt)
  const old = firstOf(inner, OLD, amountAt) ?? firstOf(product, OLD_PRICES, amountAt)
  const current = sale ?? plain ?? amountAt(product, 'price')
  const before = old ?? (sale && plain && plain > sale ? plain : null)
  return { price: current, listPrice: before && current && before > current ? before : null }
}

function availabilityOf(product: JsonObject): StateProduct['facts']['availability'] {
  const states = ['inStock', 'isInStock', 'in_stock', 'available', 'isAvailable'].map((key) => product[key])
  const stated = states.find((state) => typeof state === 'boolean')
  if (stated !== undefined) return stated ? 'in_stock' : 'out_of_stock'
  return firstOf(product, ['availability', 'availabilityStatus', 'stockStatus', 'stock_status'], (object, key) =>
    readAvailability(lineAt(object, key)),
  )
}

function picturesOf(product: JsonObject): unknown[] {
  const values = PICTURES.flatMap((key) => (Array.isArray(product[key]) ? listAt(product, key) : [product[key]]))
  return values.map((value) =>
    isObject(value) ? SIZES.map((size) => value[size]).find((address) => typeof address === 'string') : value,
  )
}

/** A product by common field names, for unknown shops: with a name, an identifier and a price. */
export function plainShape(product: JsonObject): StateProduct | null {
  const name = firstOf(product, NAMES, lineAt)
  const ids = IDS.map((key) => lineAt(product, key))
  if (!name || !ids.some(Boolean) || !('price' in product || SALE_PRICES.some((key) => key in product))) return null
  const { price, listPrice } = pricesOf(product)
  if (!price) return null
  const currencies = [
    ...['currency', 'currencyCode', 'priceCurrency'].map((key) => lineAt(product, key)),
    lineAt(product, 'price', 'currency'),
    lineAt(product, 'price', 'currencyCode'),
  ]
  return {
    ids,
    isPlain: true,
    pictures: picturesOf(product),
    facts: {
      name,
      price,
      listPrice,
      currency: currencies.map((text) => isoCode(text)).find(Boolean) ?? null,
      description: plainParagraphs(lineAt(product, 'description') ?? lineAt(product, 'longDescription')),
      brand: lineAt(product, 'brand', 'name') ?? lineAt(product, 'brand') ?? lineAt(product, 'brandName'),
      sku: lineAt(product, 'sku') ?? lineAt(product, 'skuId'),
      model: lineAt(product, 'modelNumber') ?? lineAt(product, 'mpn'),
      upc:
        ['upc', 'gtin', 'gtin13', 'ean', 'barcode'].map((key) => readTradeNumber(lineAt(product, key))).find(Boolean) ??
        null,
      availability: availabilityOf(product),
    },
  }
}
