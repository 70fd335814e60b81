'use client'

import type { ReactNode } from 'react'
import { Spinner } from '../../ui/notes/spinner'
import { useLatePart } from '../../ui/notes/use-late-part'

/** The products of a search that were not loaded in time for the server's render; nothing if they fail. */
export function LateFoundProducts({ text }: { text: string }) {
  const waiting = <Spinner text="Loading products..." className="py-6" />
  const nearby = useLatePart((signal) => loadProducts(text, signal), { waiting, failed: null })
  return <div className="empty:hidden">{nearby}</div>
}

async function loadProducts(text: string, signal: AbortSignal): Promise<ReactNode> {
  const [{ FoundProducts, nearbyCall, nearbyResults }, { publicApi }] = await Promise.all([
    import('./found-products'),
    import('@/lib/client/calls/client'),
  ])
  const { data } = await publicApi.products.list(nearbyCall(text), { signal })
  const found = nearbyResults(data)
  return found && <FoundProducts text={text} {...found} />
}
