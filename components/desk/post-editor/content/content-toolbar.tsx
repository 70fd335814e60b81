import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, ImagePlus, Italic, Link2, Redo2, Undo2 } from 'lucide-react'
import { Fragment, type RefObject } from 'react'
import { type ContentCommand, type Panel, TOOLBAR_BLOCKS } from './commands/text-commands'
import { MoreMenu } from './commands/more-menu'

/** Commands that leave the focus in the text, also where it was in the toolbar. */
const inText = (command: ContentCommand): ContentCommand => ({
  ...command,
  run: (editor, open) => {
    editor.commands.focus()
    command.run(editor, open)
  },
})

const [HEADING, ...LISTS] = TOOLBAR_BLOCKS.map(inText)

const MARKS: ContentCommand[] = [
  inText({
    label: 'Bold',
    icon: Bold,
    keys: 'Control+B',
    run: (editor) => editor.commands.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  }),
  inText({
    label: 'Italic',
    icon: Italic,
    keys: 'Control+I',
    run: (editor) => editor.commands.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  }),
  ...(HEADING ? [HEADING] : []),
]

const LINK: ContentCommand = {
  label: 'Link',
  icon: Link2,
  keys: 'Control+K',
  run: (_, open) => open('link'),
  isOn: (editor) => editor.isActive('link'),
}

const HISTORY: ContentCommand[] = [
  inText({
    label: 'Undo',
    icon: Undo2,
    keys: 'Control+Z',
    run: (editor) => editor.commands.undo(),
    isPossible: (editor) => editor.can().undo(),
  }),
  inText({
    label: 'Redo',
    icon: Redo2,
    keys: 'Control+Shift+Z',
    run: (editor) => editor.commands.redo(),
    isPossible: (editor) => editor.can().redo(),
  }),
]

const GROUPS: ContentCommand[][] = [
  MARKS,
  LISTS,
  [{ label: 'Insert image', icon: ImagePlus, run: (_, open) => open('image') }, LINK],
  HISTORY,
]

/** What the bubble on a selected text offers. */
export const BUBBLE_COMMANDS: ContentCommand[] = [...MARKS, LINK]

type Props = { editor: Editor; onPanel: (panel: Panel) => void }

/** Toolbar of the editor: one tab stop, with arrow keys between the commands. */
export function ContentToolbar({
  firstButton,
  ...props
}: Props & { firstButton: RefObject<HTMLButtonElement | null> }) {
  return (
    <Toolbar.Root
      aria-label="Text formatting"
      className="editor-toolbar sticky z-20 flex items-center overflow-x-auto border-y border-line bg-surface p-1.5 sm:gap-1 sm:px-3"
    >
      {GROUPS.map((commands, at) => (
        <Fragment key={commands[0]?.label}>
          <Commands {...props} commands={commands} firstButton={at === 0 ? firstButton : undefined} />
          <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line max-sm:hidden" />
        </Fragment>
      ))}
      <MoreMenu {...props} className={BUTTON} />
    </Toolbar.Root>
  )
}

const BUTTON =
  'grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink ' +
  'aria-pressed:bg-tint aria-pressed:text-link data-disabled:opacity-40 max-sm:h-9 max-sm:w-7 max-sm:grow'

type CommandsProps = Props & {
  commands: ContentCommand[]
  firstButton?: RefObject<HTMLButtonElement | null> | undefined
}

/** Commands as buttons of a toolbar; a press by mouse leaves the focus in the text. */
export function Commands({ editor, commands, firstButton, onPanel }: CommandsProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.map(({ isOn, isPossible }) => ({ on: isOn?.(current), possible: isPossible?.(current) ?? true })),
  })
  return commands.map(({ label, icon: Icon, keys, run }, at) => (
    <Toolbar.Button
      key={label}
      ref={at === 0 ? firstButton : undefined}
      type="button"
      aria-label={label}
      aria-pressed={states[at]?.on}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      disabled={!states[at]?.possible}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor, onPanel)}
      className={BUTTON}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  ))
}
