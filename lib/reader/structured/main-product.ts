import { placeOf, webAddress, type Page, plainLine } from '../page/page'
import { likeness, wordsOf } from '../product-name'
import { allNodes, hasType, textOf, valuesOf, type FoundNode, type SchemaNode } from './schema-node'

const PRODUCT = new RegExp(
  `^(${[
    'Product|ProductGroup|ProductModel|SomeProducts|IndividualProduct|Vehicle|Car|Motorcycle|Book',
    'SoftwareApplication|offer-product',
  ].join('|')})$`,
  'i',
)
const STRICT_PRODUCT = /^(Product|ProductGroup|ProductModel|SomeProducts|IndividualProduct)$/i
/** Properties that lead to other products, or from an article to one. */
const ASIDE = new RegExp(
  `^(${[
    'isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|itemReviewed|itemListElement',
    'hasVariant|isVariantOf|review|reviews|mentions|about|hasPart|subjectOf|hasOfferCatalog|addOn',
    'relatedTo',
  ].join('|')})$`,
  'i',
)
const SIMILARITY = 0.6

/** The main product in one kind of markup, with evidence that the page is about it. */
export type MainProduct = {
  node: SchemaNode
  isNamed: boolean
  rivals: number
  /** Further items with the same name, as review widgets add them. */
  namesakes: SchemaNode[]
}

/** Finds the product that a page is about among all items; undefined if there is none. */
export function mainProduct(roots: SchemaNode[], page: Page): MainProduct | undefined {
  const found = allNodes(roots)
  const products = found.filter(({ node, trail }) => isProduct(node) && !trail.some((step) => ASIDE.test(step)))
  const scored = products
    .map((each) => ({ each, score: scoreOf(each, page) }))
    .sort((one, other) => other.score - one.score)
  const first = scored[0]
  if (!first) return undefined
  const name = nameOf(first.each.node)
  const isOffered = ({ each: { node } }: (typeof scored)[number]) => valuesOf(node, 'offers', 'price').length > 0
  // The offers may be in another item with the same name.
  const best = isOffered(first)
    ? first
    : (scored.find((other) => isOffered(other) && isSameName(nameOf(other.each.node), name)) ?? first)
  const rivals = new Set(
    products.map(({ node }) => nameOf(node)).filter((other) => other && likeness(other, name) < SIMILARITY),
  )
  const isNamesake = ({ node }: FoundNode) => node !== best.each.node && isSameName(nameOf(node), name)
  const namesakes = products.filter(isNamesake).map(({ node }) => node)
  return {
    node: withOffer(best.each),
    isNamed: isAbout(best.each.node, page) || isAbout(first.each.node, page),
    rivals: rivals.size,
    namesakes,
  }
}

function isSameName(one: string, other: string): boolean {
  return one !== '' && wordsOf(one).join(' ') === wordsOf(other).join(' ')
}

/** Whether an item is the product with a name. */
export function isSameProduct(node: SchemaNode, name: string, page: Page): boolean {
  const own = nameOf(node)
  return own === '' || likeness(own, name) >= SIMILARITY || pointsHere(node, page)
}

function isProduct(node: SchemaNode): boolean {
  if (hasType(node, STRICT_PRODUCT)) return true
  return hasType(node, PRODUCT) && valuesOf(node, 'offers').length > 0
}

function nameOf(node: SchemaNode): string {
  return plainLine(textOf(node, 'name', 'title')) ?? ''
}

function isAbout(node: SchemaNode, page: Page): boolean {
  const name = nameOf(node)
  return pointsHere(node, page) || (name !== '' && page.titles.some((title) => covers(title, name)))
}

/** Whether a title names a product, rather than just its kind. */
function covers(title: string, name: string): boolean {
  const [said, words] = [wordsOf(title), new Set(wordsOf(name))]
  const shared = said.filter((word) => words.has(word)).length
  return shared >= words.size * SIMILARITY || (said.length >= 3 && shared === said.length)
}

function pointsHere(node: SchemaNode, page: Page): boolean {
  const here = new Set([page.url.href, page.canonical ?? page.url.href].map((address) => placeOf(address, page.base)))
  const addresses = [textOf(node, 'url'), node.id].filter((address) => webAddress(address, page.base))
  return page.url.pathname !== '/' && addresses.some((address) => here.has(placeOf(address ?? '', page.base)))
}

function scoreOf({ node, trail }: FoundNode, page: Page): number {
  const name = nameOf(node)
  const similar = name === '' ? 0 : Math.max(0, ...page.titles.map((title) => likeness(title, name)))
  return (
    (pointsHere(node, page) ? 3 : 0) +
    (exactPage(node, page) ? 2 : 0) +
    (similar >= SIMILARITY ? 2 + similar : 0) +
    (name === '' ? 0 : 2) +
    (valuesOf(node, 'offers', 'price').length > 0 ? 1.5 : 0) +
    (valuesOf(node, 'image').length > 0 ? 0.5 : 0) +
    (valuesOf(node, 'description').length > 0 ? 0.5 : 0) -
    trail.length / 10
  )
}

/** Whether the item is the variant with the page's exact URL. */
function exactPage(node: SchemaNode, page: Page): boolean {
  const offer = valuesOf(node, 'offers')[0]
  const addresses = [textOf(node, 'url'), typeof offer === 'object' ? textOf(offer, 'url') : null, node.id]
  return page.url.search !== '' && addresses.some((address) => webAddress(address, page.base) === page.url.href)
}

/** A product within an offer gets that offer. */
function withOffer({ node, trail, parent }: FoundNode): SchemaNode {
  if (trail.at(-1) !== 'itemOffered' || !parent || valuesOf(node, 'offers').length > 0) return node
  return { ...node, properties: new Map([...node.properties, ['offers', [parent]]]) }
}
