import type { ReactNode } from 'react'
import { explorePath } from '@/lib/format/addresses/paths'
import { TabList } from '../../ui/controls/tab-list'

const TAB =
  '-mb-px flex min-h-12 items-center border-b-4 border-transparent font-display text-lg font-bold ' +
  'text-muted no-underline hover:text-ink aria-selected:border-purple-600 aria-selected:text-ink'

const TABS = [
  { id: 'home', text: 'Home', address: '/' },
  { id: 'explore', text: 'Explore', address: explorePath({}) },
] as const

type Props = { active: (typeof TABS)[number]['id']; children: ReactNode }

/**
 * The tabs Home and Explore. Each is a page with its own URL, so that reload, back and sharing work, also
 * without scripts.
 */
export function HomeTabs({ active, children }: Props) {
  return (
    <>
      <TabList label="Home" className="mb-8 flex gap-8 border-b border-line">
        {TABS.map(({ id, text, address }) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={address}
            aria-selected={id === active}
            {...(id === active && { 'aria-controls': 'tab-panel' })}
            className={TAB}
          >
            {text}
          </a>
        ))}
      </TabList>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${active}`}>
        {children}
      </div>
    </>
  )
}
