import { queryOptions } from '@tanstack/react-query'
import type { AuthorInput } from '../../contract/posts/authors'
import { writesTo } from '../calls/mutations'
import { api } from '../calls/client'

const AUTHORS = ['admin', 'authors'] as const

/** All authors by name, with the posts they wrote. */
export const authorsQuery = queryOptions({
  queryKey: AUTHORS,
  queryFn: async ({ signal }) => (await api.authors.list(undefined, { signal })).data.authors,
})

const write = writesTo((client) => client.invalidateQueries({ queryKey: AUTHORS }))

/** Adds an author under a new id, or changes the one that has it. */
export const saveAuthorMutation = write(({ id, input }: { id: string; input: AuthorInput }) =>
  api.authors.save({ params: { id }, body: input }),
)

/** Removes an author. */
export const removeAuthorMutation = write((id: string) => api.authors.remove({ id }))
