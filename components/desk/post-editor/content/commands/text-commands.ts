import type { Editor } from '@tiptap/core'
import {
  type LucideIcon,
  Code,
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  ListStart,
  Quote,
  SquareCode,
  Strikethrough,
} from 'lucide-react'
import { continueNumbers, previousListEnd } from '../blocks/list-numbers'

/** Dialogs and bars of the editor. */
export type Panel =
  | 'link'
  | 'image'
  | 'video'
  | 'product'
  | 'kit'
  | 'comparison'
  | 'pins'
  | 'preview-pins'
  | 'find'
  | 'shortcuts'

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

/** Formats without a toolbar button. */
export const TEXT_COMMANDS: ContentCommand[] = [
  heading(3, Heading3),
  heading(4, Heading4),
  {
    label: 'Quote',
    icon: Quote,
    keys: 'Control+Shift+B',
    words: 'blockquote citation',
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
  {
    label: 'Continue numbering',
    icon: ListStart,
    run: continueNumbers,
    isPossible: (editor) => previousListEnd(editor) !== null,
  },
]

/** Blocks with a toolbar button, which the slash menu offers, too. */
export const TOOLBAR_BLOCKS: ContentCommand[] = [
  heading(2, Heading2),
  {
    label: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    words: 'unordered points',
    run: (editor) => editor.commands.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    words: 'ordered steps',
    run: (editor) => editor.commands.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
]

function heading(level: 2 | 3 | 4, icon: LucideIcon): ContentCommand {
  return {
    label: `Heading ${level}`,
    icon,
    keys: `Control+Alt+${level}`,
    words: `h${level} title section`,
    run: (editor) => editor.commands.toggleHeading({ level }),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}
