import type { DOMOutputSpec } from '@tiptap/pm/model'
import {
  type Comparison,
  COMPARISON_TITLE,
  comparisonRows,
  isList,
  readComparison,
  ROW_KINDS,
  type StoredRow,
} from '@/lib/measure/comparison'
import { dialogBlock } from '../blocks/edit-block'
import { allowedHref } from '../links/entered-url'

/** Products side by side; stored as a table with the values as they were known. */
export const ComparisonBlock = dialogBlock<Comparison>({
  name: 'comparison',
  tag: 'table[data-compare]',
  empty: { caption: '', products: [], rows: [] },
  title: () => COMPARISON_TITLE,
  read: readTable,
  write: tableOf,
  frame: (table) => ['div', { class: 'table-frame' }, table],
})

function tableOf(comparison: Comparison): DOMOutputSpec {
  const heads = comparison.products.map(({ product, href, name }): DOMOutputSpec => [
    'th',
    product ? { 'data-product': product } : {},
    href ? ['a', { href }, name] : name,
  ])
  const rows = comparisonRows(comparison).map(({ kind, name, cells }): DOMOutputSpec => {
    return ['tr', { 'data-row': kind }, ['th', name], ...cells.map((texts) => cellOf(texts, isList(kind)))]
  })
  return ['table', { 'data-compare': '' }, ['tbody', ['tr', ['th', comparison.caption], ...heads], ...rows]]
}

function cellOf(texts: string[], isListed: boolean): DOMOutputSpec {
  if (!isListed) return ['td', texts.join(' ')]
  return texts.length > 0 ? ['td', ['ul', ...texts.map((text): DOMOutputSpec => ['li', text])]] : ['td']
}

function readTable(table: HTMLElement): Comparison | null {
  const [head, ...others] = [...table.querySelectorAll<HTMLTableRowElement>('tr')]
  const [corner, ...heads] = head ? [...head.cells] : []
  return readComparison(
    corner?.textContent ?? '',
    heads.map((cell) => ({
      product: cell.dataset.product ?? '',
      href: allowedHref(cell.querySelector('a')),
      name: cell.textContent ?? '',
    })),
    others.flatMap((row): StoredRow[] => {
      const kind = ROW_KINDS.find((each) => each === row.dataset.row)
      const [name, ...cells] = [...row.cells]
      return kind && name ? [{ kind, name: name.textContent ?? '', cells: cells.map(textsOf) }] : []
    }),
  )
}

function textsOf(cell: Element): string[] {
  const items = [...cell.querySelectorAll('li')]
  return (items.length > 0 ? items : [cell]).map((part) => part.textContent ?? '')
}
