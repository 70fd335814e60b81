import { Node } from '@tiptap/core'
import { DOMSerializer, type DOMOutputSpec } from '@tiptap/pm/model'
import {
  type Comparison,
  COMPARISON_TITLE,
  comparisonRows,
  isList,
  readComparison,
  ROW_KINDS,
  type StoredRow,
} from '@/lib/measure/comparison'
import { editableBlock } from '../blocks/edit-block'
import { allowedHref } from '../links/entered-url'

const NOTHING: Comparison = { caption: '', products: [], rows: [] }

/** Products side by side; stored as a table with the values as they were known. */
export const ComparisonBlock = Node.create({
  name: 'comparison',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ comparison: { default: NOTHING, rendered: false } }),
  parseHTML: () => [{ tag: 'table[data-compare]', priority: 60, getAttrs: (element) => attributesOf(element) }],
  renderHTML: ({ node }) => tableOf(node.attrs.comparison as Comparison),
  addNodeView:
    () =>
    ({ node, getPos, editor }) => {
      const frame = document.createElement('div')
      frame.className = 'table-frame'
      frame.append(DOMSerializer.renderSpec(document, tableOf(node.attrs.comparison as Comparison)).dom)
      return editableBlock({ name: COMPARISON_TITLE, content: frame, editor, getPos })
    },
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

function attributesOf(table: HTMLElement): { comparison: Comparison } | false {
  const [head, ...others] = [...table.querySelectorAll<HTMLTableRowElement>('tr')]
  const [corner, ...heads] = head ? [...head.cells] : []
  const comparison = readComparison(
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
  return comparison !== null && { comparison }
}

function textsOf(cell: Element): string[] {
  const items = [...cell.querySelectorAll('li')]
  return (items.length > 0 ? items : [cell]).map((part) => part.textContent ?? '')
}
