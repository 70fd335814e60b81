import 'server-only'
import { previewPost } from '../../posts/post-drafts'
import { api } from '../implement'

const preview = api.posts.preview.handler(async ({ input, context: { database } }) => ({
  success: true as const,
  data: await previewPost(database, input),
}))

/** The calls for previews of posts. */
export const previewCalls = { preview }
