import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'
import { findTable } from '@tiptap/pm/tables'

const ROWS = 3
const COLUMNS = 3

/** Runs one of the table library's commands. */
export function runTable(editor: Editor, command: Command): void {
  command(editor.state, editor.view.dispatch)
}

/** Puts an empty table with a row of headers where the cursor is, and the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const { state, view, schema } = editor
  const { table, tableRow, tableCell, tableHeader, paragraph } = schema.nodes
  if (!table || !tableRow || !tableCell || !tableHeader || !paragraph) return
  const rowOf = (type: typeof tableCell) => tableRow.create(null, Array.from({ length: COLUMNS }, () => type.create(null, paragraph.create())))
  const node: Node = table.create(null, Array.from({ length: ROWS }, (_, row) => rowOf(row === 0 ? tableHeader : tableCell)))
  const { tr, selection } = state
  tr.replaceSelectionWith(node)
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from + 1))).scrollIntoView())
}

/** What a caption can be written for: the picture that is selected, or the table that the cursor is in. */
export function captionable({ state }: Editor): number | null {
  const { selection } = state
  if (state.doc.nodeAt(selection.from)?.type.name === 'image' && !selection.empty) return selection.from
  return findTable(selection.$from)?.pos ?? null
}
