'use client'

import { lazy, type ReactNode } from 'react'
import type { IdentitySettings } from '@/lib/session/visitor'

/** A site without accounts loads none of their code. */
const VisitorProviders = lazy(() => import('./visitor-providers').then((loaded) => ({ default: loaded.VisitorProviders })))

type Props = {
  /** How visitors sign in; null offers no sign-in. */
  identity: IdentitySettings | null
  /** Whether the API keeps visitors' lists. */
  lists: boolean
  children: ReactNode
}

/** Stands around every page, so that what it holds of visitors' accounts works, where the site has them. */
export function VisitorFrame({ identity, lists, children }: Props) {
  if (!identity) return children
  return (
    <VisitorProviders identity={identity} lists={lists}>
      {children}
    </VisitorProviders>
  )
}
