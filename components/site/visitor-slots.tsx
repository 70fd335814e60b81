'use client'

import { createContext, use, type ComponentProps, type ComponentType } from 'react'
import type { SaveButton } from './save-button'

type VisitorParts = { Controls: ComponentType; SaveButton: typeof SaveButton }

/** What fills the places that pages keep for a visitor's account; null where the site has no accounts. */
export const VisitorPartsContext = createContext<VisitorParts | null>(null)

/** The place of the visitor's controls in the bar. */
export function VisitorControlsSlot() {
  const parts = use(VisitorPartsContext)
  return parts && <parts.Controls />
}

/** The place of a button that saves to the visitor's list. */
export function SaveSlot(props: ComponentProps<typeof SaveButton>) {
  const parts = use(VisitorPartsContext)
  return parts && <parts.SaveButton {...props} />
}
