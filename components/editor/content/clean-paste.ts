import { isHeldPicture } from './held-address'
import { plainMarkup, rename, treeOf, unwrap, unwrapBlocks } from './plain-markup'
import { listWordParagraphs } from './word-lists'

const INVISIBLE = /[\u200b\ufeff\u00ad]/g
const BORDERS = 'br, hr, p, h2, h3, h4, ul, ol, li, blockquote, pre'

/**
 * What is pasted from Google Docs, Word or a web page, without what those wrap around it: lists are
 * lists, rows of tables are lines, what tables only lay out is itself, pictures that only the clipboard
 * could show are left out.
 */
export function cleanPaste(html: string): string {
  const isOwnSlice = html.includes('data-pm-slice') && !/<table\b/i.test(html)
  if (isOwnSlice) return html
  const body = treeOf(html)
  listWordParagraphs(body)
  plainMarkup(body)
  plainText(body)
  for (const caption of body.querySelectorAll('figcaption, caption')) rename(caption, 'p')
  // A column outside of its table makes a browser drop all that is pasted with it.
  for (const column of body.querySelectorAll('col')) column.remove()
  const data = new Set([...body.querySelectorAll('table')].filter(holdsData).flatMap(({ rows }) => [...rows]))
  for (const row of [...body.querySelectorAll('tr')].reverse()) flattenRow(row, data.has(row))
  for (const wrapper of body.querySelectorAll('table, thead, tbody, tfoot, colgroup, figure, picture')) unwrap(wrapper)
  for (const image of body.querySelectorAll('img')) {
    if (!isHeldPicture(image.getAttribute('src') ?? '')) image.remove()
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) plainElement(element)
  dropEmpty(body)
  return body.innerHTML
}

/** Weight, slant, height and lines are what a span can mean; a link's own underline and a heading's weight mean nothing. */
function plainElement(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style
  const line = /underline|line-through/.exec(textDecoration)?.[0] ?? ''
  const script = { super: 'sup', sub: 'sub' }[verticalAlign]
  element.removeAttribute('style')
  element.removeAttribute('class')
  if (script) wrapChildren(element, script)
  if (element.closest('h2, h3, h4')) {
    if (element.matches('b, strong')) unwrap(element)
    return
  }
  if (fontWeight) element.style.fontWeight = fontWeight
  if (fontStyle === 'italic') element.style.fontStyle = fontStyle
  if (line && !(line === 'underline' && element.closest('a'))) element.style.textDecoration = line
}

function wrapChildren(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

const isFilled = (cell: Element) => Boolean(cell.textContent?.trim())

/** A table without any two texts beside each other only lays out what is in it. */
function holdsData({ rows }: HTMLTableElement): boolean {
  return [...rows].some((row) => [...row.cells].filter(isFilled).length > 1)
}

/** The cells of a row of data become one line, empty ones before others too; what is laid out is itself. */
function flattenRow(row: HTMLTableRowElement, isData: boolean): void {
  const cells = [...row.cells]
  if (!isData) {
    for (const cell of cells) unwrapBlocks(cell)
    return unwrap(row)
  }
  const line = row.ownerDocument.createElement('p')
  const pictures = row.querySelectorAll('img')
  for (const [index, cell] of cells.slice(0, cells.findLastIndex(isFilled) + 1).entries()) {
    for (const border of cell.querySelectorAll(BORDERS)) border.replaceWith(' ', ...border.childNodes, ' ')
    line.append(index > 0 ? ' | ' : '', ...cell.childNodes)
  }
  row.replaceWith(line, ...pictures)
}

/** Spaces that do not break keep words of a pasted text together that should wrap. */
function plainText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replace(INVISIBLE, '').replace(/\u00a0/g, ' ')
  }
}

function dropEmpty(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove()
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote')) {
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove()
  }
  for (const line of body.querySelectorAll('br')) {
    const betweenBlocks = line.parentElement === body || line.parentElement?.matches('ul, ol, b')
    if (betweenBlocks && !beside(line)) line.remove()
  }
}

/** Whether text stands directly beside an element. */
function beside(element: Element): boolean {
  const isText = (node: Node | null) => node !== null && node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())
  return isText(element.previousSibling) || isText(element.nextSibling)
}
