import { rename, unwrap } from './normalize-markup'

const BLOCKS = 'br, hr, p, h2, h3, h4, ul, ol, li, blockquote, pre'
/** Maximum number of columns of a table; larger ones are malformed. */
const MAX_WIDTH = 1_000

/** Normalizes figures and tables to what the schema supports, without losing text. */
export function normalizeFigures(body: HTMLElement): void {
  for (const column of body.querySelectorAll('col, colgroup')) column.remove()
  for (const table of body.querySelectorAll('table')) normalizeTable(table)
  for (const figure of [...body.querySelectorAll('figure')].reverse()) normalizeFigure(figure)
}

/** Replaces the blocks in an element by inline text, with spaces between their words. */
export function toInline(element: Element): void {
  for (const border of element.querySelectorAll(BLOCKS)) border.replaceWith(' ', ...border.childNodes, ' ')
}

/** Most pictures in a row. */
const ROW = 3

/** Reduces a figure to one image or table, or two or three images, and its caption; everything else moves out of it. */
function normalizeFigure(figure: Element): void {
  if (figure.matches('[data-video]:has(> a:only-child)')) return
  const captions = [...figure.querySelectorAll('figcaption')].filter((caption) => caption.closest('figure') === figure)
  for (const caption of captions) if (!caption.textContent?.trim()) caption.remove()
  const [caption, ...more] = captions.filter(({ isConnected }) => isConnected)
  const nodes = [...figure.querySelectorAll('img, table')].filter(
    (each) => !each.parentElement?.closest('table') && !caption?.contains(each),
  )
  const isRow = nodes.length > 1 && nodes.length <= ROW && nodes.every(({ localName }) => localName === 'img')
  const isAlone = (isRow || (nodes.length === 1 && caption)) && isAllOf(figure, [...nodes, ...captions])
  if (more.length === 0 && isAlone && !figure.querySelector('figure, a img')) {
    if (caption) toInline(caption)
    return figure.replaceChildren(...nodes, ...(caption ? [caption] : []))
  }
  for (const each of captions) if (each.isConnected) rename(each, 'p')
  unwrap(figure)
}

function isAllOf(figure: Element, parts: Element[]): boolean {
  const length = (element: Element) => (element.textContent ?? '').replace(/\s+/g, '').length
  return length(figure) === parts.reduce((sum, part) => sum + length(part), 0)
}

function normalizeTable(table: HTMLTableElement): void {
  const { caption } = table
  if (caption) {
    caption.remove()
    if (caption.textContent?.trim()) giveCaption(table, caption)
  }
  if (table.querySelector('td, th')) fillRows(table)
  else table.remove()
}

function giveCaption(table: HTMLTableElement, caption: Element): void {
  const figure = table.ownerDocument.createElement('figure')
  table.replaceWith(figure)
  figure.append(table, caption)
  rename(caption, 'figcaption')
}

/** Pads every row to the number of cells of the longest. */
function fillRows({ rows, ownerDocument }: HTMLTableElement): void {
  const occupied: number[] = []
  const widths = [...rows].map((row, index) => {
    const own = [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
    for (const { rowSpan, colSpan } of row.cells) {
      for (let below = index + 1; below < Math.min(index + rowSpan, rows.length); below += 1)
        occupied[below] = (occupied[below] ?? 0) + colSpan
    }
    return own + (occupied[index] ?? 0)
  })
  const width = Math.min(Math.max(...widths), MAX_WIDTH)
  for (const [index, row] of [...rows].entries()) {
    for (let missing = width - (widths[index] ?? 0); missing > 0; missing -= 1)
      row.append(ownerDocument.createElement('td'))
  }
}
