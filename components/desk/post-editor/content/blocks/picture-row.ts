import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'

/** Most pictures in a row. */
const ROW = 3

type Joinable = { from: number; to: number; pictures: Node[] }

const picturesOf = (node: Node | null): Node[] => {
  if (node?.type.name === 'image') return [node]
  const isRow = node?.type.name === 'figure' && node.children.every(({ type }) => type.name === 'image')
  return isRow ? [...node.children] : []
}

/** The selected picture or row with the picture or row before it, or else after it; null if they make no row. */
export function joinablePictures({ state: { doc, selection } }: Editor): Joinable | null {
  if (!(selection instanceof NodeSelection)) return null
  const inFigure = selection.$from.parent.type.name === 'figure'
  const place = inFigure ? doc.resolve(selection.$from.before()) : selection.$from
  const { nodeBefore, nodeAfter: own } = place
  if (!own) return null
  const after = doc.resolve(place.pos + own.nodeSize).nodeAfter
  const pairs = [
    { pair: [nodeBefore, own], from: place.pos - (nodeBefore?.nodeSize ?? 0) },
    { pair: [own, after], from: place.pos },
  ]
  for (const { pair, from } of pairs) {
    const [first, second] = pair.map((node) => picturesOf(node ?? null))
    if (!first?.length || !second?.length || first.length + second.length > ROW) continue
    const to = from + pair.reduce((sum, node) => sum + (node?.nodeSize ?? 0), 0)
    return { from, to, pictures: [...first, ...second] }
  }
  return null
}

/** Puts the selected picture and its neighbour into one row. */
export function joinPictures(editor: Editor): void {
  const found = joinablePictures(editor)
  if (!found) return
  const tr = editor.state.tr.replaceWith(found.from, found.to, editor.schema.node('figure', null, found.pictures))
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, found.from + 1)))
}
