import { type Editor, Extension } from '@tiptap/core'
import { NodeRange } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

const HOLDS_BLOCKS = new Set(['doc', 'bulletList', 'orderedList'])

/** The selected blocks or list items, the innermost first: an item at the end of its list moves with the list. */
function blocksAt({ $from, $to }: Selection): NodeRange[] {
  const found: NodeRange[] = []
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1)
    if (HOLDS_BLOCKS.has($from.node(depth).type.name)) found.push(new NodeRange($from, $to, depth))
  return found
}

/** Moves the selected blocks before the block above (-1) or after the one below (1); false at the end of the text. */
export function moveBlock({ state, view }: Pick<Editor, 'state' | 'view'>, direction: 1 | -1): boolean {
  // The empty last line of the text is no block of its own.
  const spare = state.doc.lastChild?.content.size === 0 && state.doc.lastChild.isTextblock ? 1 : 0
  const isMovable = ({ parent, startIndex, endIndex }: NodeRange) =>
    direction < 0 ? startIndex > 0 : endIndex < parent.childCount - (parent === state.doc ? spare : 0)
  const blocks = blocksAt(state.selection).find(isMovable)
  if (!blocks) return false
  const { parent, start, end, startIndex, endIndex } = blocks
  const by = direction * parent.child(direction < 0 ? startIndex - 1 : endIndex).nodeSize
  const tr = state.tr.delete(start, end).insert(start + by, state.doc.slice(start, end).content)
  view.dispatch(select(tr, state, by).scrollIntoView())
  return true
}

/** Inserts a copy of the selected blocks after them, with the selection in the copy. */
export function duplicateBlock({ state, view }: Pick<Editor, 'state' | 'view'>): boolean {
  const [blocks] = blocksAt(state.selection)
  if (!blocks) return false
  const { start, end } = blocks
  const tr = state.tr.insert(end, state.doc.slice(start, end).content)
  view.dispatch(select(tr, state, end - start).scrollIntoView())
  return true
}

/** Removes the selected blocks. */
export function removeBlock({ state, view }: Pick<Editor, 'state' | 'view'>): void {
  const [blocks] = blocksAt(state.selection)
  if (blocks) view.dispatch(state.tr.delete(blocks.start, blocks.end).scrollIntoView())
}

function select(tr: Transaction, { selection }: EditorState, by: number): Transaction {
  const [anchor, head] = [selection.anchor + by, selection.head + by]
  if (selection instanceof NodeSelection) return tr.setSelection(NodeSelection.create(tr.doc, anchor))
  return tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)))
}

export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    return {
      'Alt-Shift-ArrowUp': () => moveBlock(this.editor, -1) || true,
      'Alt-Shift-ArrowDown': () => moveBlock(this.editor, 1) || true,
      'Mod-Shift-d': () => duplicateBlock(this.editor),
    }
  },
})
