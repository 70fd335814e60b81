import { keepPreviousData } from '@tanstack/react-query'
import { api } from './calls/client'
import { adminQuery } from './calls/query-client'

/** Days of the counts beside a post. */
export const POST_DAYS = 30

/** What visitors did in the last days. */
export const insightsQuery = (days: number) => ({
  ...adminQuery(['insights', days], async (init) => (await api.insights.read({ days }, init)).data),
  placeholderData: keepPreviousData,
})

/** What visitors did in one post in the last days. */
export const postInsightsQuery = (id: string) =>
  adminQuery(['insights', 'post', id], async (init) => (await api.insights.post({ id, days: POST_DAYS }, init)).data)

/** Posts in one address, whose length is limited. */
const IDS_PER_REQUEST = 50

/** The views of posts in the last days, by id. */
export const postViewsQuery = (ids: string[]) => ({
  ...adminQuery(['views', ...ids], async (init) => {
    const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, part) =>
      ids.slice(part * IDS_PER_REQUEST, (part + 1) * IDS_PER_REQUEST).join(','),
    )
    const read = await Promise.all(parts.map((part) => api.insights.views({ ids: part }, init)))
    return new Map(read.flatMap(({ data }) => data.posts).map(({ id, views }) => [id, views]))
  }),
  enabled: ids.length > 0,
})

/** What to write or improve next. */
export const ideasQuery = adminQuery(['ideas'], async (init) => (await api.insights.ideas(undefined, init)).data.ideas)

/** Zero-result searches of the last days. */
export const zeroResultSearchesQuery = (days: number) => ({
  ...adminQuery(['zero-results', days], async (init) => (await api.search.zeroResults({ days }, init)).data),
  placeholderData: keepPreviousData,
})

/** The administrator's own synonyms. */
export const synonymsQuery = adminQuery(
  ['synonyms'],
  async (init) => (await api.search.synonyms(undefined, init)).data.synonyms,
)
