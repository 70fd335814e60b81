import type { ReactNode } from 'react'
import { drawnParts } from '@/lib/contract/drawn-parts'
import { DrawnPart, type DrawnElement } from './drawn-part'
import { Drawn as Plain } from './drawn-plain'

/**
 * An element whose content only the server draws: the page's data names it instead of repeating it, and its code is not in the page's
 * scripts. Its content has no client components. Imported as `#drawn`; where a client component contains it, and in pages that are not
 * rendered for the page cache, it is an element like any other.
 */
export function Drawn({ children, ...element }: DrawnElement & { children: ReactNode }) {
  const number = drawnParts().keep(children)
  return number === null ? <Plain {...element}>{children}</Plain> : <DrawnPart number={number} {...element} />
}
