import type { ReactNode } from 'react'
import { drawnParts } from '@/lib/contract/drawn-parts'
import { DrawnPart, type DrawnElement } from './drawn-part'

/**
 * An element whose content only the server draws: the page's data names it instead of repeating it, and its code is not in the page's
 * scripts. Its content has no client components. Imported as `#drawn`; where a client component contains it, it is drawn-plain.tsx.
 */
export function Drawn({ children, ...element }: DrawnElement & { children: ReactNode }) {
  return <DrawnPart number={drawnParts().keep(children)} {...element} />
}
