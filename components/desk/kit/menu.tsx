import { Menu } from '@base-ui/react/menu'
import { Check, type LucideIcon, Ellipsis } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactElement, type RefObject, use } from 'react'
import { ListRowContext, ROW_ACTION, ROW_ACTION_LABEL } from '@/components/desk/kit/list-row'

/** Where popups are: all content must be in a landmark. */
const MAIN: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main')
  },
}

type PopupProps = Pick<ComponentProps<typeof Menu.Positioner>, 'side' | 'align'> &
  Pick<ComponentProps<typeof Menu.Popup>, 'tabIndex' | 'finalFocus' | 'children'> & {
    /** A CSS class. */
    width: string
  }

/** The popup of a menu, below the end of its button by default. */
export function MenuPopup({ side, align = 'end', width, ...popup }: PopupProps) {
  return (
    <Menu.Portal container={MAIN}>
      <Menu.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
        <Menu.Popup
          {...popup}
          className={`max-h-(--available-height) overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift outline-none ${width}`}
        />
      </Menu.Positioner>
    </Menu.Portal>
  )
}

/** CSS classes of an entry of a menu. */
export const MENU_ITEM =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none ' +
  'data-disabled:opacity-40 data-highlighted:bg-tint'

export type MenuCommandProps = {
  label: string
  icon: LucideIcon
  /** Why it cannot be chosen. */
  hint?: string | undefined
  /** Its keys, in the format of `aria-keyshortcuts` and for people. */
  keys?: readonly [string, string] | undefined
  /** The link to render; a command without one is a button. */
  link?: ReactElement
  /** Of a command that is on or off. */
  isOn?: boolean | undefined
  isDangerous?: boolean
  disabled?: boolean
  onClick?: (event: MouseEvent) => void
}

/** A command of a menu. */
export function MenuCommand(props: MenuCommandProps) {
  const { label, icon: Icon, hint, keys, link, isOn, isDangerous = false, disabled = false, onClick } = props
  const shared = {
    onClick,
    'aria-keyshortcuts': keys?.[0],
    className: `${MENU_ITEM} ${isDangerous ? 'text-danger' : ''}`,
  }
  const content = (
    <>
      <Icon aria-hidden="true" className={`size-4 ${isDangerous ? '' : 'text-muted'}`} />
      <span className="grid grow">
        <span>{label}</span>
        {hint && <span className="text-xs">{hint}</span>}
      </span>
      {keys && (
        <span aria-hidden="true" className="text-xs text-muted">
          {keys[1]}
        </span>
      )}
      {isOn && <Check aria-hidden="true" className="size-4 text-link" />}
    </>
  )
  if (link && !hint)
    return (
      <Menu.LinkItem {...shared} render={link} closeOnClick>
        {content}
      </Menu.LinkItem>
    )
  const button = { ...shared, disabled: disabled || hint !== undefined, children: content }
  return isOn === undefined ? <Menu.Item {...button} /> : <Menu.CheckboxItem {...button} checked={isOn} closeOnClick />
}

/** The further actions of a row or a list, in a menu at its end. */
export function RowMenu({ commands, busy = false }: { commands: readonly MenuCommandProps[]; busy?: boolean }) {
  const { titleId } = use(ListRowContext)
  return (
    <Menu.Root>
      <Menu.Trigger aria-describedby={titleId} title="More" className={`${ROW_ACTION} hover:text-link`}>
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
