import { type ChildNode, type Document, Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { affiliateLink, type AffiliateProgramme, programmeFor } from '@/lib/format/addresses/affiliate-link'
import { isWide, storedPicture } from '@/lib/format/pictures'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { isShop } from '@/lib/format/addresses/shops'
import { siteUrl } from '../core/env'
import { slugOf } from '../../format/addresses/slugs'
import { cleanContent } from './clean-content'
import { type CardProduct, childrenNamed } from '@/lib/server/content/blocks/make-element'
import { type Blocks, renderBlocks } from './blocks/render-blocks'
import type { PreviewPins } from './blocks/render-pins'

type Heading = { id: string; text: string; level: 2 | 3 }

type RenderedContent = Omit<Blocks, 'previewPins'> & {
  html: string
  previewPins: ShownPreviewPins | null
  /** In document order; their ids are anchors in `html`. */
  headings: Heading[]
  /** Whether a link leads to a shop. */
  sponsored: boolean
}

/** The pins of the preview image, which are shown above the text. */
type ShownPreviewPins = {
  /** Width divided by height of the image. */
  shape: string
  /** HTML of their links on the image, and of their list. */
  links: string
  list: string
  names: string[]
}

/** Collected while rendering. */
type Found = {
  headings: Heading[]
  taken: Map<string, number>
  ownHost: string
  programmes: readonly AffiliateProgramme[]
  products: readonly CardProduct[]
  sponsored: boolean
}

/** Transforms by element name. */
const READY = new Map<string, (element: Element, found: Found) => void>([
  ['h2', anchorHeading],
  ['h3', anchorHeading],
  ['h4', anchorHeading],
  ['img', readyPicture],
  ['a', markLink],
  ['pre', ({ attribs }) => void (attribs.tabindex = '0')],
  ['table', readyTable],
  ['figure', endWithCaption],
  ['ul', turnByText],
  ['ol', turnByText],
  ['blockquote', turnByText],
])

/**
 * Renders a post's content for a page: sanitized again, with heading anchors, picture attributes and marked links.
 * @param programmes affiliate programs for links to shops.
 * @param products the post's products, for product cards in the text.
 * @param preview the address of its preview image.
 */
export function renderContent(
  stored: string,
  programmes: readonly AffiliateProgramme[] = [],
  products: readonly CardProduct[] = [],
  preview: string | null = null,
): RenderedContent {
  const body = parseDocument(cleanContent(stored))
  const { previewPins, ...blocks } = renderBlocks(body, products, safeAddress(preview) ?? '')
  const found: Found = {
    headings: [],
    taken: new Map(),
    ownHost: new URL(siteUrl()).host,
    programmes,
    products,
    sponsored: false,
  }
  for (const element of DomUtils.getElementsByTagName('*', body)) READY.get(element.name)?.(element, found)
  dropDeadAnchors(body)
  const { headings, sponsored } = found
  const shownPins = previewPins && takePreviewPins(previewPins)
  return { html: withLetters(DomUtils.getInnerHTML(body)), headings, sponsored, ...blocks, previewPins: shownPins }
}

/** Takes the pins of the preview image out of the text. */
function takePreviewPins({ names, shape, links, list }: PreviewPins): ShownPreviewPins {
  for (const part of [links, list]) DomUtils.removeElement(part)
  return {
    shape,
    names,
    links: withLetters(DomUtils.getInnerHTML(links)),
    list: withLetters(DomUtils.getOuterHTML(list)),
  }
}

/** Places of the page outside of the text. */
const OF_THE_PAGE = ['top', 'featured-products']

/** Replaces links to places that the text does not have, such as footnotes of another program, by their text. */
function dropDeadAnchors(body: Document): void {
  const elements = DomUtils.getElementsByTagName('*', body)
  const links = elements.filter(({ name, attribs }) => name === 'a' && /^#./.test(attribs.href ?? ''))
  if (links.length === 0) return
  const places = new Set([...OF_THE_PAGE, ...elements.map(({ attribs }) => attribs.id)])
  for (const link of links) {
    const place = link.attribs.href?.slice(1) ?? ''
    if (places.has(place)) continue
    for (const child of [...link.children]) DomUtils.prepend(link, child)
    DomUtils.removeElement(link)
  }
}

/** Decodes references of non-ASCII letters, which the library writes two to three times as long. */
function withLetters(html: string): string {
  return html.replace(/&#x([0-9a-f]+);/g, (reference, code: string) => {
    const letter = parseInt(code, 16)
    return letter > 127 ? String.fromCodePoint(letter) : reference
  })
}

function anchorHeading(element: Element, { headings, taken }: Found): void {
  const text = wordsOf(element).replace(/\s+/g, ' ').trim()
  if (!text) return
  const id = freeId(`s-${slugOf(text) ?? 'section'}`, taken)
  element.attribs.id = id
  if (element.name !== 'h4') headings.push({ id, text, level: element.name === 'h2' ? 2 : 3 })
}

/** The text of an element, with line breaks as spaces. */
function wordsOf(node: ChildNode): string {
  if (isText(node)) return node.data
  if (!isTag(node)) return ''
  return node.name === 'br' ? ' ' : node.children.map(wordsOf).join('')
}

/** @param taken used ids, each with its last suffix. */
function freeId(preferredId: string, taken: Map<string, number>): string {
  let id = preferredId
  let copy = taken.get(preferredId) ?? 1
  while (taken.has(id)) {
    copy += 1
    id = `${preferredId}-${copy}`
  }
  taken.set(id, 1)
  taken.set(preferredId, copy)
  return id
}

function readyPicture({ attribs }: Element): void {
  const stored = storedPicture(attribs.src)
  const requested = /^\d{1,4}$/.test(attribs.width ?? '') ? Number(attribs.width) : null
  Object.assign(attribs, { loading: 'lazy', decoding: 'async', alt: attribs.alt ?? '' })
  const width = stored ? Math.min(requested || IMAGE_SIZES.large, IMAGE_SIZES.large, stored.width) : requested
  if ('data-align' in attribs && isWide(width)) attribs['data-wide'] = ''
  if (!stored || !width) return
  Object.assign(attribs, {
    srcset: stored.srcSet,
    sizes: `(max-width: ${width + 40}px) 100vw, ${width}px`,
    width: String(width),
    height: String(Math.round((width * stored.height) / stored.width)),
    ...(stored.color && { style: `background-color:${stored.color}` }),
  })
}

/** A caption stands at the end of its figure, the only place where all that it may stand with is valid. */
function endWithCaption(figure: Element): void {
  const [caption] = childrenNamed(figure, 'figcaption')
  if (caption) DomUtils.appendChild(figure, caption)
}

function markLink({ attribs }: Element, found: Found): void {
  const href = attribs.href ?? ''
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return
  const address = new URL(href)
  if (address.host === found.ownHost) return
  const isCard = 'data-shop' in attribs
  delete attribs['data-shop']
  const product = found.products.find(({ product_url }) => product_url === href)
  const earns = isCard || isShop(address.hostname) || programmeFor(href, found.programmes) !== null
  found.sponsored ||= earns
  Object.assign(attribs, {
    href: affiliateLink(href, found.programmes),
    target: '_blank',
    rel: earns ? 'sponsored nofollow noopener' : 'nofollow noopener',
    ...(product && { 'data-product': product.product_id }),
  })
}

/** List markers and quote borders follow the text direction; paragraphs need only CSS for that. */
function turnByText({ attribs }: Element): void {
  attribs.dir = 'auto'
}

function readyTable(table: Element): void {
  giveHead(table)
  for (const cell of DomUtils.getElementsByTagName('th', table)) {
    cell.attribs.scope ??= cell.parent?.parent instanceof Element && cell.parent.parent.name === 'thead' ? 'col' : 'row'
  }
  frameTable(table)
}

/** Makes the first row a table head if it has only headers and other rows follow. */
function giveHead(table: Element): void {
  if (childrenNamed(table, 'thead').length > 0) return
  const rows = childrenNamed(childrenNamed(table, 'tbody')[0] ?? table, 'tr')
  const [first] = rows
  const cells = first?.children.filter(isTag) ?? []
  const isHead =
    cells.length > 0 && cells.every(({ name, attribs }) => name === 'th' && Number(attribs.rowspan ?? 1) === 1)
  if (!first || !isHead || rows.length < 2) return
  const head = new Element('thead', {})
  DomUtils.removeElement(first)
  DomUtils.appendChild(head, first)
  DomUtils.prependChild(table, head)
}

/** Wraps an outermost table in a scrollable region. */
function frameTable(table: Element): void {
  for (let above = table.parent; above; above = above.parent)
    if (above instanceof Element && above.name === 'table') return
  const frame = new Element('div', { class: 'table-frame', role: 'region', 'aria-label': 'Table', tabindex: '0' })
  DomUtils.replaceElement(table, frame)
  DomUtils.appendChild(frame, table)
}
