import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import * as tables from '@tiptap/pm/tables'
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  ImagePlus,
  Keyboard,
  type LucideIcon,
  Search,
  BetweenHorizontalStart,
  Columns3,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react'
import { duplicateBlock, moveBlock } from '../blocks/move-block'
import { type ContentCommand, HEADING, LISTS, TEXT_COMMANDS } from './text-commands'
import { ALIGNMENTS } from '../pictures/figure'
import { FIRST_INSERTS, opening, OTHER_INSERTS } from './insert-commands'
import { addAlignedRow, alignColumns, columnAlignment, runTable } from '../schema/table-commands'

/** Each aligns the column at the cursor, or undoes that. */
const ALIGN_COMMANDS = ALIGNMENTS.map(([, align, icon]): ContentCommand => ({
  label: `Align column ${align}`,
  icon,
  run: (editor) => runTable(editor, alignColumns(columnAlignment(editor.state) === align ? null : align)),
  isOn: ({ state }) => columnAlignment(state) === align,
}))

const inTable = (label: string, icon: LucideIcon, command: Command): ContentCommand => ({
  label,
  icon,
  run: (editor) => runTable(editor, command),
})

const TABLE_COMMANDS: ContentCommand[] = [
  inTable('Add row above', BetweenHorizontalStart, addAlignedRow('above')),
  inTable('Add row below', Rows3, addAlignedRow('below')),
  inTable('Add column before', Columns3, tables.addColumnBefore),
  inTable('Add column after', Columns3, tables.addColumnAfter),
  inTable('Header row', PanelTop, tables.toggleHeader('row')),
  ...ALIGN_COMMANDS,
  inTable('Delete row', Trash2, tables.deleteRow),
  inTable('Delete column', Trash2, tables.deleteColumn),
  inTable('Delete table', Trash2, tables.deleteTable),
]

type Group = { title: string; commands: ContentCommand[]; isShown?: (editor: Editor) => boolean }

export const BLOCK_COMMANDS = [
  { label: 'Move up', icon: ArrowUp, keys: 'Alt+Shift+ArrowUp', run: (editor: Editor) => moveBlock(editor, -1) },
  { label: 'Move down', icon: ArrowDown, keys: 'Alt+Shift+ArrowDown', run: (editor: Editor) => moveBlock(editor, 1) },
  { label: 'Duplicate', icon: CopyPlus, keys: 'Control+Shift+D', run: duplicateBlock },
]

const WRITING_COMMANDS: ContentCommand[] = [
  { ...opening('Find and replace', Search, 'find'), keys: 'Control+Alt+F' },
  { ...opening('Keyboard shortcuts', Keyboard, 'shortcuts'), keys: 'Control+/' },
]

/** Commands of the More menu, by group; table commands are shown when the cursor is in a table. */
export const MORE_COMMANDS: Group[] = [
  { title: 'Text', commands: TEXT_COMMANDS },
  { title: 'Insert', commands: [...FIRST_INSERTS, ...OTHER_INSERTS] },
  { title: 'Table', commands: TABLE_COMMANDS, isShown: ({ state }) => tables.isInTable(state) },
  { title: 'Block', commands: BLOCK_COMMANDS },
  { title: 'Writing', commands: WRITING_COMMANDS },
]

/** What has a toolbar button, and is in the slash menu, too. */
const TOOLBAR_COPIES = [opening('Image', ImagePlus, 'image', 'picture photo'), HEADING, ...LISTS]

/** Commands of the slash menu whose name or other words contain the typed text. */
export function slashCommands(editor: Editor, text: string): ContentCommand[] {
  const query = text.trim().toLowerCase()
  return [...FIRST_INSERTS, ...TOOLBAR_COPIES, ...TEXT_COMMANDS, ...OTHER_INSERTS]
    .filter(({ isPossible }) => isPossible?.(editor) ?? true)
    .filter(({ label, words = '' }) => ` ${label} ${words}`.toLowerCase().includes(` ${query}`))
}
