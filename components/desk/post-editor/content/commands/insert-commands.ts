import {
  CircleAlert,
  Captions,
  Columns2,
  Film,
  ImagePlus,
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
import { isInTable } from '@tiptap/pm/tables'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { COMPARISON_TITLE } from '@/lib/measure/comparison'
import { KIT_TITLE } from '@/lib/measure/kit'
import { toggleCallout } from '../blocks/callout'
import { insertFootnote } from '../blocks/footnotes'
import { joinPictures, joinablePictures } from '../blocks/picture-row'
import { pinnedPicture } from '../pins/pins-node'
import { writeCaption } from '../pictures/figure'
import { captionable, insertTable } from '../schema/table-commands'
import type { ContentCommand, Panel } from './text-commands'

const inTable = ({ state }: Editor) => isInTable(state)
const inNotes = (editor: Editor) => editor.isActive('footnotes')

/** A command that opens a dialog. */
export const opening = (label: string, icon: LucideIcon, panel: Panel, words?: string): ContentCommand => ({
  label,
  icon,
  words,
  run: (_editor, open) => open(panel),
})

/** Insert an image, for the slash menu; it has a toolbar button. */
export const IMAGE_COMMAND = opening('Image', ImagePlus, 'image', 'picture photo')

/** What guides are made of: the slash menu begins with these. */
export const FIRST_INSERTS: ContentCommand[] = [
  opening('Product card', ShoppingCart, 'product', 'shop buy'),
  opening(KIT_TITLE, ListChecks, 'kit', 'kit calculator shopping list quantities'),
  opening(COMPARISON_TITLE, Scale, 'comparison', 'compare products specifications pros cons'),
  IMAGE_COMMAND,
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
    isPossible: (editor) => !inNotes(editor) && editor.state.selection.$from.parent.inlineContent,
  },
  { label: 'Divider', icon: Minus, words: 'line rule', run: (editor) => editor.commands.setHorizontalRule() },
  { label: 'Table', icon: Table, words: 'rows columns', run: insertTable, isPossible: (editor) => !inTable(editor) },
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
