import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../contract/failure'
import type { ZeroResultSearch, Synonym } from '../../contract/search/search-admin'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'
import { IDEAS } from './insights'

const SEARCHES = ['admin', 'searches'] as const
const SYNONYMS = [...SEARCHES, 'synonyms'] as const

/** Zero-result searches of the last days; null if the API does not count them. */
export function zeroResultSearchesQuery(days: number) {
  return queryOptions({
    queryKey: [...SEARCHES, 'zero-results', days],
    queryFn: ({ signal }): Promise<ZeroResultSearch[] | null> =>
      orNull(async () => (await api.search.zeroResults({ days }, { signal })).data.misses),
  })
}

/** The administrator's own synonyms; null if the API has none of these calls. */
export function synonymsQuery() {
  return queryOptions({
    queryKey: SYNONYMS,
    queryFn: ({ signal }): Promise<Synonym[] | null> =>
      orNull(async () => (await api.search.synonyms(undefined, { signal })).data.synonyms),
  })
}

/** Synonyms answer searches that found nothing, which are ideas of what to write. */
const refreshSynonyms = afterWrite((client) =>
  Promise.all([SYNONYMS, IDEAS].map((queryKey) => client.invalidateQueries({ queryKey }))),
)

/** Adds words that searches treat as the same. */
export function addSynonymMutation() {
  return mutationOptions({
    mutationFn: (words: string[]) => api.search.addSynonym({ words }),
    onSettled: refreshSynonyms,
  })
}

/** Deletes a synonym. */
export function removeSynonymMutation() {
  return mutationOptions({
    mutationFn: (id: string) => api.search.removeSynonym({ id }),
    onSettled: refreshSynonyms,
  })
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    // An external API without these calls answers with one of these statuses.
    if (error instanceof ApiError && [404, 405, 501, 502].includes(error.status)) return null
    throw error
  }
}
