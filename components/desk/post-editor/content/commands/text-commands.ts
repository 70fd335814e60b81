import type { Editor, SingleCommands } from '@tiptap/core'
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
  keys?: string | undefined
  /** Other words that find the command in the slash menu. */
  words?: string | undefined
  /** Whether it stands at the word before it, without a space. */
  isAttached?: boolean
  run: (editor: Editor, open: (panel: Panel) => void) => void
  /** Whether the command is active at the selection; undefined for a command without a state. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

/** A shortcut as text for people. */
export const readableKeys = (keys: string) => keys.replace('Control', 'Ctrl').replace('Arrow', '')

/** A format that its command sets or removes. @param name of the mark or node. */
export const format = (
  label: string,
  icon: LucideIcon,
  keys: string,
  name: string,
  toggle: (to: SingleCommands) => boolean,
  words?: string,
): ContentCommand => ({
  label,
  icon,
  keys,
  words,
  run: ({ commands }) => toggle(commands),
  isOn: (editor) => editor.isActive(name),
})

const heading = (level: 2 | 3 | 4, icon: LucideIcon): ContentCommand => ({
  label: `Heading ${level}`,
  icon,
  keys: `Control+Alt+${level}`,
  words: `h${level} title section`,
  run: (editor) => editor.commands.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
})

/** Formats without a toolbar button. */
export const TEXT_COMMANDS: ContentCommand[] = [
  heading(3, Heading3),
  heading(4, Heading4),
  format('Quote', Quote, 'Control+Shift+B', 'blockquote', (to) => to.toggleBlockquote(), 'blockquote citation'),
  format('Strikethrough', Strikethrough, 'Control+Shift+S', 'strike', (to) => to.toggleStrike()),
  format('Inline code', Code, 'Control+E', 'code', (to) => to.toggleCode()),
  format('Code block', SquareCode, 'Control+Alt+C', 'codeBlock', (to) => to.toggleCodeBlock()),
  {
    label: 'Continue numbering',
    icon: ListStart,
    run: continueNumbers,
    isPossible: (editor) => continuation(editor) !== null,
  },
]

/** Blocks with a toolbar button, which the slash menu offers, too. */
export const HEADING = heading(2, Heading2)
export const LISTS: ContentCommand[] = [
  format('Bullet list', List, 'Control+Shift+8', 'bulletList', (to) => to.toggleBulletList(), 'unordered points'),
  format(
    'Numbered list',
    ListOrdered,
    'Control+Shift+7',
    'orderedList',
    (to) => to.toggleOrderedList(),
    'ordered steps',
  ),
]

/**
 * The numbered list at the cursor, if it is a block of its own, with the number that continues the one before it; null if
 * there is none or it does already.
 */
export function continuation({ state: { doc, selection } }: Editor): { pos: number; start: number } | null {
  const { $from } = selection
  const list = $from.depth > 0 ? $from.node(1) : null
  if (list?.type.name !== 'orderedList') return null
  const earlier = doc.children.slice(0, $from.index(0)).reverse()
  const before = earlier.find(({ type }) => type.name === 'orderedList' || type.name === 'heading')
  if (before?.type.name !== 'orderedList') return null
  const start = Number(before.attrs.start) + before.childCount
  return start === list.attrs.start ? null : { pos: $from.before(1), start }
}

/** Starts the numbered list at the cursor with the number after that of the list before it. */
export function continueNumbers(editor: Editor): void {
  const found = continuation(editor)
  if (found) editor.view.dispatch(editor.state.tr.setNodeAttribute(found.pos, 'start', found.start))
}
