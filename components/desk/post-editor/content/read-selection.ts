import { type Editor, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/**
 * Syncs the editor's selection with the DOM selection, which the editor observes with a delay; call it
 * before focus moves elsewhere.
 */
export function readSelection({ view, state, commands }: Editor): void {
  const selection = view.dom.ownerDocument.getSelection()
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {}
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const ends = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)]
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  if (from !== to && state.selection.empty) commands.setTextSelection({ from, to })
}

/**
 * Focuses the editor with its own selection, at once for what is typed next and again after a dialog or menu
 * has closed, which may move the focus; on phones the editor's focus command lets the browser move the cursor
 * to the start first.
 */
export function focusText(editor: Editor): void {
  editor.view.focus()
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
}

/** Puts the cursor into the block at a position and scrolls to it. */
export function goTo(editor: Editor, pos: number): void {
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(Math.min(pos + 1, state.doc.content.size)))))
  const block = view.nodeDOM(pos)
  if (block instanceof HTMLElement) block.scrollIntoView({ block: 'center' })
  focusText(editor)
}

/** Shows what is at a position: the settings of a picture, a link as selected text, or else the block there. */
export function showAt(editor: Editor, pos: number, openPicture: (pos: number) => void): void {
  const node = editor.state.doc.nodeAt(pos)
  if (node?.type.name === 'image') {
    editor.chain().focus().setNodeSelection(pos).scrollIntoView().run()
    openPicture(pos)
  } else if (node?.isText) {
    editor.commands.setTextSelection({ from: pos, to: pos + node.nodeSize })
    editor.view.domAtPos(pos).node.parentElement?.scrollIntoView({ block: 'center' })
    focusText(editor)
  } else goTo(editor, pos)
}

/** The keys of Undo and Redo are handled even with nothing to undo, so that the browser does not act on them. */
export const HistoryKeys = Extension.create({
  name: 'historyKeys',
  priority: 200,
  addKeyboardShortcuts() {
    const again = () => this.editor.commands.redo() || true
    return { 'Mod-z': () => this.editor.commands.undo() || true, 'Mod-Shift-z': again, 'Mod-y': again }
  },
})
