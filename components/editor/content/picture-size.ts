import type { Editor } from '@tiptap/core'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { storedPicture } from '@/lib/format/picture'
import type { PictureAttributes } from './picture'

type Size = Pick<PictureAttributes, 'width' | 'height'>

/**
 * The size of a picture at a width in CSS pixels, that pages keep room for it while it loads; pictures of
 * the site tell their height by their address, others by what the browser has loaded of them.
 */
export function pictureSize(image: HTMLImageElement, width: number): Size {
  const { naturalWidth, naturalHeight } = image
  const isKnown = storedPicture(image.getAttribute('src') ?? '') !== null
  return { width, height: isKnown || !naturalWidth ? null : Math.round((width * naturalHeight) / naturalWidth) }
}

/** Notes the size of another site's picture that has just been loaded, as a part of putting it in. */
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
