import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'

/** The affiliate programs of all shops. */
export const affiliateProgrammesQuery = adminQuery(
  ['programmes'],
  async (init) => (await api.affiliates.list(undefined, init)).data.programmes,
)
