import { listDrafts, removeDraft, saveDraft } from '../../posts/post-drafts'
import type { Answers } from '../implement'
import { getPlan, listPlans, retryPlan, setPlan } from '@/lib/server/posts/plans/post-plans'
import { ADMIN_TEXTS, postsErased, postsRestored } from '@/lib/contract/admin-texts'
import { presentPost } from '@/lib/server/posts/post-row'
import { getVersion, listVersions, restoreVersion } from '@/lib/server/posts/versions/post-versions'
import { DELETED_POSTS_PER_PAGE } from '@/lib/contract/limits'
import { eraseDeleted, listDeleted, restoreDeleted } from '@/lib/server/posts/deleted-posts'

/** The calls for unsaved work of editors. */
export const draftCalls: Answers['drafts'] = {
  list: async (input, { database }) => ({ data: { drafts: await listDrafts(database, input.post_id ?? null) } }),
  save: async ({ params, body }, { database }) => {
    const savedAt = await saveDraft(database, { slot: params.slot, postId: body.post_id, work: body.work })
    return { message: 'Unsaved work stored', data: { saved_at: savedAt.toISOString() } }
  },
  remove: async (input, { database }) => {
    await removeDraft(database, input.slot)
    return { message: 'Unsaved work removed' }
  },
}

/** The calls for planned publishing. */
export const planCalls: Answers['plans'] = {
  list: async (_input, { database }) => ({ data: { posts: await listPlans(database) } }),
  get: async (input, { database }) => ({ data: { plan: await getPlan(database, input.id) } }),
  set: async (input, { author, database }) => ({
    message: 'Plan saved',
    data: { plan: await setPlan(database, input.params.id, input.body, author) },
  }),
  retry: async (input, { database }) => ({
    message: 'Tried again',
    data: { plan: await retryPlan(database, input.id) },
  }),
}

/** The calls for versions of a post and their restoration. */
export const versionCalls: Answers['versions'] = {
  list: async (input, { database }) => ({ data: { versions: await listVersions(database, input.id) } }),
  get: async (input, { database }) => ({ data: { version: await getVersion(database, input.id, input.version) } }),
  restore: async ({ params, body }, { author, viewer, database, changed }) => {
    const save = { basedOn: body?.updated_at, author }
    const post = await restoreVersion(database, params.id, params.version, save)
    changed.push(post.id)
    return {
      message: ADMIN_TEXTS.versionRestored,
      data: { post: await presentPost(database, post, viewer) },
    }
  },
}

/** The calls for deleted posts and their restoration. */
export const deletedCalls: Answers['deleted'] = {
  list: async (input, { database }) => ({
    data: await listDeleted(database, input.page ?? 1, input.per_page ?? DELETED_POSTS_PER_PAGE),
  }),
  restore: async (input, { database, changed }) => {
    const ids = await restoreDeleted(database, input.ids)
    changed.push(...ids)
    return { message: postsRestored(ids.length), restoredCount: ids.length, ids }
  },
  erase: async (input, { database }) => {
    const erasedCount = await eraseDeleted(database, input.ids)
    return { message: postsErased(erasedCount), erasedCount }
  },
}
