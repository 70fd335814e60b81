'use client'

import type { HTMLAttributes } from 'react'
import { drawnParts } from '@/lib/contract/drawn-parts'

export type DrawnElement = Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'footer' | 'section' | 'ul'
}

/** The element of Drawn. Where React hydrates it, it keeps the content that the server sent: React never looks into such HTML. */
export function DrawnPart({ as: Tag = 'div', number, ...attributes }: DrawnElement & { number: number }) {
  if (typeof window === 'undefined') {
    return (
      <Tag data-drawn={number} {...attributes}>
        {drawnParts().read(number)}
      </Tag>
    )
  }
  return (
    <Tag
      data-drawn={number}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sentHtml(number) }}
    />
  )
}

const sent = new Map<number, string>()

/** The content as the server sent it, which is there again if React has to render the page anew. */
function sentHtml(number: number): string {
  const html = sent.get(number) ?? document.querySelector(`[data-drawn="${number}"]`)?.innerHTML ?? ''
  sent.set(number, html)
  return html
}
