import { CONTENT_BLOCKS, CONTENT_INLINE, CONTENT_TABLES } from '@/lib/contract/posts/content-elements'
import { isAllowedImage, isAllowedLink } from '../links/entered-url'
import { OWN_SLICE } from './own-slice'
import {
  make,
  toInline,
  normalizeFigures,
  nodesIn,
  normalizeMarkup,
  rename,
  parseFragment,
  unwrap,
  unwrapBlocks,
} from '../schema/normalize-markup'
import { isText, nestListItems, listWordParagraphs } from './lists'
import { convertCaptions, isAroundPicture, convertMedia } from './convert/pasted-media'
import { convertCode, dropComments, inlineSheets } from './convert/pasted-code'
import { convertFootnotes } from './convert/pasted-footnotes'
import { cleanText } from '@/components/desk/kit/clean-text'

const EMBEDDED = 'iframe, embed, object, video, audio'

const LINKED_PICTURE = 'a[href]:has(img):not(figure[data-video] > a)'

const KINDS: [selector: string, one: string, many: string][] = [
  ['img', 'a picture', 'pictures'],
  [EMBEDDED, 'something embedded', 'embedded things'],
  ['svg, canvas', 'a drawing', 'drawings'],
  ['math', 'a formula', 'formulas'],
  [LINKED_PICTURE, 'the link of a picture', 'links of pictures'],
  ['input, select, textarea, button', 'a form field', 'form fields'],
]

const INVISIBLE = /[\u200b\ufeff\u00ad]/g

