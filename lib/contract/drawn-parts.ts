import type { ReactNode } from 'react'

/**
 * Where the page being rendered keeps what only the server draws of it (components/ui/drawn). Next bundles the server's components and
 * the renderer of their HTML apart, in one process: the first keeps a part under a number, the second reads it.
 */
type DrawnParts = {
  /** @returns its number in the page; null where the data of the page needs the content itself. */
  keep: (content: ReactNode) => number | null
  read: (number: number) => ReactNode
}

const KEY = Symbol.for('plumbline.drawn-parts')

const handover = globalThis as typeof globalThis & { [KEY]?: DrawnParts }

export function provideDrawnParts(parts: DrawnParts): void {
  handover[KEY] = parts
}

/** @throws where no server provides them, since the page would lack its parts without a word. */
export function drawnParts(): DrawnParts {
  const parts = handover[KEY]
  if (!parts) throw new Error('Only the server of the site keeps parts of a page')
  return parts
}
