import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import { BetweenHorizontalStart, Columns3, PanelTop, Rows3, Trash2 } from 'lucide-react'
import { runTable } from '../schema/table-commands'
import type { ContentCommand } from './content-command'

/** Commands for the table at the cursor. */
export const TABLE_COMMANDS: ContentCommand[] = [
  { label: 'Add row above', icon: BetweenHorizontalStart, run: (editor) => runTable(editor, addRowBefore) },
  { label: 'Add row below', icon: Rows3, run: (editor) => runTable(editor, addRowAfter) },
  { label: 'Add column before', icon: Columns3, run: (editor) => runTable(editor, addColumnBefore) },
  { label: 'Add column after', icon: Columns3, run: (editor) => runTable(editor, addColumnAfter) },
  { label: 'Header row', icon: PanelTop, run: (editor) => runTable(editor, toggleHeader('row')) },
  { label: 'Delete row', icon: Trash2, run: (editor) => runTable(editor, deleteRow) },
  { label: 'Delete column', icon: Trash2, run: (editor) => runTable(editor, deleteColumn) },
  { label: 'Delete table', icon: Trash2, run: (editor) => runTable(editor, deleteTable) },
]
