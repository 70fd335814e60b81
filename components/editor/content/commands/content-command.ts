import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'

/** Dialogs and bars of the editor. */
export type Panel =
  'link' | 'image' | 'video' | 'product' | 'kit' | 'comparison' | 'pins' | 'preview-pins' | 'find' | 'shortcuts'

export type ContentCommand = {
  label: string
  icon: LucideIcon
  /** The shortcut in the format of `aria-keyshortcuts`. */
  keys?: string
  /** Other words that find the command in the slash menu. */
  words?: string
  /** Whether it stands at the word before it, without a space. */
  isAttached?: boolean
  run: (editor: Editor, open: (panel: Panel) => void) => void
  /** Whether the command is active at the selection; undefined for a command without a state. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

/** A shortcut as text for people. */
export const readableKeys = (keys: string) => keys.replace('Control', 'Ctrl').replace('Arrow', '')
