'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'
import type { IdentitySettings } from '@/lib/session/visitor'
import { beforeHydration } from '@/lib/early/before-hydration'

type Props = {
  /** Settings of the identity provider; null offers no sign-in. */
  identity: IdentitySettings | null
  /** Whether the API stores saved lists. */
  lists: boolean
  children: ReactNode
}

/** A site without accounts does not load their code; if loading fails, the page works without it. */
const VisitorProviders = lazy<ComponentType<Props & { identity: IdentitySettings }>>(() =>
  import('./visitor-providers').then(
    (loaded) => {
      beforeHydration()
      return { default: loaded.VisitorProviders }
    },
    () => ({ default: ({ children }) => children }),
  ),
)

/** Provides the components of visitors' accounts to the page, if the site has accounts. */
export function VisitorFrame({ identity, lists, children }: Props) {
  if (!identity) return children
  return (
    <VisitorProviders identity={identity} lists={lists}>
      {children}
    </VisitorProviders>
  )
}
