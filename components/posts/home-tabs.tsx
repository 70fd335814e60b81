'use client'

import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'

type Tab = 'home' | 'explore'

type Props = {
  active: Tab
  home: ReactNode
  explore: ReactNode
}

const ADDRESSES: Record<Tab, string> = { home: '/', explore: '/?tab=explore' }
const TAB =
  'relative flex min-h-12 items-center px-1 font-display text-lg font-bold text-muted no-underline hover:text-ink data-active:text-ink'

function tabOfAddress(): Tab {
  return new URLSearchParams(window.location.search).get('tab') === 'explore' ? 'explore' : 'home'
}

/**
 * The tabs Home and Explore. Each has its address, so that reload, back and sharing keep it, and
 * that browsers without scripts follow it as a link.
 */
export function HomeTabs({ active, home, explore }: Props) {
  const [tab, setTab] = useState(active)
  useEffect(() => {
    const follow = () => setTab(tabOfAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const panels: Record<Tab, ReactNode> = { home, explore }
  const choose = (next: Tab) => {
    if (next === tab || panels[next] === null) return
    window.history.pushState(null, '', ADDRESSES[next])
    setTab(next)
  }
  const link = (target: Tab, text: string) => (
    <Tabs.Tab
      value={target}
      nativeButton={false}
      className={TAB}
      render={<a href={ADDRESSES[target]} />}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || panels[target] === null) return
        event.preventDefault()
      }}
    >
      {text}
    </Tabs.Tab>
  )
  return (
    <Tabs.Root value={tab} onValueChange={(next) => choose(next as Tab)}>
      <Tabs.List activateOnFocus={false} className="relative mb-8 flex gap-8 border-b border-line">
        {link('home', 'Home')}
        {link('explore', 'Explore')}
        <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-1 w-(--active-tab-width) rounded-t-full bg-purple-600 transition-all" />
      </Tabs.List>
      <Tabs.Panel value="home" keepMounted className="outline-none">
        {home}
      </Tabs.Panel>
      <Tabs.Panel value="explore" className="outline-none">
        {explore}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
