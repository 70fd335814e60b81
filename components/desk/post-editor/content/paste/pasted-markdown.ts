import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { postTitle } from '@/lib/client/editor-services'
import { videoOf } from '@/lib/format/video'
import { insertVideo } from '../blocks/video'

/** Pastes of plain text that stand for more than their words: an address alone, and Markdown. */
export const PastedText = Extension.create({
  name: 'pastedText',
  priority: 150,
  addProseMirrorPlugins() {
    const { editor } = this
    const handlePaste = (view: EditorView, { clipboardData: data }: ClipboardEvent) => {
      const text = data?.getData('text/plain') ?? ''
      const isCode = view.state.selection.$from.parent.type.spec.code
      return Boolean(data && !isCode && (pasteAddress(editor, text.trim()) || pasteMarkdown(view, data, text)))
    }
    return [new Plugin({ props: { handlePaste } })]
  },
})

/** An address of a video in an empty paragraph becomes the video; of a post of this site, a link with the post's title. */
function pasteAddress(editor: Editor, text: string): boolean {
  const { $from, empty } = editor.state.selection
  if (!/^https?:\/\/\S+$/.test(text) || !empty) return false
  const video = videoOf(text)
  const title = video ? null : postTitle(text)
  if (video && $from.parent.content.size === 0 && $from.depth === 1) insertVideo(editor, video.href)
  else if (title) insertPostLink(editor, text, title)
  else return false
  return true
}

/** A paste of Markdown without HTML is converted, blocks and marks; pasted as plain text, it stays as it is. */
function pasteMarkdown(view: EditorView, data: DataTransfer, text: string): boolean {
  const isPlain = 'input' in view && Boolean((view.input as { shiftKey?: boolean }).shiftKey)
  if (data.files.length > 0 || data.getData('text/html') || isPlain || !isMarkdown(text)) return false
  void markdownHtml(text).then((html) => !view.isDestroyed && view.pasteHTML(html))
  return true
}

/** Inserts the address as a link, whose text becomes the title once it is known and if it was not edited. */
function insertPostLink(editor: Editor, href: string, title: Promise<string>): void {
  const link = [{ type: 'link', attrs: { href } }]
  editor.commands.insertContent({ type: 'text', text: href, marks: link })
  void title.then(
    (text) => replaceText(editor, href, text),
    () => {},
  )
}

function replaceText({ state, view, isDestroyed, schema }: Editor, href: string, title: string): void {
  if (isDestroyed || !title) return
  const { tr } = state
  state.doc.descendants((node, pos) => {
    const isLink =
      node.text === href && node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === href)
    if (isLink) tr.replaceWith(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize), schema.text(title, node.marks))
  })
  if (tr.docChanged) view.dispatch(tr)
}

/** Lines that mean something in Markdown only, by kind. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^\s{0,3}[-*+] \S.*\n\s*[-*+] \S/m,
  /^\s{0,3}\d+[.)] \S.*\n\s*\d+[.)] \S/m,
  /^> \S/m,
  /^```/m,
  /\[[^\]\n]+\]\(https?:[^)\s]+\)/,
  /^\|.*\|\s*\n\|[ :|-]+\|\s*$/m,
]

/** Whether a plain text is Markdown with blocks or links. */
export const isMarkdown = (text: string) => SIGNS.some((sign) => sign.test(text))

/** Markdown as HTML; HTML in it stays text. */
export async function markdownHtml(text: string): Promise<string> {
  const { default: MarkdownIt } = await import('markdown-it')
  return new MarkdownIt().render(text)
}
