import { z } from 'zod'
import { admin, dataResponse, ids, messageResponse } from '../call'
import * as f from '../fields/fields'
import { paginationSchema } from '../fields/pagination'
import { postStatusSchema } from './post'

/** A deleted post in the list of those that can be restored. */
const deletedPostSchema = z.object({
  id: f.anyText,
  slug: f.looseText,
  title: f.anyText,
  previewImage: f.looseText,
  /** Its status before deletion, which restoring brings back. */
  status: postStatusSchema.catch('draft'),
  deleted_at: f.timestamp,
  /** The user name of who deleted it; null if unknown. */
  deleted_by: f.looseText,
  /** When it can no longer be restored. */
  expires_at: f.timestamp,
})
export type DeletedPost = z.infer<typeof deletedPostSchema>

/** Deleted posts: an addition of this site. */
export const deletedCalls = {
  list: admin('GET /admin/deleted-posts', 'List deleted posts that can be restored, latest first', {
    description: 'Posts can be restored for 30 days. The address of a post that was ever public answers 410.',
  })
    .input(
      z.object({ page: f.queryPage.optional(), per_page: f.queryInteger(1, 100).optional().describe('Default: 20') }),
    )
    .output(dataResponse({ posts: f.looseObjects(deletedPostSchema), pagination: paginationSchema })),
  restore: admin('POST /admin/deleted-posts/restore', 'Restore deleted posts', {
    failures: [404],
    description:
      'With their ids, addresses and status. All or none: fails if one cannot be restored. Products that were deleted since are omitted.',
  })
    .input(z.object({ ids }))
    .output(messageResponse({ restoredCount: z.number(), ids: f.looseTexts })),
  erase: admin('POST /admin/deleted-posts/erase', 'Delete posts permanently', {
    failures: [404],
    description:
      'All or none: fails if one was not deleted before. They can then no longer be restored; their addresses still answer 410.',
  })
    .input(z.object({ ids }))
    .output(messageResponse({ erasedCount: z.number() })),
}
