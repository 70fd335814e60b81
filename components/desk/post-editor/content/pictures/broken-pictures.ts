import { decodeSegment } from '@/lib/format/addresses/path-segment'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { PictureAttributes } from './picture-attributes'

/** URLs of images that failed to load. */
type Broken = ReadonlySet<string>

const KEY = new PluginKey<Broken>('brokenPictures')

/** Plugin that shows a message after each broken image, as a decoration; the document does not change. */
export const brokenPictures = new Plugin<Broken>({
  key: KEY,
  state: { init: () => new Set(), apply: (tr, broken) => (tr.getMeta(KEY) as Broken | undefined) ?? broken },
  props: { decorations: (state) => messages(state, KEY.getState(state)) },
})

/** Records whether an image URL loaded. */
export function noteLoaded(view: EditorView, src: string, isLoaded: boolean): void {
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
    decorations.push(
      Decoration.widget(pos + node.nodeSize, () => messageElement(text), {
        key: text,
        side: -1,
        ignoreSelection: true,
      }),
    )
  })
  return DecorationSet.create(doc, decorations)
}

function messageOf({ attrs }: Node): string {
  const { src, alt, title } = attrs as PictureAttributes
  const { host, pathname } = new URL(src, document.baseURI)
  return `This picture cannot be loaded: ${alt || title || fileName(pathname)} (${host})`
}

function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return decodeSegment(name) ?? name
}

function messageElement(text: string): HTMLElement {
  const message = document.createElement('p')
  message.className = 'missing-picture'
  message.contentEditable = 'false'
  message.textContent = text
  return message
}
