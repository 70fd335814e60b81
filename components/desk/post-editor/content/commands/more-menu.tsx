import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { MenuCommand, MenuPopup } from '@/components/desk/kit/menu'
import { focusText, readSelection } from '../read-selection'
import { type Panel, readableKeys } from './text-commands'
import { MORE_COMMANDS } from './more-commands'

type Props = { editor: Editor; className: string; onPanel: (panel: Panel) => void }

/** Menu with the commands that have no toolbar button. */
export function MoreMenu({ editor, className, onPanel }: Props) {
  const opensPanel = useRef(false)
  const open = (panel: Panel) => {
    opensPanel.current = true
    onPanel(panel)
  }
  return (
    <Menu.Root onOpenChange={(open) => open && readSelection(editor)}>
      <Toolbar.Button type="button" aria-label="More" title="More" className={className} render={<Menu.Trigger />}>
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
        <Commands editor={editor} open={open} />
      </MenuPopup>
    </Menu.Root>
  )
}

type CommandsProps = { editor: Editor; open: (panel: Panel) => void }

function Commands({ editor, open }: CommandsProps) {
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
          onClick={() => run(editor, open)}
        />
      ))}
    </Menu.Group>
  ))
}
