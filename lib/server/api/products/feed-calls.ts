import 'server-only'
import { IMPORT_PART_BYTES } from '@/lib/contract/imports/import-limits'
import type { FeedStep } from '@/lib/contract/products/feed-views'
import { ThreadEndedError } from '../../core/threads/threads'
import { createFeed, removeFeed, saveFeed, takeFeedStep } from '../../products/feeds/change-feeds'
import { checkFeed } from '../../products/feeds/check-feed'
import { appendUpload } from '../../products/feeds/feed-files'
import { answerMatch, linkRow, listMatches } from '../../products/feeds/link-row'
import { describeFeed, listFeeds, listRuns, readFeedRecord } from '../../products/feeds/list-feeds'
import { FeedError } from '../../products/feeds/read/feed-error'
import { searchRows } from '../../products/feeds/search-rows'
import { presentProduct } from '../../products/present-products'
import { apiErrors } from '../api-errors'
import { api } from '../implement'
import { readable } from '../readable'

const success = true as const
const MESSAGES: Record<FeedStep, string> = {
  run: 'The feed is being read',
  pause: 'The feed is paused',
  resume: 'The feed goes on',
  apply: 'The run is being applied',
  discard: 'The run was discarded',
}

const list = api.feeds.list.handler(async ({ context: { database } }) => ({
  success,
  data: { feeds: await listFeeds(database) },
}))

const create = api.feeds.create.handler(async ({ input, context: { database } }) => {
  const id = await createFeed(database, input)
  return { success, message: 'Product feed added', data: { feed: await describeFeed(database, id) } }
})

const save = api.feeds.save.handler(async ({ input: { params, body }, context: { database } }) => {
  await saveFeed(database, params.feed_id, body)
  return { success, message: 'Product feed saved', data: { feed: await describeFeed(database, params.feed_id) } }
})

const remove = api.feeds.remove.handler(async ({ input, context: { database } }) => {
  await removeFeed(database, input.feed_id)
  return { success, message: 'Product feed deleted' }
})

const check = api.feeds.check.handler(async ({ input, context: { database } }) => {
  try {
    return { success, data: { check: await readable(() => checkFeed(database, input.feed, input.feed_id)) } }
  } catch (error) {
    const isFault = error instanceof FeedError || error instanceof ThreadEndedError
    throw isFault ? apiErrors.unreadable(422, 'NOT_A_FEED', error.message) : error
  }
})

const sendPart = api.feeds.sendPart.handler(async ({ input, context: { database } }) => {
  const { feed_id: id, offset, size, part } = input
  if (part.size > IMPORT_PART_BYTES) throw apiErrors.badField('part', 'must have at most 8 MB')
  const feed = await readFeedRecord(database, id)
  if (feed.address !== null) throw apiErrors.badField('feed_id', 'is a feed with an address')
  const bytes = new Uint8Array(await part.arrayBuffer())
  return { success, message: 'Received', received: await appendUpload(database, id, { offset, size, bytes }) }
})

const step = api.feeds.step.handler(async ({ input, context: { database } }) => {
  await takeFeedStep(database, input.feed_id, input.step)
  return { success, message: MESSAGES[input.step], data: { feed: await describeFeed(database, input.feed_id) } }
})

const runs = api.feeds.runs.handler(async ({ input, context: { database } }) => ({
  success,
  data: { runs: await listRuns(database, input.feed_id) },
}))

const rows = api.feeds.rows.handler(async ({ input, context: { database } }) => ({
  success,
  data: { rows: await searchRows(database, input.q, input.limit) },
}))

const link = api.feeds.link.handler(async ({ input, context: { database, viewer } }) => {
  const product = await presentProduct(database, await linkRow(database, input.row_id), viewer)
  return { success, message: `${product.name} follows its feed`, data: { product } }
})

const matches = api.feeds.matches.handler(async ({ context: { database } }) => ({
  success,
  data: await listMatches(database),
}))

const answer = api.feeds.answerMatch.handler(async ({ input, context: { database } }) => {
  await answerMatch(database, input.match_id, input.accept)
  return { success, message: input.accept ? 'The product follows its feed' : 'The match was declined' }
})

/** The calls for product feeds. */
export const feedCalls = {
  list,
  create,
  save,
  remove,
  check,
  sendPart,
  step,
  runs,
  rows,
  link,
  matches,
  answerMatch: answer,
}
