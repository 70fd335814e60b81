import Image from '@tiptap/extension-image'
import { brokenPictures, noteLoaded } from './broken-pictures'
import { isHeldPicture } from './held-address'
import { pictureElement } from './picture-element'
import { noteSize } from './picture-size'

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** A picture in a post's body; `width` and `height` are CSS pixels, null where it has its own. */
export type PictureAttributes = {
  src: string
  alt: string
  title: string | null
  width: number | null
  height: number | null
  align: Alignment | null
}

/** The picture of the body: a block of its own, with size, alignment and alternative text; never a data URL. */
export const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
      title: { default: null, parseHTML: (element) => element.getAttribute('title') || null },
      width: { default: null, parseHTML: (element) => pixels(element.getAttribute('width')) },
      height: { default: null, parseHTML: (element) => pixels(element.getAttribute('height')) },
      align: {
        default: null,
        parseHTML: (element) => ALIGNMENTS.find((align) => align === element.getAttribute('data-align')) ?? null,
        renderHTML: ({ align }) => (align ? { 'data-align': align } : {}),
      },
    }
  },

  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => isHeldPicture(element.getAttribute('src') ?? '') && null }]
  },

  addInputRules() {
    return []
  },

  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), brokenPictures]
  },

  addNodeView() {
    return ({ node, editor, getPos, view }) => {
      const onLoaded = (src: string, isLoaded: boolean) => noteLoaded(view, src, isLoaded)
      const dom = pictureElement(node.attrs as PictureAttributes, onLoaded)
      // What was loaded with the post stays as it is, lest opening a post changes it.
      if (editor.isInitialized) dom.addEventListener('load', () => noteSize(editor, dom, getPos()))
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type) return false
          pictureElement(next.attrs as PictureAttributes, onLoaded, dom)
          return true
        },
      }
    }
  },
}).configure({ inline: false, allowBase64: false })

function pixels(value: string | null): number | null {
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null
}
