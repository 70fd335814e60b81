import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { AuthorInput } from '../../contract/posts/authors'
import { afterWrite } from '../calls/mutations'
import { api } from '../calls/client'

const AUTHORS = ['admin', 'authors'] as const

/** All authors by name, with the posts they wrote. */
export const authorsQuery = queryOptions({
  queryKey: AUTHORS,
  queryFn: async ({ signal }) => (await api.authors.list(undefined, { signal })).data.authors,
})

const onSettled = afterWrite((client) => client.invalidateQueries({ queryKey: AUTHORS }))

/** Adds an author under a new id, or changes the one that has it. */
export const saveAuthorMutation = mutationOptions({
  mutationFn: ({ id, input }: { id: string; input: AuthorInput }) => api.authors.save({ params: { id }, body: input }),
  onSettled,
})

/** Removes an author. */
export const removeAuthorMutation = mutationOptions({
  mutationFn: (id: string) => api.authors.remove({ id }),
  onSettled,
})
