import { isHeldPicture } from './held-address'
import { OWN_SLICE } from './own-slice'
import { asLine, plainFigures } from './plain-figures'
import { plainMarkup, rename, treeOf, unwrap, unwrapBlocks } from './plain-markup'
import { listWordParagraphs } from './word-lists'

const INVISIBLE = /[\u200b\ufeff\u00ad]/g

/**
 * What is pasted from Google Docs, Word, a spreadsheet or a web page, without what those wrap around it: lists
 * are lists, what tables only lay out is itself, pictures that only the clipboard could show are left out.
 */
export function cleanPaste(html: string): string {
  if (html.includes(OWN_SLICE)) return html
  // A browser drops rows that stand in no table, and lets their words run together.
  const body = treeOf(/<t[dhr]\b/i.test(html) && !/<table\b/i.test(html) ? `<table>${html}</table>` : html)
  listWordParagraphs(body)
  plainMarkup(body)
  plainText(body)
  for (const image of body.querySelectorAll('img')) {
    if (!isHeldPicture(image.getAttribute('src') ?? '')) image.remove()
  }
  for (const table of [...body.querySelectorAll('table')].reverse()) plainTable(table)
  plainFigures(body)
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

/** A table that holds data stays one, where it stands in no other; cells of a head are headers. */
function plainTable(table: HTMLTableElement): void {
  const isData = holdsData(table)
  if (isData && !table.parentElement?.closest('table')) {
    for (const cell of table.querySelectorAll('thead td')) rename(cell, 'th')
    return
  }
  if (table.caption) rename(table.caption, 'p')
  for (const row of [...table.rows].reverse()) flattenRow(row, isData)
  for (const part of table.querySelectorAll('thead, tbody, tfoot, colgroup, col')) unwrap(part)
  unwrap(table)
}

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
    asLine(cell)
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
