import { type Editor, Extension } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** Blocks that are moved together: children `from` to before `to` of a parent, which starts at `start`. */
type Blocks = { parent: Node; start: number; from: number; to: number }

const HOLDS_BLOCKS = new Set(['doc', 'bulletList', 'orderedList'])

const offsetOf = ({ parent, start }: Blocks, index: number) =>
  parent.children.slice(0, index).reduce((pos, { nodeSize }) => pos + nodeSize, start)

/** The selected blocks or list items, the innermost first: an item at the end of its list moves with the list. */
function blocksAt({ $from, $to }: Selection): Blocks[] {
  const found: Blocks[] = []
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const parent = $from.node(depth)
    if (HOLDS_BLOCKS.has(parent.type.name))
      found.push({ parent, start: $from.start(depth), from: $from.index(depth), to: $to.indexAfter(depth) })
  }
  return found
}

/** Moves the selected blocks before the block above (-1) or after the one below (1); false at the end of the text. */
export function moveBlock({ state, view }: Pick<Editor, 'state' | 'view'>, direction: 1 | -1): boolean {
  // The empty last line of the text is no block of its own.
  const spare = state.doc.lastChild?.content.size === 0 && state.doc.lastChild.isTextblock ? 1 : 0
  const isMovable = ({ parent, from, to }: Blocks) =>
    direction < 0 ? from > 0 : to < parent.childCount - (parent === state.doc ? spare : 0)
  const blocks = blocksAt(state.selection).find(isMovable)
  if (!blocks) return false
  const { parent, from, to } = blocks
  const [start, end] = [offsetOf(blocks, from), offsetOf(blocks, to)]
  const neighbor = parent.child(direction < 0 ? from - 1 : to)
  const moved = Fragment.from(parent.children.slice(from, to))
  const tr = state.tr
    .delete(start, end)
    .insert(direction < 0 ? start - neighbor.nodeSize : start + neighbor.nodeSize, moved)
  view.dispatch(select(tr, state, direction * neighbor.nodeSize).scrollIntoView())
  return true
}

/** Inserts a copy of the selected blocks after them, with the selection in the copy. */
export function duplicateBlock({ state, view }: Pick<Editor, 'state' | 'view'>): boolean {
  const [blocks] = blocksAt(state.selection)
  if (!blocks) return false
  const { parent, from, to } = blocks
  const copy = Fragment.from(parent.children.slice(from, to))
  const tr = state.tr.insert(offsetOf(blocks, to), copy)
  view.dispatch(select(tr, state, copy.size).scrollIntoView())
  return true
}

/** Removes the selected blocks. */
export function removeBlock({ state, view }: Pick<Editor, 'state' | 'view'>): void {
  const [blocks] = blocksAt(state.selection)
  if (blocks)
    view.dispatch(state.tr.delete(offsetOf(blocks, blocks.from), offsetOf(blocks, blocks.to)).scrollIntoView())
}

function select(tr: Transaction, { selection }: EditorState, by: number): Transaction {
  const [anchor, head] = [selection.anchor + by, selection.head + by]
  if (selection instanceof NodeSelection) return tr.setSelection(NodeSelection.create(tr.doc, anchor))
  return tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)))
}

/** Shortcuts that move and duplicate blocks. */
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
