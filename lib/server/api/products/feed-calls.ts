import type { FeedStep } from '@/lib/contract/products/feed'
import { listFeeds, removeFeed, saveFeed, takeFeedStep } from '../../products/feeds/manage-feeds'
import { checkFeed } from '../../products/feeds/check-feed'
import { appendUpload } from '../../products/feeds/feed-files'
import { answerMatch, linkRow, listMatches } from '../../products/feeds/link-row'
import { readFeedRecord } from '../../products/feeds/apply-run'
import { searchRows } from '../../products/feeds/search-rows'
import { presentProduct } from '../../products/present-products'
import { apiErrors } from '../api-errors'
import type { Answers } from '../implement'
import { readable } from '../readable'

const MESSAGES: Record<FeedStep, string> = {
  run: 'The feed is being read',
  pause: 'The feed is paused',
  apply: 'The run is being applied',
  discard: 'The run was discarded',
}

/** The calls for product feeds. */
export const feedCalls: Answers['feeds'] = {
  list: async (_input, { database }) => ({
    data: { feeds: await listFeeds(database), matches: await listMatches(database) },
  }),
  save: async ({ params, body }, { database }) => {
    await saveFeed(database, params.feed_id, body)
    return { message: 'Product feed saved' }
  },
  remove: async (input, { database }) => {
    await removeFeed(database, input.feed_id)
    return { message: 'Product feed deleted' }
  },
  check: async (input, { database }) => ({ data: { check: await readable(() => checkFeed(database, input.feed_id)) } }),
  sendPart: async (input, { database }) => {
    const { feed_id: id, part, ...rest } = input
    const feed = await readFeedRecord(database, id)
    if (feed.address !== null) throw apiErrors.badField('feed_id', 'is a feed with an address')
    const bytes = new Uint8Array(await part.arrayBuffer())
    return { message: 'Received', received: await appendUpload(database, id, { ...rest, bytes }) }
  },
  step: async (input, { database }) => {
    await takeFeedStep(database, input.feed_id, input.step)
    return { message: MESSAGES[input.step] }
  },
  rows: async (input, { database }) => ({ data: { rows: await searchRows(database, input.q) } }),
  link: async (input, { database, viewer }) => {
    const product = await presentProduct(database, await linkRow(database, input.row_id), viewer)
    return { message: `${product.name} follows its feed`, data: { product } }
  },
  answerMatch: async (input, { database }) => {
    await answerMatch(database, input.match_id, input.accept)
    return { message: input.accept ? 'The product follows its feed' : 'The match was declined' }
  },
}
