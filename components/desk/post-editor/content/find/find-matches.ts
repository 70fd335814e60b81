import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

export type FindQuery = { text: string; matchCase: boolean }
type Match = { from: number; to: number }

type Found = { query: FindQuery; matches: Match[]; current: number }

/** `after`: a position; the first place after it becomes the current one. */
type Change = { query?: FindQuery; current?: number; after?: number }

const NONE: Found = { query: { text: '', matchCase: false }, matches: [], current: -1 }
const KEY = new PluginKey<Found>('find')

/** The places of a text in a document; text in different blocks does not join. */
function findMatches(doc: Node, { text, matchCase }: FindQuery): Match[] {
  const matches: Match[] = []
  if (!text) return matches
  const pattern = new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchCase ? 'gu' : 'giu')
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true
    // Each inline node that is not text is one position long.
    const content = block.textBetween(0, block.content.size, '\u0000', '\u0000')
    for (const { index, 0: found } of content.matchAll(pattern))
      matches.push({ from: pos + 1 + index, to: pos + 1 + index + found.length })
    return false
  })
  return matches
}

/** Marks the places of the text that is searched for. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key: KEY,
      state: {
        init: () => NONE,
        apply: (tr, found) => {
          const change = tr.getMeta(KEY) as Change | undefined
          if (!change && !tr.docChanged) return found
          const { query, current, after } = { after: undefined, ...found, ...change }
          const matches = findMatches(tr.doc, query)
          const next = after === undefined ? current : matches.findIndex(({ from }) => from >= after)
          return { query, matches, current: Math.min(Math.max(next, 0), matches.length - 1) }
        },
      },
      props: { decorations: marksIn },
    }),
  ],
})

function marksIn(state: EditorState): DecorationSet {
  const { matches, current } = stateOf(state)
  const decorations = matches.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === current ? 'find-match find-match-current' : 'find-match' }),
  )
  return DecorationSet.create(state.doc, decorations)
}

const stateOf = (state: EditorState) => KEY.getState(state) ?? NONE

const currentMatch = (state: EditorState) => stateOf(state).matches[stateOf(state).current]

/** The number of places, and the index of the current one; -1 for none. */
export function foundIn({ state }: Editor): { count: number; current: number } {
  const { matches, current } = stateOf(state)
  return { count: matches.length, current }
}

/** Searches the text; the first place after the cursor is the current one. */
export function search({ state, view }: Editor, query: FindQuery): void {
  const change: Change = { query, after: state.selection.from }
  view.dispatch(state.tr.setMeta(KEY, change).setMeta('addToHistory', false))
  reveal(view)
}

/** Makes the next (1) or previous (-1) place the current one. */
export function step({ state, view }: Editor, by: 1 | -1): void {
  const { matches, current } = stateOf(state)
  if (!matches.length) return
  view.dispatch(state.tr.setMeta(KEY, { current: (current + by + matches.length) % matches.length } satisfies Change))
  reveal(view)
}

function reveal(view: EditorView): void {
  const match = currentMatch(view.state)
  if (!match) return
  // On the side of the mark, not of the text before it.
  const { node } = view.domAtPos(match.from, 1)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

/** Replaces the current place, with the marks of its text, and goes to the next. */
export function replaceCurrent({ state, view }: Editor, text: string): void {
  const match = currentMatch(state)
  if (!match) return
  const change: Change = { after: match.from + text.length }
  view.dispatch(state.tr.insertText(text, match.from, match.to).setMeta(KEY, change))
  reveal(view)
}

/** Replaces every place at once; one Undo restores them. @returns their number. */
export function replaceAll({ state, view }: Editor, text: string): number {
  const { matches } = stateOf(state)
  const { tr } = state
  for (const { from, to } of [...matches].reverse()) tr.insertText(text, from, to)
  if (matches.length) view.dispatch(tr)
  return matches.length
}

/** Selects the current place. */
export function selectCurrent({ state, view }: Editor): void {
  const match = currentMatch(state)
  if (match) view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, match.from, match.to)))
}

/** Ends the search: nothing is marked. */
export function endSearch({ state, view, isDestroyed }: Editor): void {
  if (!isDestroyed) view.dispatch(state.tr.setMeta(KEY, { query: NONE.query } satisfies Change))
}
