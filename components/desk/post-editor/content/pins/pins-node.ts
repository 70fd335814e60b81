import type { Editor } from '@tiptap/core'
import type { DOMOutputSpec, Node as DocumentNode } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import {
  fitsPicture,
  fitsPreview,
  type Pin,
  type Pins,
  PINS_TITLE,
  PREVIEW,
  PREVIEW_PINS_TITLE,
  readPlace,
  readShape,
  writePlace,
} from '@/lib/measure/pins'
import { dialogBlock } from '../blocks/edit-block'
import { allowedHref } from '../links/entered-url'
import type { PictureAttributes } from '../pictures/figure'
import { topBlocks } from '../schema/normalize-markup'

/** The products in the picture before it, or in the preview image; stored as a list, each item with its place. */
export const PinsBlock = dialogBlock<Pins>({
  name: 'pins',
  tag: 'ol[data-pins]',
  empty: { shape: '', items: [], isPreview: false },
  isDraggable: false,
  title: ({ isPreview }) => (isPreview ? PREVIEW_PINS_TITLE : PINS_TITLE),
  read: readList,
  write: listOf,
})

function listOf({ shape, items, isPreview }: Pins): DOMOutputSpec {
  const rows = items.map((pin): DOMOutputSpec => [
    'li',
    { 'data-pin': writePlace(pin) },
    pin.href ? ['a', { href: pin.href }, pin.name] : pin.name,
  ])
  return ['ol', { ...(isPreview && { 'data-picture': PREVIEW }), 'data-pins': shape }, ...rows]
}

function readList(list: HTMLElement): Pins | null {
  const shape = readShape(list.dataset.pins ?? '')
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')].flatMap((item): Pin[] => {
    const place = readPlace(item.dataset.pin ?? '')
    const name = (item.textContent ?? '').replace(/\s+/g, ' ').trim()
    return place && name ? [{ ...place, name, href: allowedHref(item.querySelector('a')) }] : []
  })
  const isPreview = list.dataset.picture === PREVIEW
  return shape !== null && items.length > 0 ? { shape, items, isPreview } : null
}

/** A picture with the place of its pins in the document, and the place for them if it has none. */
export type PinnedPicture = { src: string; list: number | null; after: number; isPreview: boolean }

const isPins = (node: DocumentNode | null, isPreview: boolean) =>
  node?.type.name === 'pins' && (node.attrs.pins as Pins).isPreview === isPreview

/** The preview image; its pins begin the text, unless they were moved. Null without one. */
export function previewPicture(doc: DocumentNode, src: string): PinnedPicture | null {
  const list = topBlocks(doc).find(({ node }) => isPins(node, true))?.pos ?? null
  return src ? { src, list, after: 0, isPreview: true } : null
}

/**
 * The picture whose pins are meant by the selection: that of the selected picture, or of the selected list of pins.
 * @param preview address of the preview image
 */
export function pinnedPicture({ doc, selection }: EditorState, preview = ''): PinnedPicture | null {
  const top = selection.$from.depth === 0 ? selection.from : selection.$from.before(1)
  const node = doc.nodeAt(top)
  if (!node) return null
  if (isPins(node, true)) return previewPicture(doc, preview)
  if (isPins(node, false)) {
    const picture = pictureIn(doc.resolve(top).nodeBefore)
    return picture && { src: picture.src, list: top, after: top, isPreview: false }
  }
  const picture = pictureIn(node)
  const after = top + node.nodeSize
  const list = isPins(doc.nodeAt(after), false) ? after : null
  return picture && { src: picture.src, after, list, isPreview: false }
}

/** The picture of a block: the block itself, or the only one of a figure. */
function pictureIn(node: DocumentNode | null): PictureAttributes | null {
  if (node?.type.name === 'image') return node.attrs as PictureAttributes
  const pictures = node?.type.name === 'figure' ? node.children.filter(({ type }) => type.name === 'image') : []
  return pictures.length === 1 ? ((pictures[0]?.attrs as PictureAttributes) ?? null) : null
}

/**
 * The position of the first list of pins whose picture has another shape than when they were placed; null without one.
 * @param preview address of the preview image
 */
export function misfitPins(doc: DocumentNode, preview: string): number | null {
  const misfit = topBlocks(doc).find(({ node, index }) => {
    if (node.type.name !== 'pins') return false
    const { shape, isPreview } = node.attrs.pins as Pins
    if (isPreview) return preview !== '' && !fitsPreview(shape, preview)
    const picture = pictureIn(doc.maybeChild(index - 1))
    return picture !== null && !fitsPicture(shape, sized(picture))
  })
  return misfit?.pos ?? null
}

const sized = ({ src, width, height }: PictureAttributes) => ({ src, width: Number(width), height: Number(height) })

/** The pins of a picture; null if it has none. */
export function storedPins(doc: DocumentNode, { list }: PinnedPicture): Pins | null {
  const node = list === null ? null : doc.nodeAt(list)
  return (node?.attrs.pins as Pins | undefined) ?? null
}

/** Writes the pins of a picture; without any, their list goes. */
export function writePins(editor: Editor, { list, after }: PinnedPicture, pins: Pins): void {
  const made = pins.items.length > 0 ? [editor.schema.node('pins', { pins })] : []
  const [from, to] = list === null ? [after, after] : [list, list + 1]
  editor.view.dispatch(editor.state.tr.replaceWith(from, to, made))
}
