import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import {
  BetweenHorizontalStart,
  Captions,
  Code,
  Columns3,
  Heading3,
  Heading4,
  type LucideIcon,
  Minus,
  PanelTop,
  Quote,
  Rows3,
  SquareCode,
  Strikethrough,
  Table,
  Trash2,
} from 'lucide-react'
import { writeCaption } from './pictures/figure'
import { captionable, insertTable, runTable } from './schema/table-commands'

export type MoreCommand = {
  label: string
  icon: LucideIcon
  /** The shortcut in the format of `aria-keyshortcuts`. */
  keys?: string
  run: (editor: Editor) => void
  /** Whether the command is active at the selection; undefined for a command without a state. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const isCaptionable = (editor: Editor) => captionable(editor) !== null
const inTable = ({ state }: Editor) => isInTable(state)

/** Commands of the More menu, by group; table commands are shown when the cursor is in a table. */
export const MORE_COMMANDS: { title: string; commands: MoreCommand[]; isShown?: (editor: Editor) => boolean }[] = [
  {
    title: 'Text',
    commands: [
      heading(3, Heading3),
      heading(4, Heading4),
      {
        label: 'Quote',
        icon: Quote,
        keys: 'Control+Shift+B',
        run: (editor) => editor.commands.toggleBlockquote(),
        isOn: (editor) => editor.isActive('blockquote'),
      },
      {
        label: 'Strikethrough',
        icon: Strikethrough,
        keys: 'Control+Shift+S',
        run: (editor) => editor.commands.toggleStrike(),
        isOn: (editor) => editor.isActive('strike'),
      },
      {
        label: 'Inline code',
        icon: Code,
        keys: 'Control+E',
        run: (editor) => editor.commands.toggleCode(),
        isOn: (editor) => editor.isActive('code'),
      },
      {
        label: 'Code block',
        icon: SquareCode,
        keys: 'Control+Alt+C',
        run: (editor) => editor.commands.toggleCodeBlock(),
        isOn: (editor) => editor.isActive('codeBlock'),
      },
    ],
  },
  {
    title: 'Insert',
    commands: [
      { label: 'Divider', icon: Minus, run: (editor) => editor.commands.setHorizontalRule() },
      { label: 'Table', icon: Table, run: insertTable, isPossible: (editor) => !inTable(editor) },
      {
        label: 'Caption',
        icon: Captions,
        run: (editor) => writeCaption(editor, captionable(editor) ?? 0),
        isPossible: isCaptionable,
      },
    ],
  },
  {
    title: 'Table',
    isShown: inTable,
    commands: [
      { label: 'Add row above', icon: BetweenHorizontalStart, run: (editor) => runTable(editor, addRowBefore) },
      { label: 'Add row below', icon: Rows3, run: (editor) => runTable(editor, addRowAfter) },
      { label: 'Add column before', icon: Columns3, run: (editor) => runTable(editor, addColumnBefore) },
      { label: 'Add column after', icon: Columns3, run: (editor) => runTable(editor, addColumnAfter) },
      { label: 'Header row', icon: PanelTop, run: (editor) => runTable(editor, toggleHeader('row')) },
      { label: 'Delete row', icon: Trash2, run: (editor) => runTable(editor, deleteRow) },
      { label: 'Delete column', icon: Trash2, run: (editor) => runTable(editor, deleteColumn) },
      { label: 'Delete table', icon: Trash2, run: (editor) => runTable(editor, deleteTable) },
    ],
  },
]

function heading(level: 3 | 4, icon: LucideIcon): MoreCommand {
  return {
    label: `Heading ${level}`,
    icon,
    keys: `Control+Alt+${level}`,
    run: (editor) => editor.commands.toggleHeading({ level }),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}
