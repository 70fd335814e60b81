import type { Editor } from '@tiptap/core'
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state'
import { addRowAfter, addRowBefore, findTable, isInTable, selectedRect, TableMap } from '@tiptap/pm/tables'
import type { Alignment } from '../pictures/figure'

const ROWS = ['tableHeader', 'tableCell', 'tableCell']
const COLUMNS = 3

/** Runs a prosemirror-tables command and keeps the cursor in the table, if the table still exists. */
export function runTable({ state, view }: Editor, command: Command): void {
  const table = findTable(state.selection.$from)
  command(state, (tr) => {
    const isLeft = table && !tr.mapping.mapResult(table.pos).deletedAfter && !findTable(tr.selection.$from)
    const node = isLeft && tr.doc.nodeAt(table.pos)
    if (node) tr.setSelection(TextSelection.near(tr.doc.resolve(table.pos + node.nodeSize - 1), -1))
    view.dispatch(tr)
  })
}

/** Inserts an empty table with a header row at the cursor, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const { view, schema } = editor
  const rowOf = (type: string) =>
    schema.node('tableRow', null, Array(COLUMNS).fill(schema.node(type, null, schema.node('paragraph'))))
  const { tr, selection } = editor.state
  tr.replaceSelectionWith(schema.node('table', null, ROWS.map(rowOf)))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from + 1))).scrollIntoView())
}

/** Position of the node to caption: the selected image, or the table at the cursor. */
export function captionable({ state }: Editor): number | null {
  const { selection } = state
  if (state.doc.nodeAt(selection.from)?.type.name === 'image' && !selection.empty) return selection.from
  return findTable(selection.$from)?.pos ?? null
}

/** Aligns the text of the selected columns; null for the direction of the text. */
export const alignColumns =
  (align: Alignment | null): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map, tableStart, left, right } = selectedRect(state)
    const { tr } = state
    for (const cell of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
      tr.setNodeAttribute(tableStart + cell, 'align', align)
    dispatch?.(tr)
    return true
  }

/** The alignment of the column at the selection. */
export function columnAlignment(state: EditorState): Alignment | null {
  if (!isInTable(state)) return null
  const { map, table, top, left } = selectedRect(state)
  const cell = table.nodeAt(map.map[top * map.width + left] ?? 0)
  return (cell?.attrs.align as Alignment | null | undefined) ?? null
}

/** Adds a row whose cells have the alignment of their columns. */
export const addAlignedRow =
  (side: 'above' | 'below'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { tableStart, top, bottom } = selectedRect(state)
    const add = side === 'above' ? addRowBefore : addRowAfter
    return add(state, (tr) => {
      const table = tr.doc.nodeAt(tableStart - 1)
      if (table) {
        const map = TableMap.get(table)
        const [row, model] = side === 'above' ? [top, top + 1] : [bottom, bottom - 1]
        for (let column = 0; column < map.width; column += 1) {
          const [cell = 0, like = 0] = [row, model].map((each) => map.map[each * map.width + column])
          tr.setNodeAttribute(tableStart + cell, 'align', table.nodeAt(like)?.attrs.align ?? null)
        }
      }
      dispatch?.(tr)
    })
  }
