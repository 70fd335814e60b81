import type { ExtractedFacts, ImageFact } from '../reader-options'
import { picturesAt, plainLine, plainParagraphs, webAddress, type Page } from '../page/page'
import { readCount, readRating, readTradeNumber } from '../read-number'
import { cleanName, likeness } from '../product-name'
import { offerFacts } from './offer-facts'
import { hasType, isNode, nodesOf, textOf, valuesOf, type SchemaNode } from './schema-node'

const PLAIN_PROPERTIES = ['color', 'material', 'size', 'pattern', 'weight', 'width', 'height', 'depth'] as const

/**
 * Facts from an item of the type Product or a similar one.
 * @param agreed a price from elsewhere on the page, to choose among several offers.
 */
export function productFacts(product: SchemaNode, page: Page, agreed: number | null): ExtractedFacts {
  const variant = variantOf(product, page)
  const line = (...properties: string[]) =>
    plainLine(textOf(product, ...properties) ?? (variant && textOf(variant, ...properties)))
  const own = offerFacts(product, page, agreed)
  const offers = own.price || !variant ? own : offerFacts(variant, page, agreed)
  const images = imagesOf(product, page)
  return {
    ...offers,
    ...ratingOf(product),
    name: nameOf(product, page),
    description: plainParagraphs(textOf(product, 'description')),
    brand: brandOf(product) ?? (variant ? brandOf(variant) : null),
    sku: line('sku') ?? productId(line('productID', 'productId')),
    model: line('mpn', 'model'),
    upc: [product, variant, onlyOffer(product), variant && onlyOffer(variant)].map(tradeNumberOf).find(Boolean) ?? null,
    category: categoryOf(product),
    images: images.length > 0 || !variant ? images : imagesOf(variant, page),
    specifications: { ...(variant ? specificationsOf(variant) : {}), ...specificationsOf(product) },
  }
}

/** Of several names, the one that the page's titles have. */
function nameOf(product: SchemaNode, page: Page): string | null {
  const names = valuesOf(product, 'name', 'title').map((value) =>
    cleanName(isNode(value) ? textOf(value, 'name') : value, page),
  )
  const known = names.find((name) => name && page.titles.some((title) => likeness(title, name) >= 0.6))
  return known ?? names.find(Boolean) ?? null
}

/** The variant with this URL, or the only one; of others only the prices count. */
function variantOf(group: SchemaNode, page: Page): SchemaNode | undefined {
  const variants = nodesOf(group, 'hasVariant', 'model').filter((node) => nodesOf(node, 'offers').length > 0)
  if (variants.length <= 1) return variants[0]
  const addressed = variants.find((variant) => {
    const offer = nodesOf(variant, 'offers')[0]
    const addresses = [textOf(variant, 'url'), variant.id, offer ? textOf(offer, 'url') : null]
    return addresses.some((address) => webAddress(address, page.base) === page.url.href)
  })
  if (addressed) return addressed
  const offers = variants.flatMap((variant) => nodesOf(variant, 'offers'))
  return { types: [], id: null, properties: new Map([['offers', offers]]) }
}

function ratingOf(product: SchemaNode): Pick<ExtractedFacts, 'rating' | 'reviewCount'> {
  const rating =
    nodesOf(product, 'aggregateRating', 'aggregaterating')[0] ??
    nodesOf(product, 'review').find((node) => hasType(node, /^Review-aggregate$/))
  if (!rating) return {}
  const counts = [
    textOf(rating, 'reviewCount', 'reviewcount', 'count'),
    textOf(rating, 'ratingCount', 'ratingcount', 'votes'),
  ].map(readCount)
  const reviewCount = counts.find((count) => count) ?? null
  const isUnrated = reviewCount === null && counts.some((count) => count === 0)
  const value = isUnrated
    ? null
    : readRating(textOf(rating, 'ratingValue', 'ratingvalue', 'average', 'rating'), textOf(rating, 'bestRating'))
  return { rating: value, reviewCount }
}

function brandOf(product: SchemaNode): string | null {
  const brand =
    plainLine(textOf(product, 'brand')) ??
    (product.properties.has('brand') ? null : plainLine(textOf(product, 'manufacturer')))
  return brand && !/^(n\/?a|none|null|undefined|unbranded|no brand|generic|https?:.*)$/i.test(brand) ? brand : null
}

/** Identifiers with a prefix: `sku:123`, `upc:123`. */
function productId(id: string | null): string | null {
  if (!id || /^(upc|ean|isbn|gtin|asin|mpn)\d*:/i.test(id)) return null
  return id.replace(/^sku:/i, '')
}

/** The offer of a product with a single one; of several the numbers may be of other sizes. */
function onlyOffer(product: SchemaNode): SchemaNode | undefined {
  const offers = nodesOf(product, 'offers')
  return offers.length === 1 ? offers[0] : undefined
}

function tradeNumberOf(product: SchemaNode | undefined): string | null {
  if (!product) return null
  const stated = textOf(product, 'gtin12', 'gtin13', 'gtin', 'gtin14', 'gtin8', 'upc', 'ean')
  const labelled = /^(?:upc|ean|gtin)\d*:\s*(\d+)$/i.exec(textOf(product, 'productID') ?? '')?.[1]
  const digits = (stated ?? labelled ?? '').replace(/[\s-]/g, '')
  return /^(\d{8}|\d{12,14})$/.test(digits) && !/^0+$/.test(digits) ? digits : readTradeNumber(digits)
}

function categoryOf(product: SchemaNode): string[] {
  const value = valuesOf(product, 'category')[0]
  const text = isNode(value) ? textOf(value, 'name') : value
  const line = plainLine(text)
  if (!line || /^(https?:|\d+$)/.test(line)) return []
  return line.split(/\s*(?:>|›|»|\/|<|\|)\s*/).filter(Boolean)
}

const NO_ADDRESS = /^(true|false|null|none|undefined)$/i

function imagesOf(product: SchemaNode, page: Page): ImageFact[] {
  return [...valuesOf(product, 'image'), ...valuesOf(product, 'images')].flatMap((value) => {
    const addresses = (isNode(value) ? addressesOf(value) : [value]).filter((address) => !NO_ADDRESS.test(address))
    return picturesAt(addresses, isNode(value) ? plainLine(textOf(value, 'caption', 'name')) : null, page)
  })
}

/** The addresses of an ImageObject, which may list several pictures. */
function addressesOf(image: SchemaNode): string[] {
  const listed = valuesOf(image, 'contentUrl', 'url').flatMap((each) => (isNode(each) ? (each.id ?? []) : each))
  if (listed.length > 0) return listed
  return [image.id ?? textOf(image, 'thumbnailUrl', 'thumbnail') ?? []].flat()
}

function specificationsOf(product: SchemaNode): Record<string, string> {
  const stated = nodesOf(product, 'additionalProperty').flatMap((node) => {
    const name = plainLine(textOf(node, 'name', 'propertyID'))
    const value = plainLine(textOf(node, 'value'))
    const unit = plainLine(textOf(node, 'unitText'))
    return name && value ? [[name, unit && !value.endsWith(unit) ? `${value} ${unit}` : value] as const] : []
  })
  const plain = PLAIN_PROPERTIES.flatMap((property) => {
    const value = valuesOf(product, property)[0]
    const unit = isNode(value) ? textOf(value, 'unitText') : null
    const text = plainLine(isNode(value) ? textOf(value, 'value', 'name') : value)
    return text ? [[property[0]?.toUpperCase() + property.slice(1), unit ? `${text} ${unit}` : text] as const] : []
  })
  return Object.fromEntries([...plain, ...stated])
}
