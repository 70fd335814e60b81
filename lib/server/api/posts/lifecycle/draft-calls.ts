import 'server-only'
import { listDrafts, removeDraft, saveDraft } from '../../../posts/post-drafts'
import { api } from '../../implement'

const success = true as const

const list = api.drafts.list.handler(async ({ input, context: { database } }) => ({
  success,
  data: { drafts: await listDrafts(database, input.post_id ?? null) },
}))

const save = api.drafts.save.handler(async ({ input: { params, body }, context: { database } }) => {
  const savedAt = await saveDraft(database, { slot: params.slot, postId: body.post_id, work: body.work })
  return { success, message: 'Unsaved work stored', data: { saved_at: savedAt.toISOString() } }
})

const remove = api.drafts.remove.handler(async ({ input, context: { database } }) => {
  await removeDraft(database, input.slot)
  return { success, message: 'Unsaved work removed' }
})

/** The calls for unsaved work of editors. */
export const draftCalls = { list, save, remove }
