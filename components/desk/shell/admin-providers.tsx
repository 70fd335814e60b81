'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../kit/whole-contract'

/** Query cache, and whether the API has the whole contract, shared by the admin screens across navigations. */
export function AdminProviders({ hasOwnApi, children }: { hasOwnApi: boolean; children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <OwnApi value={hasOwnApi}>{children}</OwnApi>
    </QueryClientProvider>
  )
}
