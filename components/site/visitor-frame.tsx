'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'
import type { IdentitySettings } from '@/lib/session/visitor'
import { beforeHydration } from './before-hydration'

type Props = {
  /** How visitors sign in; null offers no sign-in. */
  identity: IdentitySettings | null
  /** Whether the API keeps visitors' lists. */
  lists: boolean
  children: ReactNode
}

/** A site without accounts loads none of their code; a page is read without it where it cannot be had. */
const VisitorProviders = lazy<ComponentType<Props & { identity: IdentitySettings }>>(() =>
  import('./visitor-providers').then(
    (loaded) => {
      beforeHydration()
      return { default: loaded.VisitorProviders }
    },
    () => ({ default: ({ children }) => children }),
  ),
)

/** Stands around every page, so that what it holds of visitors' accounts works, where the site has them. */
export function VisitorFrame({ identity, lists, children }: Props) {
  if (!identity) return children
  return (
    <VisitorProviders identity={identity} lists={lists}>
      {children}
    </VisitorProviders>
  )
}
