'use client'

import { createContext, use, type ComponentProps, type ComponentType } from 'react'
import type { SaveButton } from '../../saved/save-button'

type VisitorParts = { Controls: ComponentType; SaveButton: typeof SaveButton }

/** Components that fill the slots for a visitor's account; null on a site without accounts. */
export const VisitorPartsContext = createContext<VisitorParts | null>(null)

/** The slot of the visitor's controls in the navigation bar. */
export function VisitorControlsSlot() {
  const parts = use(VisitorPartsContext)
  return parts && <parts.Controls />
}

/** The slot of a Save button. */
export function SaveSlot(props: ComponentProps<typeof SaveButton>) {
  const parts = use(VisitorPartsContext)
  return parts && <parts.SaveButton {...props} />
}