/** A non-breaking space that is not between a number and what it counts. */
const WORD_GAP = /(?<!\d)\u00a0|\u00a0(?![\p{L}°%‰′″'"])/gu

/**
 * Normalizes pasted HTML from Google Docs, Word, spreadsheets and web pages: lists become lists, layout
 * tables are unwrapped, images that exist only on the clipboard are dropped.
 * @param onLeftOut called with readable names of what cannot be kept.
 */
export function cleanPaste(html: string, onLeftOut: (names: string[]) => void = () => {}): string {
  if (html.includes(OWN_SLICE)) return html
  // HTML parsers drop table rows outside of a table, and join their words.
  const body = parseFragment(/<t[dhr]\b/i.test(html) && !/<table\b/i.test(html) ? `<table>${html}</table>` : html)
  dropComments(body)
  inlineSheets(body)
  convertCode(body)
  convertMedia(body)
  convertFootnotes(body)
  convertCaptions(body)
  onLeftOut(leftOutOf(body))
  listWordParagraphs(body)
  nestListItems(body)
  normalizeMarkup(body)
  // Lines wrap at the spaces between words; a number keeps its unit.
  for (const text of nodesIn(body, NodeFilter.SHOW_TEXT))
    text.data = cleanText(text.data.replace(INVISIBLE, '').replace(WORD_GAP, ' '))
  for (const link of body.querySelectorAll('a[href^="//"]'))
    link.setAttribute('href', `https:${link.getAttribute('href')}`)
  for (const key of body.querySelectorAll('kbd, samp, tt')) rename(key, 'code')
  for (const image of body.querySelectorAll('img')) {
    if (!isAllowedImage(image.getAttribute('src') ?? '')) image.remove()
  }
  for (const table of [...body.querySelectorAll('table')].reverse()) normalizeTable(table)
  normalizeFigures(body)
  for (const element of body.querySelectorAll<HTMLElement>('*')) normalizeElement(element)
  dropEmpty(body)
  return body.innerHTML
}

/**
 * Converts inline styles to marks: weight, slant, vertical position, lines. A link's own underline and a
 * heading's weight carry no meaning.
 */
function normalizeElement(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style
  const line = /underline|line-through/.exec(textDecoration)?.[0] ?? ''
  const script = verticalAlign === 'super' ? 'sup' : verticalAlign === 'sub' ? 'sub' : null
  element.removeAttribute('style')
  element.removeAttribute('class')
  if (script) element.append(make(element.ownerDocument, script, {}, ...element.childNodes))
  if (element.closest('h2, h3, h4')) {
    if (element.matches('b, strong')) unwrap(element)
    return
  }
  if (fontWeight) element.style.fontWeight = fontWeight
  if (fontStyle === 'italic') element.style.fontStyle = fontStyle
  if (line && !(line === 'underline' && element.closest('a'))) element.style.textDecoration = line
}

const isFilled = (cell: Element) => Boolean(cell.textContent?.trim())

/** Keeps a data table that is not nested in another; cells in its head become header cells. */
function normalizeTable(table: HTMLTableElement): void {
  const isData = holdsData(table)
  if (isData && !table.parentElement?.closest('table')) {
    for (const cell of table.querySelectorAll<HTMLElement>('td, th')) normalizeCell(cell)
    return
  }
  if (table.caption) rename(table.caption, 'p')
  for (const row of [...table.rows].reverse()) flattenRow(row, isData)
  for (const part of table.querySelectorAll('thead, tbody, tfoot, colgroup, col')) unwrap(part)
  unwrap(table)
}

function normalizeCell(cell: HTMLElement): void {
  const align = alignmentOf(cell)
  const normalized = cell.matches('thead td') ? rename(cell, 'th') : cell
  if (align) normalized.dataset.align = align
}

/** Null for left too, which many programs write at every cell. */
function alignmentOf(cell: HTMLElement): string | null {
  const paragraph = cell.querySelector<HTMLElement>(':scope > p:only-child')
  const align = cell.dataset.align || cell.style.textAlign || paragraph?.style.textAlign || cell.getAttribute('align')
  return align && /^(?:center|right)$/i.test(align) ? align.toLowerCase() : null
}

/** A table in which no row has two cells with text is a layout table. */
function holdsData({ rows }: HTMLTableElement): boolean {
  return [...rows].some((row) => [...row.cells].filter(isFilled).length > 1)
}

/**
 * Joins the cells of a data row to one line, with separators for leading empty cells; the content of layout
 * cells stays as it is.
 */
function flattenRow(row: HTMLTableRowElement, isData: boolean): void {
  const cells = [...row.cells]
  if (!isData) {
    for (const cell of cells) unwrapBlocks(cell)
    return unwrap(row)
  }
  const line = row.ownerDocument.createElement('p')
  const pictures = row.querySelectorAll('img')
  for (const [index, cell] of cells.slice(0, cells.findLastIndex(isFilled) + 1).entries()) {
    toInline(cell)
    line.append(index > 0 ? ' | ' : '', ...cell.childNodes)
  }
  row.replaceWith(line, ...pictures)
}

function dropEmpty(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove()
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote')) {
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove()
  }
  // Pictures are blocks: a paragraph of pictures alone gives way to them.
  for (const paragraph of body.querySelectorAll('p:has(img)'))
    if (!paragraph.textContent?.trim()) paragraph.replaceWith(...paragraph.querySelectorAll('img'))
  for (const line of body.querySelectorAll('br')) {
    const betweenBlocks = line.parentElement === body || line.parentElement?.matches('ul, ol, b')
    if (betweenBlocks && ![line.previousSibling, line.nextSibling].some(isText)) line.remove()
  }
}

/** Readable names of what a paste cannot keep, such as `2 pictures`; for a tree with converted players. */
function leftOutOf(body: HTMLElement): string[] {
  return KINDS.flatMap(([selector, one, many]) => {
    const found = [...body.querySelectorAll(selector)].filter(isLeftOut)
    const count =
      found.length + (selector === EMBEDDED ? [...body.querySelectorAll('*')].filter(isEmptyComponent).length : 0)
    if (count === 0) return []
    return [count === 1 ? one : `${count} ${many}`]
  })
}

/** Whether an element is a custom element without content of its own, such as a map. */
const isEmptyComponent = (element: Element) =>
  /^[a-z]\w*-/.test(element.localName) && !element.textContent?.trim() && !element.querySelector(`img, ${EMBEDDED}`)

function isLeftOut(element: Element): boolean {
  if (element.matches(LINKED_PICTURE)) return isAroundPicture(element)
  if (element.localName === 'img') return !isTracker(element) && !isAllowedImage(element.getAttribute('src') ?? '')
  // Icons have no text; a decorated link is kept.
  return !element.closest('a, button button') && element.getAttribute('type') !== 'hidden'
}

/** An invisible picture. */
const isTracker = (image: Element) => ['width', 'height'].some((name) => /^[01]$/.test(image.getAttribute(name) ?? ''))

const FOREIGN = ['h1', 'h5', 'h6', 'del', 'div', 'span', 'section']
const SHOWN = new Set([...CONTENT_BLOCKS, ...CONTENT_INLINE, ...CONTENT_TABLES, ...FOREIGN])

const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'data-align', 'start', 'colspan', 'rowspan']

/** Copies of an element's children, reduced to allowed elements and attributes. */
export function safeCopies(source: Element): Node[] {
  return [...source.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
    if (!(node instanceof Element)) return []
    if (!SHOWN.has(node.localName))
      return node.matches('script, style, iframe, object, template, svg') ? [] : safeCopies(node)
    const copy = document.createElement(node.localName)
    for (const name of ATTRIBUTES) {
      const value = node.getAttribute(name)
      if (value !== null && isSafe(name, value)) copy.setAttribute(name, value)
    }
    copy.append(...safeCopies(node))
    return [copy]
  })
}

function isSafe(name: string, value: string): boolean {
  if (name === 'href') return isAllowedLink(value)
  return name !== 'src' || isAllowedImage(value)
}
