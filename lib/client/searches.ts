import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../contract/failure'
import type { ZeroResultSearch, Synonym } from '../contract/search-admin'
import { api } from './client'

const SEARCHES = ['admin', 'searches'] as const
const SYNONYMS = [...SEARCHES, 'synonyms'] as const

/** What was searched for in vain in the last so many days; null where the API counts no searches. */
export function missedSearches(days: number) {
  return queryOptions({
    queryKey: [...SEARCHES, 'misses', days],
    queryFn: ({ signal }): Promise<ZeroResultSearch[] | null> => orAbsent(async () => (await api.search.misses({ days }, { signal })).data.misses),
  })
}

/** The administrator's own synonyms; null where the API keeps none. */
export function ownSynonyms() {
  return queryOptions({
    queryKey: SYNONYMS,
    queryFn: ({ signal }): Promise<Synonym[] | null> => orAbsent(async () => (await api.search.synonyms(undefined, { signal })).data.synonyms),
  })
}

/** Lets words mean the same in searches. */
export function addSynonym() {
  return mutationOptions({
    mutationFn: (words: string[]) => api.search.addSynonym({ words }),
    onSettled: (_data, _error, _words, _shown, { client }) => client.invalidateQueries({ queryKey: SYNONYMS }),
  })
}

/** Forgets a synonym. */
export function removeSynonym() {
  return mutationOptions({
    mutationFn: (id: string) => api.search.removeSynonym({ id }),
    onSettled: (_data, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: SYNONYMS }),
  })
}

async function orAbsent<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    // An external API that lacks these calls says so, or answers with something else.
    if (error instanceof ApiError && [404, 405, 501, 502].includes(error.status)) return null
    throw error
  }
}
