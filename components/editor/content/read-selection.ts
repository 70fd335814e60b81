import type { Editor } from '@tiptap/core'

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
