import type { Editor } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { canSplit, insertPoint } from '@tiptap/pm/transform'

/** The position between blocks nearest to a position: after its text, or before an empty paragraph. */
export function gapAt(doc: Node, pos: number): number {
  const place = doc.resolve(pos)
  const image = doc.type.schema.nodes.image
  const inText = place.parent.inlineContent && place.depth > 0
  const figure = figureAround(place)
  const beside = figure ?? (!inText ? pos : place.parentOffset === 0 ? place.before() : place.after())
  return (image && insertPoint(doc, beside, image)) ?? doc.content.size
}

/** The end of the figure around a position; null outside of a figure. */
function figureAround(place: ResolvedPos): number | null {
  for (let depth = place.depth; depth > 0; depth -= 1)
    if (place.node(depth).type.name === 'figure') return place.after(depth)
  return null
}

/**
 * Makes room for an image at the cursor, and moves the cursor after it.
 * @returns the position for the image.
 */
export function gapAtCursor(editor: Editor): number {
  const { state, view, schema } = editor
  const { tr, selection } = state
  if (!(selection instanceof TextSelection) || figureAround(selection.$from) !== null)
    return gapAt(state.doc, selection.to)
  tr.deleteSelection()
  const { $from } = tr.selection
  const { parent, pos } = $from
  const isInside = parent.inlineContent && $from.parentOffset > 0 && !parent.type.spec.code
  const atEnd = $from.parentOffset === parent.content.size
  const after = isInside && atEnd ? tr.doc.resolve($from.after()).nodeAfter : null
  const next = atEnd && schema.nodes.paragraph ? [{ type: schema.nodes.paragraph }] : undefined
  if (after?.isTextblock) {
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)))
    return $from.after()
  }
  if (isInside && canSplit(tr.doc, pos, 1, next)) tr.split(pos, 1, next)
  if (tr.docChanged) view.dispatch(tr)
  return gapAt(editor.state.doc, editor.state.selection.from)
}
