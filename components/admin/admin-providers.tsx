'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiCapabilities } from './api-capabilities'

/** Query cache and capabilities of the API, shared by the admin screens across navigations. */
export function AdminProviders({ offers, children }: { offers: ApiCapabilities; children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ApiCapabilities value={offers}>{children}</ApiCapabilities>
    </QueryClientProvider>
  )
}
