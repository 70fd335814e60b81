import type { Editor } from '@tiptap/core'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { storedPicture } from '@/lib/format/pictures'
import type { PictureAttributes } from './picture-attributes'

type Size = Pick<PictureAttributes, 'width' | 'height'>

/**
 * Dimensions of an image for a width in CSS pixels, which reserve its space on the page. Uploaded images
 * have theirs in the URL; for others the loaded image is measured.
 */
export function pictureSize(image: HTMLImageElement, width: number): Size {
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
