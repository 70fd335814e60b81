import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'

/** The tags of all posts, by name, with their counts. */
export const tagsQuery = {
  ...adminQuery(['tags'], async (init) => (await api.tags.list(undefined, init)).data.tags),
  staleTime: 30_000,
}
