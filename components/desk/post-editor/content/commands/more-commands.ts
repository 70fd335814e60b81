import type { Editor } from '@tiptap/core'
import {
  isInTable,
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Keyboard,
  Search,
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalStart,
  Columns3,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react'
import { duplicateBlock, moveBlock } from '../blocks/move-block'
import { type ContentCommand, TEXT_COMMANDS, TOOLBAR_BLOCKS } from './text-commands'
import { FIRST_INSERTS, IMAGE_COMMAND, OTHER_INSERTS } from './insert-commands'
import { addAlignedRow, alignColumns, columnAlignment } from '../schema/column-alignment'
import { runTable } from '../schema/table-commands'

/** Each aligns the column at the cursor, or undoes that. */
const ALIGNMENTS = (
  [
    ['Align column left', 'left', AlignLeft],
    ['Align column center', 'center', AlignCenter],
    ['Align column right', 'right', AlignRight],
  ] as const
).map(([label, align, icon]): ContentCommand => ({
  label,
  icon,
  run: (editor) => runTable(editor, alignColumns(columnAlignment(editor.state) === align ? null : align)),
  isOn: ({ state }) => columnAlignment(state) === align,
}))

/** Commands for the table at the cursor. */
const TABLE_COMMANDS: ContentCommand[] = [
  { label: 'Add row above', icon: BetweenHorizontalStart, run: (editor) => runTable(editor, addAlignedRow('above')) },
  { label: 'Add row below', icon: Rows3, run: (editor) => runTable(editor, addAlignedRow('below')) },
  { label: 'Add column before', icon: Columns3, run: (editor) => runTable(editor, addColumnBefore) },
  { label: 'Add column after', icon: Columns3, run: (editor) => runTable(editor, addColumnAfter) },
  { label: 'Header row', icon: PanelTop, run: (editor) => runTable(editor, toggleHeader('row')) },
  ...ALIGNMENTS,
  { label: 'Delete row', icon: Trash2, run: (editor) => runTable(editor, deleteRow) },
  { label: 'Delete column', icon: Trash2, run: (editor) => runTable(editor, deleteColumn) },
  { label: 'Delete table', icon: Trash2, run: (editor) => runTable(editor, deleteTable) },
]

type Group = { title: string; commands: ContentCommand[]; isShown?: (editor: Editor) => boolean }

const BLOCK_COMMANDS: ContentCommand[] = [
  { label: 'Move up', icon: ArrowUp, keys: 'Alt+Shift+ArrowUp', run: (editor) => moveBlock(editor, -1) },
  { label: 'Move down', icon: ArrowDown, keys: 'Alt+Shift+ArrowDown', run: (editor) => moveBlock(editor, 1) },
  { label: 'Duplicate', icon: CopyPlus, keys: 'Control+Shift+D', run: duplicateBlock },
]

const WRITING_COMMANDS: ContentCommand[] = [
  { label: 'Find and replace', icon: Search, keys: 'Control+Alt+F', run: (_editor, open) => open('find') },
  { label: 'Keyboard shortcuts', icon: Keyboard, keys: 'Control+/', run: (_editor, open) => open('shortcuts') },
]

/** Commands of the More menu, by group; table commands are shown when the cursor is in a table. */
export const MORE_COMMANDS: Group[] = [
  { title: 'Text', commands: TEXT_COMMANDS },
  { title: 'Insert', commands: [...FIRST_INSERTS.filter((command) => command !== IMAGE_COMMAND), ...OTHER_INSERTS] },
  { title: 'Table', commands: TABLE_COMMANDS, isShown: ({ state }) => isInTable(state) },
  { title: 'Block', commands: BLOCK_COMMANDS },
  { title: 'Writing', commands: WRITING_COMMANDS },
]

/** Commands of the slash menu whose name or other words contain the typed text. */
export function slashCommands(editor: Editor, text: string): ContentCommand[] {
  const query = text.trim().toLowerCase()
  return [...FIRST_INSERTS, ...TOOLBAR_BLOCKS, ...TEXT_COMMANDS, ...OTHER_INSERTS]
    .filter(({ isPossible }) => !isPossible || isPossible(editor))
    .filter(
      ({ label, words = '' }) =>
        `${label} ${words}`
          .toLowerCase()
          .split(' ')
          .some((word) => word.startsWith(query)) || label.toLowerCase().startsWith(query),
    )
}
