import { z } from 'zod'
import { admin, adminPrivate, adminRead, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import * as f from '../fields/fields'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { byteCount, filePart } from '../imports/imports'
import { feedCheckSchema, feedInputSchema, feedMatchSchema, feedRowSchema, feedSchema, feedStep } from './feed'
import { CHECKED_ROWS } from './feed-views'
import { productSchema } from './product'

const feedId = f.text(100).regex(/^\w+$/, 'must be letters and digits')

/** Product feeds: additions of this site. */
export const feedCalls = {
  list: admin(
    'GET /admin/product-feeds',
    'List product feeds by name with their last runs, and rows that may be the same as a product of the shelf',
  ).output(dataResponse({ feeds: f.looseObjects(feedSchema), matches: f.looseObjects(feedMatchSchema) })),
  save: adminPrivate('PUT /admin/product-feeds/{feed_id}', 'Add or change a product feed', {
    isDetailed: true,
    description:
      'One that is not paused is read by its interval, a new one at once. A stored password or key is forgotten when the address leads to another host.',
  })
    .input(z.object({ params: z.object({ feed_id: feedId }), body: feedInputSchema }))
    .output(messageResponse({})),
  remove: admin('DELETE /admin/product-feeds/{feed_id}', 'Delete a product feed with its rows; products stay', {
    failures: [404],
  })
    .input(z.object({ feed_id: id }))
    .output(messageResponse({})),
  check: adminRead(
    'POST /admin/product-feeds/{feed_id}/check',
    `Dry run: read the first ${CHECKED_ROWS} rows of a feed and store nothing`,
    { failures: [404, 409, 422, 502, 504] },
  )
    .input(z.object({ feed_id: id }))
    .output(dataResponse({ check: feedCheckSchema })),
  sendPart: adminPrivate(
    'POST /admin/product-feeds/{feed_id}/parts',
    'Send the next part of a file to a feed without address',
    {
      failures: [404],
      description:
        'At most 8 MB. The offset must be the number of bytes received so far; 0 begins a new file. A file with all its bytes takes part in the next run.',
    },
  )
    .input(z.object({ feed_id: id, size: byteCount('must be the number of bytes of the file'), ...filePart }))
    .output(messageResponse({ received: z.number() })),
  step: adminPrivate(
    'POST /admin/product-feeds/{feed_id}/steps',
    'Read a feed now and by its interval, pause it, or answer a run that is held',
    { failures: [404, 409], description: 'Runs are done in the background.' },
  )
    .input(z.object({ feed_id: id, step: feedStep }))
    .output(messageResponse({})),
  rows: admin('GET /admin/feed-rows', 'Search the rows of all feeds by words, GTIN, item number or brand')
    .input(z.object({ q: f.wordsOf(MAX_QUERY_LENGTH) }))
    .output(dataResponse({ rows: f.looseObjects(feedRowSchema) })),
  link: admin('POST /admin/feed-rows/{row_id}/product', 'Make the product of a row, which it then follows', {
    failures: [404, 409],
    successStatus: 201,
    description:
      'A product that is the same as the row follows it instead. Products that may be the same have to be accepted or declined before.',
  })
    .input(z.object({ row_id: id }))
    .output(messageDataResponse({ product: productSchema })),
  answerMatch: admin('POST /admin/feed-matches/{match_id}', 'Accept or decline a match', {
    failures: [404],
    description: 'The product follows an accepted one; a declined one is not offered again.',
  })
    .input(z.object({ match_id: id, accept: f.flag }))
    .output(messageResponse({})),
}
