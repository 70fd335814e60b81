import Image from '@tiptap/extension-image'
import { brokenPictures, noteLoaded } from './broken-pictures'
import { isAllowedImage } from '../links/allowed-url'
import { ALIGNMENTS, type PictureAttributes } from './picture-attributes'
import { pictureElement } from './picture-element'
import { noteSize } from './picture-size'

/** Image node: a block with size, alignment and alt text; data URLs are not allowed. */
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
    return [{ tag: 'img[src]', getAttrs: (element) => isAllowedImage(element.getAttribute('src') ?? '') && null }]
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
      // Images loaded with the post keep their attributes: opening a post must not change it.
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
