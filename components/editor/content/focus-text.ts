import type { Editor } from '@tiptap/core'

/**
 * Gives the text the focus once a dialog has let go of it, the cursor where the editor has it; on phones
 * the editor's own command would first let the browser put the cursor at the start.
 */
export function focusText(editor: Editor): void {
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
}
