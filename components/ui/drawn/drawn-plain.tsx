import type { ReactNode } from 'react'
import type { DrawnElement } from './drawn-part'

/** Drawn (drawn.tsx) where a client component contains it: an element like any other. */
export function Drawn({ as: Tag = 'div', children, ...attributes }: DrawnElement & { children: ReactNode }) {
  return <Tag {...attributes}>{children}</Tag>
}
