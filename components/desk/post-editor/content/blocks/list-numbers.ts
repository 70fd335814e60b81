import type { Editor } from '@tiptap/core'

/**
 * The numbered list at the cursor, if it is a block of its own, with the number that continues the one before it; null if
 * there is none or it does already.
 */
export function continuation({ state: { doc, selection } }: Editor): { pos: number; start: number } | null {
  const { $from } = selection
  const list = $from.depth > 0 ? $from.node(1) : null
  if (list?.type.name !== 'orderedList') return null
  const earlier = doc.children.slice(0, $from.index(0)).reverse()
  const before = earlier.find(({ type }) => type.name === 'orderedList' || type.name === 'heading')
  if (before?.type.name !== 'orderedList') return null
  const start = Number(before.attrs.start) + before.childCount
  return start === list.attrs.start ? null : { pos: $from.before(1), start }
}

/** Starts the numbered list at the cursor with the number after that of the list before it. */
export function continueNumbers(editor: Editor): void {
  const found = continuation(editor)
  if (found) editor.view.dispatch(editor.state.tr.setNodeAttribute(found.pos, 'start', found.start))
}
