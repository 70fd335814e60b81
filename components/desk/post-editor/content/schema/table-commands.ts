import type { Editor } from '@tiptap/core'
import { type Command, TextSelection } from '@tiptap/pm/state'
import { findTable } from '@tiptap/pm/tables'

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
