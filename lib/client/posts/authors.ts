import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'

/** All authors by name, with the posts they wrote. */
export const authorsQuery = adminQuery(
  ['authors'],
  async (init) => (await api.authors.list(undefined, init)).data.authors,
)
