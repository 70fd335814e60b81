import { type Editor, Node } from '@tiptap/core'
import type { Node as DocumentNode, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { storedPicture } from '@/lib/format/pictures'
import { afterChange } from '../schema/after-change'

export const ALIGNMENTS = [
  ['Left', 'left', AlignLeft],
  ['Center', 'center', AlignCenter],
  ['Right', 'right', AlignRight],
] as const
export type Alignment = (typeof ALIGNMENTS)[number][1]

/** The attribute for where a picture, or the text of a cell, is aligned; null for where it is by itself. */
export const ALIGN = {
  default: null,
  parseHTML: ({ dataset }: HTMLElement) => ALIGNMENTS.find(([, align]) => align === dataset.align)?.[1] ?? null,
  renderHTML: ({ align }: Record<string, unknown>) => (align ? { 'data-align': align } : {}),
}

/** Attributes of an image node; `width` and `height` in CSS pixels, null for the intrinsic size. */
export type PictureAttributes = {
  src: string
  alt: string
  title: string | null
  width: number | null
  height: number | null
  align: Alignment | null
}

/**
 * A figure: an image or a table with its caption, unwrapped when either is removed; or a row of two or three
 * images, with or without a caption.
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image{0,3} | table) figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
  addProseMirrorPlugins: () => [afterChange(withFullFigures)],
})

export const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor), Backspace: () => removeEmptyCaption(this.editor) }
  },
})

/** Puts the cursor in the caption of the image or table at a position; creates the caption if there is none. */
export function writeCaption({ state, view }: Editor, pos: number): void {
  const { schema, tr, doc } = state
  const node = doc.nodeAt(pos)
  if (!node) return
  const place = doc.resolve(pos)
  const isIn = place.parent.type.name === 'figure'
  if (!isIn) tr.replaceWith(pos, pos + node.nodeSize, schema.node('figure', null, [node, schema.node('figcaption')]))
  else if (place.parent.lastChild?.type.name !== 'figcaption') tr.insert(place.end(), schema.node('figcaption'))
  const parent = tr.doc.resolve(pos)
  const caption = isIn ? parent.end() - (parent.parent.lastChild?.nodeSize ?? 0) : pos + node.nodeSize + 1
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(caption + 1))).scrollIntoView())
}

/** Position to insert after a node: after its figure if it is in one. */
export function afterNode(doc: DocumentNode, pos: number): number {
  const place = doc.resolve(pos)
  return place.parent.type.name === 'figure' ? place.after() : pos + (place.nodeAfter?.nodeSize ?? 0)
}

/** Unwraps figures without a caption, and captions without an image or table. */
function withFullFigures(_before: EditorState, { doc, tr }: EditorState): Transaction | null {
  doc.descendants((node, pos) => {
    if (node.type.name !== 'figure' || node.childCount > 1) return !node.isTextblock
    const { firstChild } = node
    const isCaption = firstChild?.type.name === 'figcaption'
    const hasText = isCaption && firstChild.content.size > 0
    const rest = hasText ? doc.type.schema.node('paragraph', null, firstChild.content) : !isCaption && firstChild
    const [from, to] = [tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize)]
    tr.replaceWith(from, to, rest || [])
    return false
  })
  return tr.docChanged ? tr : null
}

const isInCaption = ({ parent }: ResolvedPos) => parent.type.name === 'figcaption'

/** Enter continues in a new paragraph after the figure. */
function leaveCaption({ state, view, schema }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || !isInCaption($from)) return false
  const after = $from.after($from.depth - 1)
  const tr = state.tr.insert(after, schema.node('paragraph'))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

function removeEmptyCaption({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || !isInCaption($from) || $from.parent.content.size > 0) return false
  const tr = state.tr.delete($from.before(), $from.after())
  const figure = $from.before($from.depth - 1)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, figure + 1)))
  return true
}

/**
 * Dimensions of an image for a width in CSS pixels, which reserve its space on the page. Uploaded images
 * have theirs in the URL; for others the loaded image is measured.
 */
export function pictureSize(image: HTMLImageElement, width: number) {
  const { naturalWidth, naturalHeight } = image
  const isKnown = storedPicture(image.getAttribute('src') ?? '') !== null
  return { width, height: isKnown || !naturalWidth ? null : Math.round((width * naturalHeight) / naturalWidth) }
}

/** Stores the dimensions of a remote image once it has loaded, in the same undo step as its insertion. */
export function noteSize(editor: Editor, image: HTMLImageElement, pos: number | undefined): void {
  const node = pos === undefined ? null : editor.state.doc.nodeAt(pos)
  if (pos === undefined || node?.type.name !== 'image' || node.attrs.src !== image.getAttribute('src')) return
  const { width, height } = node.attrs as PictureAttributes
  const size = pictureSize(image, width ?? Math.min(image.naturalWidth, IMAGE_SIZES.large))
  if (height !== null || size.height === null) return
  const { tr } = editor.state
  tr.setNodeAttribute(pos, 'width', size.width).setNodeAttribute(pos, 'height', size.height)
  editor.view.dispatch(tr.setMeta('addToHistory', false))
}
