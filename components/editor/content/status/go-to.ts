import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { focusText } from '../focus-text'

/** Puts the cursor into the block at a position and scrolls to it. */
export function goTo(editor: Editor, pos: number): void {
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(Math.min(pos + 1, state.doc.content.size)))))
  const block = view.nodeDOM(pos)
  if (block instanceof HTMLElement) block.scrollIntoView({ block: 'center' })
  focusText(editor)
}
