import 'server-only'
import { type ChildNode, Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { affiliateLink, type AffiliateProgramme, programmeFor } from '@/lib/format/affiliate-link'
import { storedPicture } from '@/lib/format/picture'
import { isShop } from '@/lib/format/shops'
import { siteUrl } from '../core/env'
import { slugOf } from '../../format/slug'
import { cleanContent } from './clean-content'

type Heading = { id: string; text: string; level: 2 | 3 }

type RenderedContent = {
  html: string
  /** In the order of the text; their ids are anchors in `html`. */
  headings: Heading[]
  /** Whether a link leads to a shop. */
  sponsored: boolean
}

/** What is found while a body is made ready. */
type Found = { headings: Heading[]; taken: Map<string, number>; ownHost: string; programmes: readonly AffiliateProgramme[]; sponsored: boolean }

/** How each element is made ready, by its name. */
const READY = new Map<string, (element: Element, found: Found) => void>([
  ['h2', anchorHeading],
  ['h3', anchorHeading],
  ['img', readyPicture],
  ['a', markLink],
  ['pre', ({ attribs }) => void (attribs.tabindex = '0')],
  ['table', readyTable],
  ['ul', turnByText],
  ['ol', turnByText],
  ['blockquote', turnByText],
])

/**
 * A post's body as a page shows it: cleaned again, whoever stored it, with anchors, ready pictures and marked links.
 * @param programmes by which links to shops earn.
 */
export function renderContent(stored: string, programmes: readonly AffiliateProgramme[] = []): RenderedContent {
  const body = parseDocument(cleanContent(stored))
  const found: Found = { headings: [], taken: new Map(), ownHost: new URL(siteUrl()).host, programmes, sponsored: false }
  for (const element of DomUtils.getElementsByTagName('*', body)) READY.get(element.name)?.(element, found)
  return { html: withLetters(DomUtils.getInnerHTML(body)), headings: found.headings, sponsored: found.sponsored }
}

/** Letters beyond ASCII as themselves: the library writes each as a reference, twice to three times as long. */
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
  headings.push({ id, text, level: element.name === 'h2' ? 2 : 3 })
}

/** The text of an element, whose line breaks keep words apart. */
function wordsOf(node: ChildNode): string {
  if (isText(node)) return node.data
  if (!isTag(node)) return ''
  return node.name === 'br' ? ' ' : node.children.map(wordsOf).join('')
}

/** @param taken ids, each with the last copy that was made of it. */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted
  let copy = taken.get(wanted) ?? 1
  while (taken.has(id)) {
    copy += 1
    id = `${wanted}-${copy}`
  }
  taken.set(id, 1)
  taken.set(wanted, copy)
  return id
}

function readyPicture({ attribs }: Element): void {
  const stored = storedPicture(attribs.src)
  const asked = /^\d{1,4}$/.test(attribs.width ?? '') ? Number(attribs.width) : null
  Object.assign(attribs, { loading: 'lazy', decoding: 'async', alt: attribs.alt ?? '' })
  if (!stored) return
  const width = Math.min(asked || IMAGE_SIZES.large, IMAGE_SIZES.large, stored.width)
  Object.assign(attribs, {
    srcset: stored.srcSet,
    sizes: `(max-width: ${width + 40}px) 100vw, ${width}px`,
    width: String(width),
    height: String(Math.round((width * stored.height) / stored.width)),
    ...(stored.color && { style: `background-color:${stored.color}` }),
  })
}

function markLink({ attribs }: Element, found: Found): void {
  const href = attribs.href ?? ''
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return
  const address = new URL(href)
  if (address.host === found.ownHost) return
  const earns = isShop(address.hostname) || programmeFor(href, found.programmes) !== null
  found.sponsored ||= earns
  Object.assign(attribs, { href: affiliateLink(href, found.programmes), target: '_blank', rel: earns ? 'sponsored nofollow noopener' : 'nofollow noopener' })
}

/** Markers of a list and the line beside a quote stand where its text begins; paragraphs need style alone for that. */
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

/** Makes a head of the first row where it holds headers alone and other rows follow. */
function giveHead(table: Element): void {
  if (childrenNamed(table, 'thead').length > 0) return
  const rows = childrenNamed(childrenNamed(table, 'tbody')[0] ?? table, 'tr')
  const [first] = rows
  const cells = first?.children.filter(isTag) ?? []
  const isHead = cells.length > 0 && cells.every(({ name, attribs }) => name === 'th' && Number(attribs.rowspan ?? 1) === 1)
  if (!first || !isHead || rows.length < 2) return
  const head = new Element('thead', {})
  DomUtils.removeElement(first)
  DomUtils.appendChild(head, first)
  DomUtils.prependChild(table, head)
}

function childrenNamed({ children }: Element, name: string): Element[] {
  return children.filter(isTag).filter((child) => child.name === name)
}

/** Puts a table that stands in no other into a frame that scrolls. */
function frameTable(table: Element): void {
  for (let above = table.parent; above; above = above.parent) if (above instanceof Element && above.name === 'table') return
  const frame = new Element('div', { class: 'table-frame', role: 'region', 'aria-label': 'Table', tabindex: '0' })
  DomUtils.replaceElement(table, frame)
  DomUtils.appendChild(frame, table)
}
