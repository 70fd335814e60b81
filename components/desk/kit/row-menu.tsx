import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { ROW_ACTION, ROW_ACTION_LABEL } from '@/components/desk/kit/list-row'
import { MenuCommand, type MenuCommandProps, MenuPopup } from './menu'

type Props = {
  commands: readonly MenuCommandProps[]
  /** Id of the title of the row, which distinguishes the menus of several rows; a menu of the list has none. */
  describedBy?: string
  busy?: boolean
}

/** The further actions of a row or a list, in a menu at its end. */
export function RowMenu({ commands, describedBy, busy = false }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger aria-describedby={describedBy} title="More" className={`${ROW_ACTION} hover:text-link`}>
        <Ellipsis aria-hidden="true" size={18} />
        <span className={ROW_ACTION_LABEL}>More</span>
      </Menu.Trigger>
      <MenuPopup width="min-w-44">
        {commands.map((command) => (
          <MenuCommand key={command.label} {...command} disabled={busy} />
        ))}
      </MenuPopup>
    </Menu.Root>
  )
}
