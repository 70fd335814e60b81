import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { MENU_ITEM, MENU_POPUP } from '@/components/ui/controls/menu-style'
import { ROW_ACTION, ROW_ACTION_LABEL } from '@/components/desk/kit/list-row'

export type RowCommand = {
  label: string
  icon: LucideIcon
  /** The link to render; a command without one is a button. */
  link?: ReactElement
  /** Why it cannot be chosen. */
  hint?: string | undefined
  isDangerous?: boolean
  onClick?: (event: MouseEvent) => void
}

type Props = {
  commands: readonly RowCommand[]
  /** Id of the title of the row, which distinguishes the menus of several rows; a menu of the list has none. */
  describedBy?: string
  busy?: boolean
}

/** The further actions of a row or a list, in a menu at its end. */
export function RowMenu({ commands, describedBy, busy = false }: Props) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <Menu.Root>
      <Menu.Trigger
        ref={setButton}
        aria-describedby={describedBy}
        title="More"
        className={`${ROW_ACTION} hover:text-link`}
      >
        <Ellipsis aria-hidden="true" size={18} />
        <span className={ROW_ACTION_LABEL}>More</span>
      </Menu.Trigger>
      {/* Inside <main>: all content must be in a landmark. */}
      <Menu.Portal container={button?.closest('main') ?? undefined}>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-40">
          <Menu.Popup className={`${MENU_POPUP} min-w-44`}>
            {commands.map((command) => (
              <Command key={command.label} command={command} busy={busy} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Command({ command, busy }: { command: RowCommand; busy: boolean }) {
  const { label, icon: Icon, link, hint, isDangerous = false, onClick } = command
  const content = (
    <>
      <Icon aria-hidden="true" className={`size-4 ${isDangerous ? '' : 'text-muted'}`} />
      <span className="grid">
        <span>{label}</span>
        {hint && <span className="text-xs">{hint}</span>}
      </span>
    </>
  )
  const className = `${MENU_ITEM} ${isDangerous ? 'text-danger' : ''}`
  if (link && !hint)
    return (
      <Menu.LinkItem render={link} closeOnClick onClick={onClick} className={className}>
        {content}
      </Menu.LinkItem>
    )
  return (
    <Menu.Item disabled={busy || hint !== undefined} onClick={onClick} className={className}>
      {content}
    </Menu.Item>
  )
}
