import { type Editor, Extension } from '@tiptap/core'

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

/** The keys of Undo and Redo are handled even with nothing to undo, so that the browser does not act on them. */
export const HistoryKeys = Extension.create({
  name: 'historyKeys',
  priority: 200,
  addKeyboardShortcuts() {
    const again = () => this.editor.commands.redo() || true
    return { 'Mod-z': () => this.editor.commands.undo() || true, 'Mod-Shift-z': again, 'Mod-y': again }
  },
})
