'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '@/lib/client/query-client'
import { Offers } from './offers'

/** What the admin's screens share while one leads to another: what was read of the posts, and what the API offers. */
export function AdminProviders({ offers, children }: { offers: Offers; children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Offers value={offers}>{children}</Offers>
    </QueryClientProvider>
  )
}
