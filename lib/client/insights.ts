import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './calls/client'

/** Days of the counts beside a post. */
export const POST_DAYS = 30

/** What visitors did in the last days. */
export function insightsQuery(days: number) {
  return queryOptions({
    queryKey: ['admin', 'insights', days],
    queryFn: async ({ signal }) => (await api.insights.read({ days }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** What visitors did in one post in the last days. */
export function postInsightsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'insights of a post', id],
    queryFn: async ({ signal }) => (await api.insights.post({ id, days: POST_DAYS }, { signal })).data,
  })
}

/** Posts in one address, whose length is limited. */
const IDS_PER_REQUEST = 50

/** The views of posts in the last days, by id. */
export function postViewsQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['admin', 'views', ...ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, part) =>
        ids.slice(part * IDS_PER_REQUEST, (part + 1) * IDS_PER_REQUEST).join(','),
      )
      const read = await Promise.all(parts.map((part) => api.insights.views({ ids: part }, { signal })))
      return new Map(read.flatMap(({ data }) => data.posts).map(({ id, views }) => [id, views]))
    },
    enabled: ids.length > 0,
  })
}

/** What to write or improve next. */
export const ideasQuery = queryOptions({
  queryKey: ['admin', 'ideas'],
  queryFn: async ({ signal }) => (await api.insights.ideas(undefined, { signal })).data.ideas,
})

/** Zero-result searches of the last days. */
export function zeroResultSearchesQuery(days: number) {
  return queryOptions({
    queryKey: ['admin', 'zero-results', days],
    queryFn: async ({ signal }) => (await api.search.zeroResults({ days }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The administrator's own synonyms. */
export const synonymsQuery = queryOptions({
  queryKey: ['admin', 'synonyms'],
  queryFn: async ({ signal }) => (await api.search.synonyms(undefined, { signal })).data.synonyms,
})
