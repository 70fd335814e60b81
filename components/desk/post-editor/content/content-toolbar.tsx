import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, ImagePlus, Italic, Link2, type LucideIcon, Redo2, Undo2, Ellipsis } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { opening } from './commands/insert-commands'
import { type ContentCommand, format, HEADING, LISTS, type Panel, readableKeys } from './commands/text-commands'
import { Menu } from '@base-ui/react/menu'
import { MenuCommand, MenuPopup } from '@/components/desk/kit/menu'
import { focusText, readSelection } from './read-selection'
import { MORE_COMMANDS } from './commands/more-commands'

/** Commands that leave the focus in the text, also where it was in the toolbar. */
const inText = (command: ContentCommand): ContentCommand => ({
  ...command,
  run: (editor, open) => {
    editor.commands.focus()
    command.run(editor, open)
  },
})

const MARKS: ContentCommand[] = [
  inText(format('Bold', Bold, 'Control+B', 'bold', (to) => to.toggleBold())),
  inText(format('Italic', Italic, 'Control+I', 'italic', (to) => to.toggleItalic())),
  inText(HEADING),
]

const LINK: ContentCommand = {
  ...opening('Link', Link2, 'link'),
  keys: 'Control+K',
  isOn: (editor) => editor.isActive('link'),
}

const past = (label: string, icon: LucideIcon, keys: string, name: 'undo' | 'redo') =>
  inText({
    label,
    icon,
    keys,
    run: (editor) => editor.commands[name](),
    isPossible: (editor) => editor.can()[name](),
  })

const GROUPS: ContentCommand[][] = [
  MARKS,
  LISTS.map(inText),
  [opening('Insert image', ImagePlus, 'image'), LINK],
  [past('Undo', Undo2, 'Control+Z', 'undo'), past('Redo', Redo2, 'Control+Shift+Z', 'redo')],
]

export const TOOLBAR_COMMANDS = GROUPS.flat()

/** What the bubble on a selected text offers. */
export const BUBBLE_COMMANDS: ContentCommand[] = [...MARKS, LINK]

type Props = { editor: Editor; onPanel: (panel: Panel) => void }

/** Toolbar of the editor: one tab stop, with arrow keys between the commands. */
export function ContentToolbar(props: Props) {
  return (
    <Toolbar.Root
      aria-label="Text formatting"
      className="editor-toolbar sticky z-20 flex items-center overflow-x-auto border-y border-line bg-surface p-1.5 sm:gap-1 sm:px-3"
    >
      {GROUPS.map((commands) => (
        <Fragment key={commands[0]?.label}>
          <Commands {...props} commands={commands} />
          <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line max-sm:hidden" />
        </Fragment>
      ))}
      <MoreMenu {...props} />
    </Toolbar.Root>
  )
}

const BUTTON =
  'grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink ' +
  'aria-pressed:bg-tint aria-pressed:text-link data-disabled:opacity-40 max-sm:h-9 max-sm:w-7 max-sm:grow'

/** Commands as buttons of a toolbar; a press by mouse leaves the focus in the text. */
export function Commands({ editor, commands, onPanel }: Props & { commands: ContentCommand[] }) {
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.map(({ isOn, isPossible }) => ({ on: isOn?.(current), possible: isPossible?.(current) ?? true })),
  })
  return commands.map(({ label, icon: Icon, keys, run }, at) => (
    <Toolbar.Button
      key={label}
      type="button"
      aria-label={label}
      aria-pressed={states[at]?.on}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${readableKeys(keys)})` : label}
      disabled={!states[at]?.possible}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor, onPanel)}
      className={BUTTON}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  ))
}

function MoreMenu({ editor, onPanel }: Props) {
  const opensPanel = useRef(false)
  const open = (panel: Panel) => {
    opensPanel.current = true
    onPanel(panel)
  }
  return (
    <Menu.Root onOpenChange={(open) => open && readSelection(editor)}>
      <Toolbar.Button type="button" aria-label="More" title="More" className={BUTTON} render={<Menu.Trigger />}>
        <Ellipsis aria-hidden="true" className="size-5" />
      </Toolbar.Button>
      <MenuPopup
        // It scrolls where it does not fit.
        tabIndex={0}
        finalFocus={() => {
          if (!opensPanel.current) focusText(editor)
          opensPanel.current = false
          return false
        }}
        width="w-64"
      >
        <MoreCommands editor={editor} onPanel={open} />
      </MenuPopup>
    </Menu.Root>
  )
}

function MoreCommands({ editor, onPanel }: Props) {
  return MORE_COMMANDS.filter(({ isShown }) => !isShown || isShown(editor)).map(({ title, commands }) => (
    <Menu.Group key={title} className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
      <Menu.GroupLabel className="px-2.5 py-1 text-xs font-semibold text-muted">{title}</Menu.GroupLabel>
      {commands.map(({ label, icon, keys, run, isOn, isPossible }) => (
        <MenuCommand
          key={label}
          {...{ label, icon }}
          keys={keys ? [keys, readableKeys(keys)] : undefined}
          isOn={isOn?.(editor)}
          disabled={!(isPossible?.(editor) ?? true)}
          onClick={() => run(editor, onPanel)}
        />
      ))}
    </Menu.Group>
  ))
}
