import { z } from 'zod'
import { id, openSignal, emptyResponse } from '../call'
import * as f from '../fields/fields'
import { CLICK_PLACES } from './insight-views'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { savedKindSchema } from '../saved/saved'

/** Events of one request. */
const MAX_EVENTS = 10

const query = f.text(MAX_QUERY_LENGTH)

/** What a visitor did, without anything on the visitor. */
const visitEventSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('view'), post: id }),
    z.object({
      kind: z.literal('click'),
      product: id,
      post: id.optional(),
      place: z.enum(CLICK_PLACES, `must be ${CLICK_PLACES.join(', ')}`),
    }),
    z.object({ kind: z.literal('save'), item: savedKindSchema, id }),
    z.object({ kind: z.literal('search'), query, found: f.flag }),
    z.object({ kind: z.literal('search-click'), query }),
  ],
  'must be view, click, save, search or search-click',
)
export type VisitEvent = z.infer<typeof visitEventSchema>

export const visitsSchema = z.object({
  events: f.listOf(visitEventSchema, 'events', MAX_EVENTS).min(1, 'must not be empty'),
})

/** Counting of what visitors do: an addition of this site. */
export const visitCalls = {
  count: openSignal('POST /counts', 'Count what a visitor did', {
    failures: [403, 404, 429],
    description:
      'Sent by the pages of the site alone. Counted per day, without anything that identifies the visitor; not counted for ' +
      'robots, for the administrator, and with Do Not Track or Global Privacy Control. All or none: unknown ids are a 404.',
  })
    .input(visitsSchema)
    .output(emptyResponse),
}
