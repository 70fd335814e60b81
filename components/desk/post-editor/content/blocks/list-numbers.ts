import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

const numberAfter = (list: Node) => Number(list.attrs.start) + list.childCount

/** The outermost numbered list at the cursor that is a block of its own. */
function listAt({ state }: Editor): { list: Node; pos: number; index: number } | null {
  const { $from } = state.selection
  const list = $from.depth > 0 ? $from.node(1) : null
  return list?.type.name === 'orderedList' ? { list, pos: $from.before(1), index: $from.index(0) } : null
}

/** The number that continues the numbered list before the one at the cursor; null if there is none or it does already. */
export function previousListEnd(editor: Editor): number | null {
  const found = listAt(editor)
  if (!found) return null
  for (let index = found.index - 1; index >= 0; index -= 1) {
    const before = editor.state.doc.child(index)
    if (before.type.name === 'heading') return null
    if (before.type.name !== 'orderedList') continue
    const next = numberAfter(before)
    return next === found.list.attrs.start ? null : next
  }
  return null
}

/** Starts the numbered list at the cursor with the number after that of the list before it. */
export function continueNumbers(editor: Editor): void {
  const start = previousListEnd(editor)
  const found = listAt(editor)
  if (start !== null && found) editor.view.dispatch(editor.state.tr.setNodeAttribute(found.pos, 'start', start))
}
