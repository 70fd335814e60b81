import { z } from 'zod'
import { admin, adminPrivate, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import { anyText, looseObjects, looseText, text, timestamp } from '../fields/fields'
import { DRAFT_DAYS, MAX_DRAFT_LENGTH, MAX_DRAFTS, MAX_DRAFTS_PER_POST } from '../limits'

const draftSchema = z.object({
  slot: anyText,
  /** Null for a new post. */
  post_id: looseText,
  /** JSON of the editor that wrote it. */
  work: anyText,
  saved_at: timestamp,
})
export type StoredWork = z.infer<typeof draftSchema>

const slot = text(64).regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores')
const tags = ['Drafts']

/** Unsaved work of editors, for other browsers: additions of this site. It is no part of a post or of its versions. */
export const draftCalls = {
  list: admin()
    .route({ method: 'GET', path: '/admin/drafts', summary: 'List unsaved work on a post, latest first', tags })
    .input(z.object({ post_id: id.optional().describe('Without it: on new posts') }))
    .output(dataResponse({ drafts: looseObjects(draftSchema) })),
  save: adminPrivate()
    .route({
      method: 'PUT',
      path: '/admin/drafts/{slot}',
      summary: 'Store unsaved work in a slot, replacing what it holds',
      description: `Each open editor has its own slot. At most ${MAX_DRAFTS_PER_POST} of a post and ${MAX_DRAFTS} in all are stored, the latest, for ${DRAFT_DAYS} days.`,
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: z.object({ slot }),
        body: z.object(
          {
            post_id: z.union([id, z.null()], 'must be the id of a post or null').default(null),
            work: text(MAX_DRAFT_LENGTH),
          },
          'must be an object',
        ),
      }),
    )
    .output(messageDataResponse({ saved_at: timestamp })),
  remove: adminPrivate()
    .route({ method: 'DELETE', path: '/admin/drafts/{slot}', summary: 'Remove unsaved work, if it is there', tags })
    .input(z.object({ slot }))
    .output(messageResponse({})),
}
