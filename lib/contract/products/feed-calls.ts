import { z } from 'zod'
import { admin, adminPrivate, adminRead, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import { flag, looseCount, looseObjects, queryInteger, text, wordsOf } from '../fields/fields'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { byteCount, filePart } from '../imports/imports'
import { feedCheckSchema, feedInputSchema, feedMatchSchema, feedRowSchema, feedSchema } from './feed'
import * as views from './feed-views'
import { productSchema } from './product'

const one = { feed: feedSchema }
const feedId = text(100).regex(/^\w+$/, 'must be letters and digits')
const at = <Path extends string>(path: Path) => `/admin/product-feeds${path}` as const

/** Product feeds: additions of this site. */
export const feedCalls = {
  list: admin()
    .route({ method: 'GET', path: at(''), summary: 'List product feeds by name, with their last runs' })
    .output(dataResponse({ feeds: looseObjects(feedSchema) })),
  save: adminPrivate()
    .route({
      method: 'PUT',
      path: at('/{feed_id}'),
      summary: 'Add or change a product feed',
      description:
        'One that is not paused is read by its interval, a new one at once. A stored password or key is forgotten when the address leads to another host.',
      inputStructure: 'detailed',
    })
    .input(z.object({ params: z.object({ feed_id: feedId }), body: feedInputSchema }))
    .output(messageDataResponse(one)),
  remove: admin(404)
    .route({ method: 'DELETE', path: at('/{feed_id}'), summary: 'Delete a product feed with its rows; products stay' })
    .input(z.object({ feed_id: id }))
    .output(messageResponse({})),
  check: adminRead(404, 409, 422, 502, 504)
    .route({
      method: 'POST',
      path: at('/{feed_id}/check'),
      summary: `Dry run: read the first ${views.CHECKED_ROWS} rows of a feed and store nothing`,
    })
    .input(z.object({ feed_id: id }))
    .output(dataResponse({ check: feedCheckSchema })),
  sendPart: adminPrivate(404)
    .route({
      method: 'POST',
      path: at('/{feed_id}/parts'),
      summary: 'Send the next part of a file to a feed without address',
      description:
        'At most 8 MB. The offset must be the number of bytes received so far; 0 begins a new file. A file with all its bytes takes part in the next run.',
    })
    .input(z.object({ feed_id: id, size: byteCount('must be the number of bytes of the file'), ...filePart }))
    .output(messageResponse({ received: z.number() })),
  step: adminPrivate(404, 409)
    .route({
      method: 'POST',
      path: at('/{feed_id}/steps'),
      summary: 'Read a feed now and by its interval, pause it, or answer a run that is held',
      description: 'Runs are done in the background.',
    })
    .input(z.object({ feed_id: id, step: z.enum(views.FEED_STEPS, `must be one of ${views.FEED_STEPS.join(', ')}`) }))
    .output(messageDataResponse(one)),
  rows: admin()
    .route({
      method: 'GET',
      path: '/admin/feed-rows',
      summary: 'Search the rows of all feeds by words, GTIN, item number or brand',
    })
    .input(z.object({ q: wordsOf(MAX_QUERY_LENGTH), limit: queryInteger(1, 50).optional().describe('Default: 10') }))
    .output(dataResponse({ rows: looseObjects(feedRowSchema) })),
  link: admin(404, 409)
    .route({
      method: 'POST',
      path: '/admin/feed-rows/{row_id}/product',
      summary: 'Make the product of a row, which it then follows',
      description: 'A product that is the same as the row follows it instead.',
      successStatus: 201,
    })
    .input(z.object({ row_id: id }))
    .output(messageDataResponse({ product: productSchema })),
  matches: admin()
    .route({
      method: 'GET',
      path: '/admin/feed-matches',
      summary: 'List rows that may be the same as a product of the shelf',
    })
    .output(dataResponse({ matches: looseObjects(feedMatchSchema), total: looseCount })),
  answerMatch: admin(404)
    .route({
      method: 'POST',
      path: '/admin/feed-matches/{match_id}',
      summary: 'Accept or decline a match',
      description: 'The product follows an accepted one; a declined one is not offered again.',
    })
    .input(z.object({ match_id: id, accept: flag }))
    .output(messageResponse({})),
}
