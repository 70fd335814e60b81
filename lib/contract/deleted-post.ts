import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id, messageResponse } from './call'
import { anyText, looseObjects, looseText, queryInteger, queryPage, timestamp } from './fields'
import { paginationSchema } from './pagination'
import { postSchema, postStatusSchema } from './post'

/** A deleted post in the list of those that can be restored. */
export const deletedPostSchema = z.object({
  id: anyText,
  slug: looseText,
  title: anyText,
  previewImage: looseText,
  /** The status that it had, and has again once it is restored. */
  status: postStatusSchema.catch('draft'),
  deleted_at: timestamp,
  /** The user name of whoever deleted it; null where that is not known. */
  deleted_by: looseText,
  /** Until when it can be restored. */
  expires_at: timestamp,
})
export type DeletedPost = z.infer<typeof deletedPostSchema>

/** Deleted posts and how they come back: an addition of this site. */
export const deletedCalls = {
  list: admin()
    .route({
      method: 'GET',
      path: '/admin/deleted-posts',
      summary: 'Deleted posts that can be restored, the latest first',
      description: 'For 30 days after its deletion. The address of a post that was ever public answers 410 meanwhile, and after.',
      tags: ['Deleted posts'],
    })
    .input(z.object({ page: queryPage.optional(), per_page: queryInteger(1, 100).optional().describe('20 unless said otherwise') }))
    .output(dataResponse({ posts: looseObjects(deletedPostSchema), pagination: paginationSchema })),
  restore: admin(404)
    .route({
      method: 'POST',
      path: '/admin/deleted-posts/{id}/restore',
      summary: 'Restore a deleted post',
      description: 'As it was, under its id, address and status. Products that are gone since are left out.',
      tags: ['Deleted posts'],
    })
    .input(z.object({ id }))
    .output(messageDataResponse({ post: postSchema })),
  erase: admin(404)
    .route({
      method: 'DELETE',
      path: '/admin/deleted-posts/{id}',
      summary: 'Delete a post for good',
      description: 'It can then no longer be restored; its address answers as before.',
      tags: ['Deleted posts'],
    })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
