'use client'

import { createContext, use, type ComponentType } from 'react'

type VisitorParts = { Controls: ComponentType; hasLists: boolean }

/** What a site with accounts fills its slots with, and whether its API stores saved lists; null on a site without accounts. */
export const VisitorPartsContext = createContext<VisitorParts | null>(null)

/** The slot of the visitor's controls in the navigation bar. */
export function VisitorControlsSlot() {
  const parts = use(VisitorPartsContext)
  return parts && <parts.Controls />
}
