import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { Check, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { MENU_ITEM, MENU_POPUP } from '@/components/ui/controls/menu-style'
import { focusText, readSelection } from '../read-selection'
import { type ContentCommand, type Panel, readableKeys } from './text-commands'
import { MORE_COMMANDS } from './more-commands'

type Props = { editor: Editor; className: string; onPanel: (panel: Panel) => void }

/** Menu with the commands that have no toolbar button. */
export function MoreMenu({ editor, className, onPanel }: Props) {
  const opensPanel = useRef(false)
  const open = (panel: Panel) => {
    opensPanel.current = true
    onPanel(panel)
  }
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <Menu.Root onOpenChange={(open) => open && readSelection(editor)}>
      <Toolbar.Button
        ref={setButton}
        type="button"
        aria-label="More"
        title="More"
        className={className}
        render={<Menu.Trigger />}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Toolbar.Button>
      {/* Inside <main>: all content must be in a landmark. */}
      <Menu.Portal container={button?.closest('main') ?? undefined}>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-40">
          <Menu.Popup
            // It scrolls where it does not fit.
            tabIndex={0}
            finalFocus={() => {
              if (!opensPanel.current) focusText(editor)
              opensPanel.current = false
              return false
            }}
            className={`${MENU_POPUP} w-64`}
          >
            <Commands editor={editor} open={open} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type CommandsProps = { editor: Editor; open: (panel: Panel) => void }

function Commands({ editor, open }: CommandsProps) {
  return MORE_COMMANDS.filter(({ isShown }) => !isShown || isShown(editor)).map(({ title, commands }) => (
    <Menu.Group key={title} className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
      <Menu.GroupLabel className="px-2.5 py-1 text-xs font-semibold text-muted">{title}</Menu.GroupLabel>
      {commands.map((command) => (
        <Command key={command.label} editor={editor} open={open} command={command} />
      ))}
    </Menu.Group>
  ))
}

function Command({ editor, open, command }: CommandsProps & { command: ContentCommand }) {
  const { label, icon: Icon, keys, run, isOn, isPossible } = command
  const shared = {
    className: MENU_ITEM,
    disabled: isPossible ? !isPossible(editor) : false,
    'aria-keyshortcuts': keys,
    onClick: () => run(editor, open),
  }
  const content = (
    <>
      <Icon aria-hidden="true" className="size-4 text-muted" />
      <span className="grow">{label}</span>
      {keys && (
        <span aria-hidden="true" className="text-xs text-muted">
          {readableKeys(keys)}
        </span>
      )}
    </>
  )
  if (!isOn) return <Menu.Item {...shared}>{content}</Menu.Item>
  return (
    <Menu.CheckboxItem {...shared} checked={isOn(editor)} closeOnClick>
      {content}
      <Menu.CheckboxItemIndicator>
        <Check aria-hidden="true" className="size-4 text-link" />
      </Menu.CheckboxItemIndicator>
    </Menu.CheckboxItem>
  )
}
