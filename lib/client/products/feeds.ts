import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { IMPORT_PART_BYTES } from '../../contract/imports/import-limits'
import { MAX_QUERY_LENGTH } from '../../contract/fields/address-query'
import type { Feed, FeedInput } from '../../contract/products/feed'
import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'

/** Milliseconds between two requests while a feed is read. */
const POLL_INTERVAL = 2_000

/** Whether a run is on its way. */
export const isRunning = ({ state }: Pick<Feed, 'state'>) => state === 'waiting' || state === 'running'

/** The product feeds by name, and rows that may be the same as a product; polled while a feed is read. */
export const feedsQuery = queryOptions({
  ...adminQuery(['feeds'], async (init) => (await api.feeds.list(undefined, init)).data),
  refetchInterval: ({ state }) => (state.data?.feeds.some(isRunning) ? POLL_INTERVAL : false),
})

type FeedToCheck = { id: string; input: FeedInput | null; file: File | null; onProgress: (received: number) => void }

/**
 * Dry run of a feed, after other columns are saved, and a file is sent to a feed without address.
 * @param onProgress is called with the bytes received.
 */
export const checkFeedMutation = mutationOptions({
  mutationFn: async ({ id, input, file, onProgress }: FeedToCheck) => {
    if (input) await api.feeds.save({ params: { feed_id: id }, body: input })
    for (let offset = 0; file && offset < file.size; onProgress(offset)) {
      const part = new File([file.slice(offset, offset + IMPORT_PART_BYTES)], 'part')
      const from = { feed_id: id, offset: String(offset), size: String(file.size) }
      offset = (await api.feeds.sendPart({ ...from, part })).received
    }
    return (await api.feeds.check({ feed_id: id })).data.check
  },
})

/** Rows of all feeds for a search. */
export const feedRowsQuery = (q: string) => ({
  ...adminQuery(
    ['feed rows', q],
    async (init) => (await api.feeds.rows({ q: q.slice(0, MAX_QUERY_LENGTH) }, init)).data.rows,
  ),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

/** An answer to a match. */
export type MatchAnswer = { match_id: string; accept: boolean }

/** Makes the product of a row, after matches of it are answered. */
export const linkRowMutation = mutationOptions({
  mutationFn: async ({ id, answers = [] }: { id: string; answers?: MatchAnswer[] }) => {
    for (const answer of answers) await api.feeds.answerMatch(answer)
    return (await api.feeds.link({ row_id: id })).data.product
  },
})
