import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'

/**
 * A plugin that adds a change of its own to changes of the document.
 * @param change null for nothing to add.
 * @param isCause the transactions that it follows.
 */
export function afterChange(
  change: (before: EditorState, after: EditorState) => Transaction | null,
  isCause = ({ docChanged }: Transaction) => docChanged,
): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, after) => (transactions.some(isCause) ? change(before, after) : null),
  })
}
