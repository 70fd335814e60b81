'use client'

import type { ReactNode } from 'react'
import { publicApi } from '@/lib/client/calls/client'
import { Spinner } from '../../ui/notes/notes'
import { useLatePart } from '../../ui/notes/use-late-part'
import { besideCall, foundBeside } from './found-products'

/**
 * The posts of a search, and beside them its products that were not loaded in time for the server's render; without these if they
 * fail.
 */
export function LateFoundProducts({ text, children }: { text: string; children: ReactNode }) {
  const waiting = <Spinner text="Loading products..." className="py-6" />
  const beside = useLatePart((signal) => loadProducts(text, signal), { waiting, failed: null })
  return (
    <div className={beside ? 'found' : ''}>
      {beside && <div>{beside}</div>}
      {children}
    </div>
  )
}

async function loadProducts(text: string, signal: AbortSignal): Promise<ReactNode> {
  const [{ FoundProducts }, { data }] = await Promise.all([
    import('./found-products'),
    publicApi.products.list(besideCall(text), { signal }),
  ])
  const found = foundBeside(data)
  return found && <FoundProducts text={text} {...found} />
}
