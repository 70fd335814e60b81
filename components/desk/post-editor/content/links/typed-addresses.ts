import { Extension } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { find } from 'linkifyjs'
import { isSaveKey } from '@/components/ui/dialogs/is-save-key'
import { isAllowedLink } from './entered-url'

/** Text that was typed and not looked at yet, as positions; null for none. */
type Typed = { from: number; to: number } | null

const KEY = new PluginKey<Typed>('typedAddresses')
const END = 'end'
const ADDRESSES = { defaultProtocol: 'https' }

/** Whether a text becomes a link by itself: it starts with http://, https:// or `www.`. */
export const isPlainAddress = (text: string) => /^(?:https?:\/\/|www\.)/i.test(text)

/**
 * Typed addresses become links once their word ends: by white space, by a new paragraph, when the cursor or the focus
 * leaves it, and before a save. Punctuation that ends a sentence is no part of them.
 */
export const TypedAddresses = Extension.create({
  name: 'typedAddresses',
  addProseMirrorPlugins: () => [
    new Plugin<Typed>({
      key: KEY,
      state: { init: () => null, apply: typedAfter },
      appendTransaction: (transactions, _before, state) =>
        linkTyped(
          state,
          transactions.some((transaction) => transaction.getMeta(KEY) === END),
        ),
      props: {
        handleDOMEvents: { blur: endWord },
        handleKeyDown: (view, event) => isSaveKey(event) && endWord(view),
      },
    }),
  ],
})

function endWord(view: EditorView): false {
  if (KEY.getState(view.state)) view.dispatch(view.state.tr.setMeta(KEY, END))
  return false
}

function typedAfter(tr: Transaction, typed: Typed): Typed {
  if (tr.getMeta(KEY) === null || tr.getMeta('preventAutolink') || isHistoryTransaction(tr)) return null
  const kept = typed && { from: tr.mapping.map(typed.from, -1), to: tr.mapping.map(typed.to, -1) }
  const isPasted = tr.getMeta('paste') || tr.getMeta('uiEvent')
  for (const [index, step] of isPasted ? [] : tr.steps.entries()) {
    if (!(step instanceof ReplaceStep) || step.slice.size === 0) continue
    if (step.slice.content.childCount !== 1 || !step.slice.content.firstChild?.isText) continue
    const rest = tr.mapping.slice(index + 1)
    const [from, to] = [rest.map(step.from, -1), rest.map(step.from + step.slice.size, 1)]
    return kept && kept.to <= to ? { from: Math.min(kept.from, from), to } : { from, to }
  }
  return kept
}

/** Links the addresses of the typed text, but not while the cursor is in its last word, unless its end was announced. */
function linkTyped(state: EditorState, isEnded: boolean): Transaction | null {
  const typed = KEY.getState(state)
  if (!typed) return null
  const { selection, schema, tr } = state
  const end = tr.doc.resolve(typed.to)
  const start = end.start()
  const text = end.parent.textBetween(0, end.parent.content.size, undefined, '\ufffc')
  const before = text.slice(0, typed.to - start).trimEnd()
  const wordEnd = before.length + (/^\S*/.exec(text.slice(before.length))?.[0].length ?? 0)
  const from = text.slice(0, Math.max(0, typed.from - start)).search(/\S*$/)
  const isInWord =
    selection.empty && selection.head > start + before.search(/\S*$/) && selection.head <= start + wordEnd
  if (isInWord && !isEnded) return null
  const { link, code } = schema.marks
  for (const found of !end.parent.type.spec.code ? find(text.slice(from, wordEnd), ADDRESSES) : []) {
    const [first, last] = [start + from + found.start, start + from + found.end]
    const isMarked = [link, code].some((mark) => mark && tr.doc.rangeHasMark(first, last, mark))
    if (link && found.isLink && isPlainAddress(found.value) && isAllowedLink(found.href) && !isMarked)
      tr.addMark(first, last, link.create({ href: found.href }))
  }
  return tr.setMeta(KEY, null)
}
