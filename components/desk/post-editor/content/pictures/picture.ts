import Image from '@tiptap/extension-image'
import type { Editor, NodeViewRendererProps } from '@tiptap/core'
import { DOMSerializer, type Node, type ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { canSplit, insertPoint } from '@tiptap/pm/transform'
import { isAllowedImage } from '../links/entered-url'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { isWide, storedPicture } from '@/lib/format/pictures'
import { ALIGN, noteSize, type PictureAttributes } from './figure'
import { decodeSegment } from '@/lib/format/addresses/paths'
import { Decoration, DecorationSet, type EditorView, type NodeView } from '@tiptap/pm/view'

/** Image node: a block with size, alignment and alt text; data URLs are not allowed. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('alt') ?? '' },
    title: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('title') || null },
    width: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute('width')) },
    height: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute('height')) },
    align: ALIGN,
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isAllowedImage(element.getAttribute('src') ?? '') && null },
  ],
  addInputRules: () => [],
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), brokenPictures]
  },
  addNodeView: () => pictureView,
}).configure({ inline: false, allowBase64: false })

/** Shows a picture, and stores its size once it is loaded. */
function pictureView({ node, editor, getPos, view }: NodeViewRendererProps): NodeView {
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

function pixels(value: string | null): number | null {
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null
}

/**
 * Creates the element of an image as on the published page, or updates `image` if given.
 * @param onLoaded called with the URL once it was loaded or has failed.
 */
function pictureElement(
  attributes: PictureAttributes,
  onLoaded: (src: string, isLoaded: boolean) => void,
  image = document.createElement('img'),
): HTMLImageElement {
  const { src, alt, title, align } = attributes
  const stored = storedPicture(src)
  const targetWidth = attributes.width || IMAGE_SIZES.large
  const width = stored ? Math.min(targetWidth, IMAGE_SIZES.large, stored.width) : attributes.width
  const height = stored && width ? Math.round((width * stored.height) / stored.width) : attributes.height
  set(image, 'srcset', stored?.srcSet ?? null)
  set(image, 'sizes', stored ? `${width}px` : null)
  set(image, 'alt', alt)
  set(image, 'title', title)
  set(image, 'width', width ? String(width) : null)
  set(image, 'height', height ? String(height) : null)
  set(image, 'data-align', align)
  set(image, 'data-wide', align && isWide(width) ? '' : null)
  set(image, 'data-alt', alt.trim() ? null : 'missing')
  image.style.backgroundColor = stored?.color ?? ''
  if (image.getAttribute('src') !== src) image.src = src
  image.onerror = () => onLoaded(src, false)
  image.onload = () => onLoaded(src, true)
  return image
}

function set(image: HTMLImageElement, name: string, value: string | null): void {
  if (value === null) image.removeAttribute(name)
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value)
}

/** The position between blocks nearest to a position: after its text, or before an empty paragraph. */
export function gapAt(doc: Node, pos: number): number {
  const place = doc.resolve(pos)
  const image = doc.type.schema.nodes.image
  const inText = place.parent.inlineContent && place.depth > 0
  const figure = figureAround(place)
  const neighbor = figure ?? (!inText ? pos : place.parentOffset === 0 ? place.before() : place.after())
  return (image && insertPoint(doc, neighbor, image)) ?? doc.content.size
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

/** URLs of images that failed to load. */
type Broken = ReadonlySet<string>

const KEY = new PluginKey<Broken>('brokenPictures')

/** Plugin that shows a message after each broken image, as a decoration; the document does not change. */
const brokenPictures = new Plugin<Broken>({
  key: KEY,
  state: { init: () => new Set(), apply: (tr, broken) => (tr.getMeta(KEY) as Broken | undefined) ?? broken },
  props: { decorations: (state) => messages(state, KEY.getState(state)) },
})

/** Records whether an image URL loaded. */
function noteLoaded(view: EditorView, src: string, isLoaded: boolean): void {
  const broken = KEY.getState(view.state)
  if (view.isDestroyed || !broken || broken.has(src) === !isLoaded) return
  const next = new Set(broken)
  if (isLoaded) next.delete(src)
  else next.add(src)
  view.dispatch(view.state.tr.setMeta(KEY, next).setMeta('addToHistory', false))
}

function messages({ doc }: EditorState, broken: Broken | undefined): DecorationSet | null {
  if (!broken?.size) return null
  const decorations: Decoration[] = []
  doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || !broken.has(String(node.attrs.src))) return
    const text = messageOf(node)
    const attributes = { class: 'missing-picture', contenteditable: 'false' }
    const { dom } = DOMSerializer.renderSpec(document, ['p', attributes, text])
    decorations.push(Decoration.widget(pos + node.nodeSize, dom, { key: text, side: -1, ignoreSelection: true }))
  })
  return DecorationSet.create(doc, decorations)
}

function messageOf({ attrs }: Node): string {
  const { src, alt, title } = attrs as PictureAttributes
  const { host, pathname } = new URL(src, document.baseURI)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return `This picture cannot be loaded: ${alt || title || (decodeSegment(file) ?? file)} (${host})`
}
