import type { Editor } from '@tiptap/core'

/**
 * Focuses the editor after a dialog has closed, with its own selection; on phones the editor's focus command
 * lets the browser move the cursor to the start first.
 */
export function focusText(editor: Editor): void {
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
}
