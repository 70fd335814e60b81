import {
  CircleAlert,
  Captions,
  Columns2,
  Film,
  Info,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MapPin,
  Minus,
  Scale,
  ShoppingCart,
  Superscript,
  Table,
} from 'lucide-react'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { COMPARISON_TITLE } from '@/lib/measure/comparison'
import { KIT_TITLE } from '@/lib/measure/kit'
import { toggleCallout } from '../blocks/callout'
import { insertFootnote } from '../blocks/footnotes'
import { pinnedPicture } from '../pins/pins-node'
import { writeCaption } from '../pictures/figure'
import { MOST_IN_ROW } from '../schema/normalize-markup'
import { captionable, insertTable } from '../schema/table-commands'
import type { ContentCommand, Panel } from './text-commands'

/** A command that opens a dialog. */
export const opening = (label: string, icon: LucideIcon, panel: Panel, words?: string): ContentCommand => ({
  label,
  icon,
  words,
  run: (_editor, open) => open(panel),
})

/** What guides are made of: the slash menu begins with these. */
export const FIRST_INSERTS: ContentCommand[] = [
  opening('Product card', ShoppingCart, 'product', 'shop buy'),
  opening(KIT_TITLE, ListChecks, 'kit', 'kit calculator shopping list quantities'),
  opening(COMPARISON_TITLE, Scale, 'comparison', 'compare products specifications pros cons'),
  {
    ...opening('Pins on the picture', MapPin, 'pins', 'hotspots products'),
    isPossible: ({ state }) => pinnedPicture(state) !== null,
  },
]

export const OTHER_INSERTS: ContentCommand[] = [
  callout('tip', Lightbulb, 'callout hint'),
  callout('warning', CircleAlert, 'callout danger caution'),
  callout('note', Info, 'callout info aside'),
  opening('Video', Film, 'video', 'youtube vimeo embed'),
  {
    label: 'Footnote',
    icon: Superscript,
    words: 'reference source',
    isAttached: true,
    run: insertFootnote,
    isPossible: (editor) => !editor.isActive('footnotes') && editor.state.selection.$from.parent.inlineContent,
  },
  { label: 'Divider', icon: Minus, words: 'line rule', run: (editor) => editor.commands.setHorizontalRule() },
  {
    label: 'Table',
    icon: Table,
    words: 'rows columns',
    run: insertTable,
    isPossible: ({ state }) => !isInTable(state),
  },
  {
    label: 'Caption',
    icon: Captions,
    run: (editor) => writeCaption(editor, captionable(editor) ?? 0),
    isPossible: (editor) => captionable(editor) !== null,
  },
  {
    label: 'Picture row',
    icon: Columns2,
    words: 'gallery side by side',
    run: joinPictures,
    isPossible: (editor) => joinablePictures(editor) !== null,
  },
]

function callout(kind: CalloutKind, icon: LucideIcon, words: string): ContentCommand {
  return {
    label: CALLOUT_LABELS[kind],
    icon,
    words,
    run: (editor) => toggleCallout(editor, kind),
    isOn: (editor) => editor.isActive('callout', { kind }),
  }
}

const picturesOf = (node: Node | null): Node[] => {
  if (node?.type.name === 'image') return [node]
  const isRow = node?.type.name === 'figure' && node.children.every(({ type }) => type.name === 'image')
  return isRow ? [...node.children] : []
}

/** The selected picture or row with the picture or row before it, or else after it; null if they make no row. */
function joinablePictures({ state: { doc, selection } }: Editor) {
  if (!(selection instanceof NodeSelection)) return null
  const inFigure = selection.$from.parent.type.name === 'figure'
  const place = inFigure ? doc.resolve(selection.$from.before()) : selection.$from
  for (const first of [place.index() - 1, place.index()]) {
    const pair = [first, first + 1].map((index) => picturesOf(place.parent.maybeChild(index)))
    const pictures = pair.flat()
    if (pair.every(({ length }) => length > 0) && pictures.length <= MOST_IN_ROW)
      return { from: place.posAtIndex(first), to: place.posAtIndex(first + 2), pictures }
  }
  return null
}

/** Puts the selected picture and its neighbour into one row. */
function joinPictures(editor: Editor): void {
  const found = joinablePictures(editor)
  if (!found) return
  const tr = editor.state.tr.replaceWith(found.from, found.to, editor.schema.node('figure', null, found.pictures))
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, found.from + 1)))
}
