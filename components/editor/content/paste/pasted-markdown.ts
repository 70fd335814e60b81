import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

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

/** A paste of Markdown without HTML is converted, blocks and marks; pasted as plain text, it stays as it is. */
export const PastedMarkdown = Extension.create({
  name: 'pastedMarkdown',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, event) {
          const data = event.clipboardData
          const text = data?.getData('text/plain') ?? ''
          const isPlain = 'input' in view && Boolean((view.input as { shiftKey?: boolean }).shiftKey)
          const isCode = view.state.selection.$from.parent.type.spec.code
          if (!data || data.files.length > 0 || data.getData('text/html') || isPlain || isCode || !isMarkdown(text))
            return false
          void markdownHtml(text).then((html) => !view.isDestroyed && view.pasteHTML(html))
          return true
        },
      },
    }),
  ],
})
