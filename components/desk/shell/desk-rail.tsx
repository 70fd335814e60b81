import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { isPlainClick } from '@/components/ui/controls/is-plain-click'
import { SignOutButton } from './admin-gate'
import { type Room, viewPath } from '../kit/rooms'

const BAR =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:overflow-x-auto max-lg:border-t max-lg:border-line ' +
  'max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)] print:hidden'
const ROOM =
  'flex items-center text-muted hover:bg-tint hover:text-ink aria-[current]:text-ink max-lg:min-h-14 max-lg:flex-col ' +
  'max-lg:justify-center max-lg:gap-0.5 max-lg:px-1 max-lg:text-xs max-lg:font-medium max-lg:aria-[current]:text-link ' +
  'lg:h-11 lg:gap-3 lg:rounded-lg lg:px-3 lg:font-semibold lg:aria-[current]:bg-tint'

type Props = {
  rooms: readonly Room[]
  current: Room
  /** Opens a view without loading the page again. */
  onOpen: (tab: string) => void
}

/** The rooms of the desk: a rail at the side, a bar at the bottom of narrow screens; below it the way to the site and out. */
export function DeskRail({ rooms, current, onOpen }: Props) {
  const follow = (event: MouseEvent, tab: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(tab)
  }
  return (
    <div className="max-lg:contents lg:sticky lg:top-24 lg:flex lg:h-[calc(100dvh-7.5rem)] lg:w-48 lg:shrink-0 lg:flex-col">
      <nav aria-label="Sections" className={BAR}>
        <div className="grid max-lg:auto-cols-[minmax(max-content,1fr)] max-lg:grid-flow-col lg:gap-1">
          {rooms.map(({ name, icon: Icon, views: [{ tab }] }) => (
            <a
              key={name}
              href={viewPath(tab)}
              aria-current={name === current.name ? 'page' : undefined}
              onClick={(event) => follow(event, tab)}
              className={ROOM}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span>{name}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className="flex flex-wrap gap-2 max-lg:order-first max-lg:justify-end lg:mt-auto lg:flex-col lg:items-start">
        <a href="/" className={buttonStyle('bare', 'small')}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          <span>View site</span>
        </a>
        <SignOutButton />
      </div>
    </div>
  )
}
