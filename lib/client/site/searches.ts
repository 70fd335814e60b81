import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'
import { IDEAS } from './insights'

const SEARCHES = ['admin', 'searches'] as const
const SYNONYMS = [...SEARCHES, 'synonyms'] as const

/** Zero-result searches of the last days. */
export function zeroResultSearchesQuery(days: number) {
  return queryOptions({
    queryKey: [...SEARCHES, 'zero-results', days],
    queryFn: async ({ signal }) => (await api.search.zeroResults({ days }, { signal })).data,
  })
}

/** The administrator's own synonyms. */
export function synonymsQuery() {
  return queryOptions({
    queryKey: SYNONYMS,
    queryFn: async ({ signal }) => (await api.search.synonyms(undefined, { signal })).data.synonyms,
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
