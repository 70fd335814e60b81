import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { IMPORT_PART_BYTES } from '../../contract/imports/import-limits'
import { MAX_QUERY_LENGTH } from '../../contract/fields/address-query'
import type { Feed, FeedInput } from '../../contract/products/feed'
import type { FeedStep } from '../../contract/products/feed-views'
import { writesTo } from '../calls/mutations'
import { api } from '../calls/client'
import { refreshProducts } from './catalog'

const FEEDS = ['admin', 'feeds'] as const

/** Milliseconds between two requests while a feed is read. */
const POLL_INTERVAL = 2_000

/** Whether a run is on its way. */
export const isRunning = ({ state }: Pick<Feed, 'state'>) => state === 'waiting' || state === 'running'

/** The product feeds by name, polled while one is read. */
export const feedsQuery = queryOptions({
  queryKey: [...FEEDS, 'list'],
  queryFn: async ({ signal }) => (await api.feeds.list(undefined, { signal })).data.feeds,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_INTERVAL : false),
})

const write = writesTo((client) =>
  Promise.all([client.invalidateQueries({ queryKey: FEEDS }), refreshProducts(client)]),
)

/** `id` is null for a new feed; one whose file was sent runs at once. */
type FeedSave = { id: string | null; input: FeedInput; runs: boolean }

/** Adds a feed, or changes the one with an id. */
export const saveFeedMutation = write(async ({ id, input, runs }: FeedSave) => {
  const saved = await (id === null ? api.feeds.create(input) : api.feeds.save({ params: { feed_id: id }, body: input }))
  if (runs) await api.feeds.step({ feed_id: saved.data.feed.id, step: 'run' })
  return saved
})

/** Deletes a feed with its rows. */
export const removeFeedMutation = write((id: string) => api.feeds.remove({ feed_id: id }))

/** Runs, pauses or resumes a feed, or answers its held run. */
export const feedStepMutation = write(({ id, step }: { id: string; step: FeedStep }) =>
  api.feeds.step({ feed_id: id, step }),
)

/** Sends a file to a feed, which is then checked. @param onProgress is called with the bytes received. */
async function sendFile(id: string, file: File, onProgress: (received: number) => void): Promise<void> {
  for (let offset = 0; offset < file.size; onProgress(offset)) {
    const part = new File([file.slice(offset, offset + IMPORT_PART_BYTES)], 'part')
    offset = (await api.feeds.sendPart({ feed_id: id, offset: String(offset), size: String(file.size), part })).received
  }
}

type FeedToCheck = {
  id: string | null
  input: FeedInput
  /** One that is still to be sent; without an id, its feed is added first, paused. */
  file: File | null
  onAdded: (id: string) => void
  onProgress: (received: number) => void
}

/** Dry run of a feed. */
export const checkFeedMutation = write(async ({ id, input, file, onAdded, onProgress }: FeedToCheck) => {
  const stored = file && !id ? (await api.feeds.create({ ...input, paused: true })).data.feed.id : id
  if (stored && stored !== id) onAdded(stored)
  if (file && stored) await sendFile(stored, file, onProgress)
  return (await api.feeds.check({ ...(stored && { feed_id: stored }), feed: input })).data.check
})

/** Rows of all feeds for a search. */
export function feedRowsQuery(q: string) {
  return queryOptions({
    queryKey: [...FEEDS, 'rows', q],
    queryFn: async ({ signal }) => (await api.feeds.rows({ q: q.slice(0, MAX_QUERY_LENGTH) }, { signal })).data.rows,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Makes the product of a row. */
export const linkRowMutation = write(async (id: string) => (await api.feeds.link({ row_id: id })).data.product)

/** Rows that may be the same as a product. */
export const feedMatchesQuery = queryOptions({
  queryKey: [...FEEDS, 'matches'],
  queryFn: async ({ signal }) => (await api.feeds.matches(undefined, { signal })).data,
})

/** Accepts or declines a match. */
export const answerMatchMutation = write(({ id, accept }: { id: string; accept: boolean }) =>
  api.feeds.answerMatch({ match_id: id, accept }),
)
