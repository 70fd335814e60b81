import type { Command, EditorState } from '@tiptap/pm/state'
import { addRowAfter, addRowBefore, isInTable, selectedRect, TableMap } from '@tiptap/pm/tables'

export type Alignment = 'left' | 'center' | 'right'

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
