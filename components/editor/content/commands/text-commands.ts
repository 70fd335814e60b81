import {
  Code,
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  ListStart,
  type LucideIcon,
  Quote,
  SquareCode,
  Strikethrough,
} from 'lucide-react'
import { continueNumbers, previousListEnd } from '../blocks/list-numbers'
import type { ContentCommand } from './content-command'

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

/** Blocks with a toolbar button, for the slash menu. */
export const TOOLBAR_BLOCKS: ContentCommand[] = [
  heading(2, Heading2),
  {
    label: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    words: 'unordered points',
    run: (editor) => editor.commands.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    words: 'ordered steps',
    run: (editor) => editor.commands.toggleOrderedList(),
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
