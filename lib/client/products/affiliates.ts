import { queryOptions } from '@tanstack/react-query'
import type { ProgrammeChange } from '../../contract/products/affiliate'
import { writesTo } from '../calls/mutations'
import { api } from '../calls/client'

/** Below the products' key, because product links depend on programmes. */
const PROGRAMMES = ['admin', 'products', 'programmes'] as const

/** The affiliate programs of all shops. */
export const affiliateProgrammesQuery = queryOptions({
  queryKey: PROGRAMMES,
  queryFn: async ({ signal }) => (await api.affiliates.list(undefined, { signal })).data.programmes,
})

const write = writesTo((client) => client.invalidateQueries({ queryKey: ['admin', 'products'] }))

/** Sets the program of a shop. */
export const saveProgrammeMutation = write(({ host, change }: { host: string; change: ProgrammeChange }) =>
  api.affiliates.save({ params: { host }, body: change }),
)

/** Deletes the program of a shop. */
export const removeProgrammeMutation = write((host: string) => api.affiliates.remove({ host }))
