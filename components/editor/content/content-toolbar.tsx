import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { RefObject } from 'react'
import type { Panel } from '@/components/editor/content/commands/text-commands'
import { MoreMenu } from './commands/more-menu'

type Props = {
  editor: Editor
  firstButton: RefObject<HTMLButtonElement | null>
  onPanel: (panel: Panel) => void
}

/** Toolbar of the editor: one tab stop, with arrow keys between the commands. */
export function ContentToolbar({ editor, firstButton, onPanel }: Props) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })
  const run = (command: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => {
    command(editor.chain().focus()).run()
  }
  return (
    <Toolbar.Root
      aria-label="Text formatting"
      className="editor-toolbar sticky z-20 flex items-center overflow-x-auto border-y border-line bg-surface p-1.5 sm:gap-1 sm:px-3"
    >
      <Command
        ref={firstButton}
        icon={Bold}
        label="Bold"
        keys="Control+B"
        pressed={state.bold}
        onPress={run((chain) => chain.toggleBold())}
      />
      <Command
        icon={Italic}
        label="Italic"
        keys="Control+I"
        pressed={state.italic}
        onPress={run((chain) => chain.toggleItalic())}
      />
      <Command
        icon={Heading2}
        label="Heading 2"
        keys="Control+Alt+2"
        pressed={state.heading}
        onPress={run((chain) => chain.toggleHeading({ level: 2 }))}
      />
      <Divider />
      <Command
        icon={List}
        label="Bullet list"
        keys="Control+Shift+8"
        pressed={state.bullets}
        onPress={run((chain) => chain.toggleBulletList())}
      />
      <Command
        icon={ListOrdered}
        label="Numbered list"
        keys="Control+Shift+7"
        pressed={state.numbers}
        onPress={run((chain) => chain.toggleOrderedList())}
      />
      <Divider />
      <Command icon={ImagePlus} label="Insert image" onPress={() => onPanel('image')} />
      <Command icon={Link2} label="Link" keys="Control+K" pressed={state.link} onPress={() => onPanel('link')} />
      <Divider />
      <Command
        icon={Undo2}
        label="Undo"
        keys="Control+Z"
        disabled={!state.undo}
        onPress={run((chain) => chain.undo())}
      />
      <Command
        icon={Redo2}
        label="Redo"
        keys="Control+Shift+Z"
        disabled={!state.redo}
        onPress={run((chain) => chain.redo())}
      />
      <Divider />
      <MoreMenu editor={editor} className={BUTTON} onPanel={onPanel} />
    </Toolbar.Root>
  )
}

function stateOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  }
}

const BUTTON =
  'grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink ' +
  'aria-pressed:bg-tint aria-pressed:text-link data-disabled:opacity-40 max-sm:h-9 max-sm:w-7 max-sm:grow'

type CommandProps = {
  ref?: RefObject<HTMLButtonElement | null>
  icon: LucideIcon
  label: string
  /** The shortcut in the format of `aria-keyshortcuts`. */
  keys?: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

function Command({ ref, icon: Icon, label, keys, pressed, disabled = false, onPress }: CommandProps) {
  return (
    <Toolbar.Button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={BUTTON}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  )
}

function Divider() {
  return <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line max-sm:hidden" />
}
