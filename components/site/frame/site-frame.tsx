import type { ReactNode } from 'react'
import { siteTimeZone } from '@/lib/format/dates/date'
import type { IdentitySettings } from '@/lib/session/visitor'
import { BarScroll } from './bar-scroll'
import { Hydrated } from '../startup/hydrated'
import { Footer } from './footer'
import { NavigationBar } from './navigation-bar'
import { NewBuild } from '../startup/new-build'
import { EarlyScript } from '../startup/early-script'
import { VisitCounter } from '../startup/visit-counter'
import { VisitorFrame } from './visitor/visitor-frame'

type Props = {
  siteName: string
  /** Settings of the identity provider; null offers no sign-in. */
  identity: IdentitySettings | null
  /** Whether the API stores saved lists. */
  lists: boolean
  /** Of the page's policy, if it has one: see EarlyScript. */
  nonce: string | null
  /** Whether it is around an admin screen, which has a bar of its own and no footer. */
  isDesk?: boolean
  /** Whether it counts what visitors do. */
  counts?: boolean
  children: ReactNode
}

/** Layout around every page: skip link, navigation bar, footer. */
export function SiteFrame({ siteName, identity, lists, nonce, isDesk = false, counts = false, children }: Props) {
  const zone = siteTimeZone()
  return (
    <VisitorFrame identity={identity} lists={lists}>
      {nonce && <EarlyScript nonce={nonce} />}
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <NavigationBar siteName={siteName} isDesk={isDesk} />
        <main
          id="content"
          tabIndex={-1}
          {...(zone !== 'UTC' && { 'data-time-zone': zone })}
          className="grow outline-none"
        >
          {children}
        </main>
        {!isDesk && <Footer siteName={siteName} />}
      </div>
      <BarScroll />
      <NewBuild />
      {counts && <VisitCounter />}
      <Hydrated />
    </VisitorFrame>
  )
}
