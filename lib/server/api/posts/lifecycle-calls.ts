import { listDrafts, removeDraft, saveDraft, previewPost } from '../../posts/post-drafts'
import { api } from '../implement'
import { env } from '@/lib/server/core/env'
import { getPlan, listPlans, retryPlan, setPlan } from '@/lib/server/posts/plans/post-plans'
import { ADMIN_TEXTS, postsErased, postsRestored } from '@/lib/contract/admin-texts'
import { presentPost } from '@/lib/server/posts/post-row'
import { getVersion, listVersions, restoreVersion } from '@/lib/server/posts/versions/post-versions'
import { DELETED_POSTS_PER_PAGE } from '@/lib/contract/limits'
import { eraseDeleted, listDeleted, restoreDeleted } from '@/lib/server/posts/deleted-posts'

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

/** The calls for previews of posts. */
export const previewCalls = {
  preview: api.posts.preview.handler(async ({ input, context: { database } }) => ({
    data: await previewPost(database, input),
  })),
}

/** The calls for planned publishing. */
export const planCalls = {
  list: api.plans.list.handler(async ({ context: { database } }) => ({
    data: { posts: await listPlans(database) },
  })),
  get: api.plans.get.handler(async ({ input, context: { database } }) => ({
    data: { plan: await getPlan(database, input.id) },
  })),
  set: api.plans.set.handler(async ({ input, context: { database } }) => ({
    message: 'Plan saved',
    data: { plan: await setPlan(database, input.params.id, input.body, env().ADMIN_USERNAME) },
  })),
  retry: api.plans.retry.handler(async ({ input, context: { database } }) => ({
    message: 'Tried again',
    data: { plan: await retryPlan(database, input.id) },
  })),
}

/** The calls for versions of a post and their restoration. */
export const versionCalls = {
  list: api.versions.list.handler(async ({ input, context: { database } }) => ({
    data: { versions: await listVersions(database, input.id) },
  })),
  get: api.versions.get.handler(async ({ input, context: { database } }) => ({
    data: { version: await getVersion(database, input.id, input.version) },
  })),
  restore: api.versions.restore.handler(async ({ input: { params, body }, context: { viewer, database, changed } }) => {
    const save = { basedOn: body?.updated_at, author: env().ADMIN_USERNAME }
    const post = await restoreVersion(database, params.id, params.version, save)
    changed.push(post.id)
    return {
      message: ADMIN_TEXTS.versionRestored,
      data: { post: await presentPost(database, post, viewer) },
    }
  }),
}

/** The calls for deleted posts and their restoration. */
export const deletedCalls = {
  list: api.deleted.list.handler(async ({ input, context: { database } }) => ({
    data: await listDeleted(database, input.page ?? 1, input.per_page ?? DELETED_POSTS_PER_PAGE),
  })),
  restore: api.deleted.restore.handler(async ({ input, context: { database, changed } }) => {
    const ids = await restoreDeleted(database, input.ids)
    changed.push(...ids)
    return { message: postsRestored(ids.length), restoredCount: ids.length, ids }
  }),
  erase: api.deleted.erase.handler(async ({ input, context: { database } }) => {
    const erasedCount = await eraseDeleted(database, input.ids)
    return { message: postsErased(erasedCount), erasedCount }
  }),
}
