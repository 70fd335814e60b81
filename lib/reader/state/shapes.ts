import type { ExtractedFacts } from '../reader-options'
import { plainParagraphs } from '../page/page'
import { isoCode } from '../price/currency'
import { readAvailability, readRating, readTradeNumber } from '../read-number'
import { at, isObject, lineAt, listAt, numberAt, type JsonObject } from './json-value'

/** A product in a page's embedded state: its facts, raw picture URLs and identifiers. */
export type StateProduct = {
  facts: ExtractedFacts
  pictures: unknown[]
  ids: (string | null)[]
  /** Whether the object only exists on its product's page. */
  isOwn?: boolean
  /** Whether other things have this shape, too. */
  isPlain?: boolean
}

type Shape = (object: JsonObject) => StateProduct | null

const pairs = (list: unknown[], name: string, value: string) =>
  Object.fromEntries(
    list.flatMap((entry) => {
      const [key, text] = [lineAt(entry, name), lineAt(entry, value)]
      return key && text ? [[key, text] as const] : []
    }),
  )

const lines = (list: unknown[], key: string) => list.flatMap((entry) => lineAt(entry, key) ?? [])

const walmart: Shape = (product) => {
  if (!('usItemId' in product) || !isObject(product.priceInfo) || !product.name) return null
  return {
    ids: [lineAt(product, 'usItemId')],
    pictures: [
      ...listAt(product, 'imageInfo', 'allImages').map((image) => at(image, 'url')),
      at(product, 'imageInfo', 'thumbnailUrl'),
    ],
    facts: {
      name: lineAt(product, 'name'),
      description: plainParagraphs(lineAt(product, 'shortDescription')),
      price: numberAt(product, 'priceInfo', 'currentPrice', 'price'),
      listPrice:
        numberAt(product, 'priceInfo', 'wasPrice', 'price') ?? numberAt(product, 'priceInfo', 'listPrice', 'price'),
      currency: isoCode(lineAt(product, 'priceInfo', 'currentPrice', 'currencyUnit')) ?? 'USD',
      rating: readRating(lineAt(product, 'averageRating')),
      reviewCount: numberAt(product, 'numberOfReviews'),
      brand: lineAt(product, 'brand'),
      sku: lineAt(product, 'usItemId'),
      model: lineAt(product, 'model'),
      upc: readTradeNumber(lineAt(product, 'upc')),
      availability: readAvailability(lineAt(product, 'availabilityStatus')),
      category: lines(listAt(product, 'category', 'path'), 'name'),
    },
  }
}

const target: Shape = (product) => {
  const item = product.item
  if (!('tcin' in product) || !isObject(item)) return null
  const images = at(item, 'enrichment', 'images') ?? at(item, 'enrichment', 'image_info', 'primary_image')
  return {
    ids: [lineAt(product, 'tcin'), lineAt(item, 'tcin')],
    pictures: [at(images, 'primary_image_url'), at(images, 'url'), ...listAt(images, 'alternate_image_urls')],
    facts: {
      name: lineAt(item, 'product_description', 'title'),
      description: plainParagraphs(lineAt(item, 'product_description', 'downstream_description')),
      price: numberAt(product, 'price', 'current_retail') ?? numberAt(product, 'price', 'current_retail_min'),
      listPrice: numberAt(product, 'price', 'reg_retail') ?? numberAt(product, 'price', 'reg_retail_max'),
      currency: 'USD',
      rating: readRating(lineAt(product, 'ratings_and_reviews', 'statistics', 'rating', 'average')),
      reviewCount: numberAt(product, 'ratings_and_reviews', 'statistics', 'rating', 'count'),
      brand: lineAt(item, 'primary_brand', 'name'),
      sku: lineAt(product, 'tcin'),
      model: lineAt(item, 'manufacturer_part_number'),
      upc: readTradeNumber(lineAt(item, 'primary_barcode')),
    },
  }
}

function homeDepotAvailability(product: JsonObject): ExtractedFacts['availability'] {
  if (at(product, 'availabilityType', 'discontinued') === true) return 'discontinued'
  const inventories = listAt(product, 'fulfillment', 'fulfillmentOptions')
    .flatMap((option) => listAt(option, 'services'))
    .flatMap((service) => listAt(service, 'locations'))
    .map((location) => at(location, 'inventory'))
  if (inventories.some((inventory) => at(inventory, 'isInStock') === true)) return 'in_stock'
  return inventories.some((inventory) => at(inventory, 'isOutOfStock') === true) ? 'out_of_stock' : null
}

const homeDepot: Shape = (product) => {
  const { identifiers } = product
  if (!isObject(identifiers) || !identifiers.productLabel) return null
  const pricing = at(product, Object.keys(product).find((key) => key.startsWith('pricing')) ?? 'pricing')
  const groups = listAt(product, 'specificationGroup').flatMap((group) => listAt(group, 'specifications'))
  const images = listAt(product, 'media', 'images')
  const ordered = [...images].sort(
    (one, other) => Number(at(other, 'subType') === 'PRIMARY') - Number(at(one, 'subType') === 'PRIMARY'),
  )
  return {
    ids: [lineAt(product, 'itemId'), lineAt(identifiers, 'itemId')],
    pictures: ordered.map((image) => String(at(image, 'url') ?? '').replace('<SIZE>', '1000')),
    facts: {
      name: lineAt(identifiers, 'productLabel'),
      description: plainParagraphs(lineAt(product, 'details', 'description')),
      price: numberAt(pricing, 'value'),
      listPrice: numberAt(pricing, 'original'),
      currency: 'USD',
      rating: readRating(lineAt(product, 'reviews', 'ratingsReviews', 'averageRating')),
      reviewCount: numberAt(product, 'reviews', 'ratingsReviews', 'totalReviews'),
      brand: lineAt(identifiers, 'brandName'),
      sku: lineAt(identifiers, 'storeSkuNumber') ?? lineAt(product, 'itemId'),
      model: lineAt(identifiers, 'modelNumber'),
      upc: readTradeNumber(lineAt(identifiers, 'upcGtin13')) ?? readTradeNumber(lineAt(identifiers, 'upc')),
      availability: homeDepotAvailability(product),
      category: lines(listAt(product, 'taxonomy', 'breadCrumbs'), 'label'),
      specifications: pairs(groups, 'specName', 'specValue'),
    },
  }
}

const lowes: Shape = (product) => {
  if (!('omniItemId' in product) || !(product.description || product.title)) return null
  return {
    ids: [lineAt(product, 'omniItemId')],
    pictures: listAt(product, 'epc', 'additionalImages').map((image) => at(image, 'baseUrl')),
    facts: {
      name: lineAt(product, 'title') ?? lineAt(product, 'description'),
      description: plainParagraphs(lineAt(product, 'romanceCopy')),
      rating: readRating(lineAt(product, 'rating')),
      reviewCount: numberAt(product, 'reviewCount'),
      brand: lineAt(product, 'brand'),
      sku: lineAt(product, 'itemNumber'),
      model: lineAt(product, 'modelId'),
      upc: readTradeNumber(lineAt(product, 'barcode')),
      specifications: pairs(listAt(product, 'specs'), 'key', 'value'),
    },
  }
}

/** The product shapes of large shops. */
export const SHOP_SHAPES: Shape[] = [walmart, target, homeDepot, lowes]
