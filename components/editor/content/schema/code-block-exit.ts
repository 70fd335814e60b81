import { Extension } from '@tiptap/core'
import { Plugin, type EditorState, type Transaction, TextSelection } from '@tiptap/pm/state'

const THIRD_ENTER = '\n\n\n'

/**
 * Leaves a code block at the third Enter at its end without a key event: on Android, Chrome reports Enter to
 * ProseMirror only as a DOM change, which in a code block is another newline.
 */
export const CodeBlockExit = Extension.create({
  name: 'codeBlockExit',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, after) =>
        transactions.some(isTyped) ? leaveCodeBlock(before, after) : null,
    }),
  ],
})

const isTyped = (transaction: Transaction) =>
  transaction.docChanged && transaction.getMeta('paste') !== true && transaction.getMeta('addToHistory') !== false

function leaveCodeBlock(before: EditorState, { selection, schema, tr }: EditorState): Transaction | null {
  const { $from, empty } = selection
  const { parent } = $from
  const isAtEnd = empty && parent.type.name === 'codeBlock' && $from.parentOffset === parent.content.size
  if (!isAtEnd || !parent.textContent.endsWith(THIRD_ENTER)) return null
  const start = $from.start()
  const hadTwo =
    start <= before.doc.content.size && before.doc.resolve(start).parent.textContent === parent.textContent.slice(0, -1)
  const { paragraph } = schema.nodes
  if (!hadTwo || !paragraph) return null
  tr.delete($from.pos - THIRD_ENTER.length, $from.pos)
  const after = tr.mapping.map($from.after())
  tr.insert(after, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView()
}
