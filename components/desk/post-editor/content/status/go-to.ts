import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { focusText } from '../read-selection'

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
