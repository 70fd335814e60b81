import { listDrafts, removeDraft, saveDraft } from '../../../posts/post-drafts'
import { api } from '../../implement'

/** The calls for unsaved work of editors. */
export const draftCalls = {
  list: api.drafts.list.handler(async ({ input, context: { database } }) => ({
    data: { drafts: await listDrafts(database, input.post_id ?? null) },
  })),
  save: api.drafts.save.handler(async ({ input: { params, body }, context: { database } }) => {
    const savedAt = await saveDraft(database, { slot: params.slot, postId: body.post_id, work: body.work })
    return { message: 'Unsaved work stored', data: { saved_at: savedAt.toISOString() } }
  }),
  remove: api.drafts.remove.handler(async ({ input, context: { database } }) => {
    await removeDraft(database, input.slot)
    return { message: 'Unsaved work removed' }
  }),
}
