'use client'

import type { ReactNode } from 'react'
import type { IdentitySettings } from '@/lib/session/visitor'
import { AuthProvider } from '../../account/auth-provider'
import { PendingSaveEffect } from '../../saved/pending-save-effect'
import { SaveButton } from '../../saved/save-button'
import { SavedProvider } from '../../saved/saved-provider'
import { VisitorControls } from './visitor-controls'
import { VisitorPartsContext } from './visitor-slots'

const PARTS = { Controls: VisitorControls, SaveButton }

/** Provides the user state and the saved list, and fills the slots for both. */
export function VisitorProviders({
  identity,
  lists,
  children,
}: {
  identity: IdentitySettings
  lists: boolean
  children: ReactNode
}) {
  return (
    <AuthProvider settings={identity}>
      <SavedProvider hasLists={lists}>
        <PendingSaveEffect />
        <VisitorPartsContext value={PARTS}>{children}</VisitorPartsContext>
      </SavedProvider>
    </AuthProvider>
  )
}
