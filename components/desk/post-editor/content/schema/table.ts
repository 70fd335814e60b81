import { Node } from '@tiptap/core'
import { deleteTable, findTable, goToNextCell, CellSelection, isInTable, tableEditing } from '@tiptap/pm/tables'
import { DOMSerializer } from '@tiptap/pm/model'
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { afterNode, ALIGN } from '../pictures/figure'
import { addAlignedRow } from './table-commands'

/** Node roles for prosemirror-tables. */
const ROLES: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const count = Number(element.getAttribute(name))
    return Number.isInteger(count) && count > 1 && count <= 1000 ? count : 1
  },
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
})
const cellAttributes = () => ({ colspan: span('colspan'), rowspan: span('rowspan'), align: ALIGN })

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // Wide tables scroll horizontally, as on the page.
  addNodeView: () => () =>
    DOMSerializer.renderSpec(document, ['div', { class: 'table-frame' }, ['table', ['tbody', 0]]]),
  addProseMirrorPlugins: () => [escapeFromTable, tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: Command) => command(this.editor.state, this.editor.view.dispatch)
    const isIn = () => isInTable(this.editor.state)
    const removeTable = () => run(deleteFullTable)
    return {
      Tab: () => isIn() && (run(goToNextCell(1)) || (run(addAlignedRow('below')) && run(goToNextCell(1)))),
      'Shift-Tab': () => isIn() && (run(goToNextCell(-1)) || true),
      Backspace: removeTable,
      Delete: removeTable,
    }
  },
})

/** Escape leaves the table, and nothing around the text hears of it: it would leave writing mode too. */
const escapeFromTable = new Plugin({
  props: {
    handleKeyDown(view, event) {
      if (event.key !== 'Escape' || !isInTable(view.state) || !leaveTable(view)) return false
      event.stopPropagation()
      return true
    },
  },
})

/** Puts the cursor below the table and its caption, in a new paragraph if there is no text. */
function leaveTable(view: EditorView): boolean {
  const { state } = view
  const table = findTable(state.selection.$from)
  if (!table) return false
  const after = afterNode(state.doc, table.pos)
  const { tr } = state
  if (!state.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, state.schema.node('paragraph'))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

const deleteFullTable: Command = (state, dispatch) => {
  const { selection } = state
  const isComplete = selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection()
  return isComplete && deleteTable(state, dispatch)
}

/** Table extensions; the first row may have header cells. */
export const TABLE = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')]
