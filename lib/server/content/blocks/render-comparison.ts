import type { Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import {
  comparedFacts,
  type ComparedProduct,
  type Comparison,
  COMPARISON_TITLE,
  type ComparisonRow,
  comparisonRows,
  isList,
  PRICE_ROW,
  readComparison,
  ROW_KINDS,
  shownValues,
  type StoredRow,
} from '@/lib/measure/comparison'
import { cleanContent } from '../clean-content'
import {
  bodyRows,
  type CardProduct,
  checkedNote,
  childrenNamed,
  heldParts,
  makeElement,
  otherShops,
  shopLinks,
} from './make-element'

/** Content with the current values of the products that a post features in its comparisons, for readers without styles. */
export function withCurrentComparisons(html: string, products: readonly Omit<CardProduct, 'picture'>[]): string {
  if (!html.includes('data-compare')) return html
  const body = parseDocument(cleanContent(html))
  const shown = products.map((product) => ({ ...product, picture: null }))
  for (const table of DomUtils.getElementsByTagName('table', body))
    if ('data-compare' in table.attribs) renderComparison(table, shown)
  return DomUtils.getInnerHTML(body)
}

/** What structured data says of a comparison: the names of its products. */
export type RenderedComparison = { names: string[] }

/**
 * Renders a comparison with the current values of the products that the post features, and the stored ones of others.
 * @returns null for an invalid comparison, which stays a plain table.
 */
export function renderComparison(table: Element, products: readonly CardProduct[]): RenderedComparison | null {
  const comparison = comparisonOf(table)
  delete table.attribs['data-compare']
  if (!comparison) return null
  const known = comparison.products.map(({ product }) => products.find(({ product_id: id }) => id === product) ?? null)
  const rows = comparisonRows(withFacts(comparison, known))
  const isPriced = rows.some(({ name }) => name === PRICE_ROW)
  const links = known.map((product) =>
    product ? [...(isPriced ? checkedNote(product) : []), ...shopLinks(product), ...otherShops(product)] : [],
  )
  const cells = comparison.products.map((product, index) =>
    headCell(product, known[index] ?? null, isPriced ? [] : (links[index] ?? [])),
  )
  const { caption } = comparison
  const shown = makeElement(
    'table',
    { class: 'compare', ...(!caption && { 'aria-label': COMPARISON_TITLE }) },
    ...(caption ? [makeElement('caption', {}, caption)] : []),
    makeElement('thead', {}, makeElement('tr', {}, makeElement('td', {}), ...cells)),
    makeElement('tbody', {}, ...rows.map((row) => bodyRow(row, row.name === PRICE_ROW ? links : []))),
  )
  DomUtils.replaceElement(table, shown)
  return { names: comparison.products.map(({ name }) => name) }
}

function comparisonOf(table: Element): Comparison | null {
  const [head, ...others] = bodyRows(table)
  const [corner, ...heads] = head ? childrenNamed(head, 'th', 'td') : []
  return readComparison(
    corner ? DomUtils.textContent(corner) : '',
    heads.map((cell) => ({
      product: cell.attribs['data-product'] ?? '',
      href: DomUtils.getElementsByTagName('a', cell, true, 1)[0]?.attribs.href ?? '',
      name: DomUtils.textContent(cell),
    })),
    others.flatMap((row): StoredRow[] => {
      const kind = ROW_KINDS.find((each) => each === row.attribs['data-row'])
      const [name, ...cells] = childrenNamed(row, 'th', 'td')
      return kind && name ? [{ kind, name: DomUtils.textContent(name), cells: cells.map(textsOf) }] : []
    }),
  )
}

function textsOf(cell: Element): string[] {
  const items = DomUtils.getElementsByTagName('li', cell)
  return (items.length > 0 ? items : [cell]).map((part) => DomUtils.textContent(part))
}

/** Values of products that the post features are those of now. */
function withFacts(comparison: Comparison, known: readonly (CardProduct | null)[]): Comparison {
  const facts = known.map((product) => product && comparedFacts(product))
  const rows = comparison.rows.map((row): ComparisonRow => {
    const values = row.values.map((stored, index) => (facts[index] ? (facts[index][row.name] ?? '') : stored))
    return { ...row, values }
  })
  return { ...comparison, rows }
}

function headCell({ name, href }: ComparedProduct, product: CardProduct | null, links: Element[]): Element {
  const picture = product?.picture ? [makeElement('img', { src: product.picture, alt: '', width: '150' })] : []
  const title = heldParts(name)
  const linked = product || !href ? title : [makeElement('a', { href }, ...title)]
  return makeElement('th', { scope: 'col' }, ...picture, makeElement('span', {}, ...linked), ...links)
}

/** @param links what follows the value of each product. */
function bodyRow({ kind, name, cells }: StoredRow, links: Element[][]): Element {
  const isPrice = name === PRICE_ROW
  const shown = isList(kind) ? cells.map(listCell) : valueCells(cells, kind, isPrice)
  for (const [index, cell] of shown.entries()) for (const link of links[index] ?? []) DomUtils.appendChild(cell, link)
  return makeElement(
    'tr',
    { ...(isList(kind) && { class: kind }), ...(isPrice && { class: 'price-row' }) },
    makeElement('th', { scope: 'row' }, name),
    ...shown,
  )
}

function listCell(texts: string[]): Element {
  const items = texts.map((text) => makeElement('li', {}, text))
  return makeElement('td', {}, ...(items.length > 0 ? [makeElement('ul', {}, ...items)] : []))
}

function valueCells(cells: string[][], kind: StoredRow['kind'], isPrice: boolean): Element[] {
  const values = cells.map((texts) => texts.join(' '))
  const best = kind === 'more' || kind === 'less' ? kind : ''
  const mark = isPrice && best === 'less' ? 'Lowest price' : 'Best'
  return shownValues({ values, best }).map(({ text, same, isBest }) =>
    makeElement(
      'td',
      { ...(isBest && { class: 'best' }) },
      ...heldParts(text || '–'),
      ...(same ? [makeElement('small', {}, ` = ${same}`)] : []),
      ...(isBest ? [' ', makeElement('strong', {}, mark)] : []),
    ),
  )
}
