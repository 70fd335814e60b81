import { addColumnAfter, addColumnBefore, deleteColumn, deleteRow, deleteTable, toggleHeader } from '@tiptap/pm/tables'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalStart,
  Columns3,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react'
import { addAlignedRow, alignColumns, columnAlignment } from '../schema/column-alignment'
import { runTable } from '../schema/table-commands'
import type { ContentCommand } from './content-command'

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
export const TABLE_COMMANDS: ContentCommand[] = [
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
