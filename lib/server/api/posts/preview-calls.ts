import { previewPost } from '../../posts/post-drafts'
import { api } from '../implement'

/** The calls for previews of posts. */
export const previewCalls = {
  preview: api.posts.preview.handler(async ({ input, context: { database } }) => ({
    data: await previewPost(database, input),
  })),
}
