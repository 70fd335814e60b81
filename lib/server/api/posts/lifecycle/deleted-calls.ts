import { postsErased, postsRestored } from '@/lib/contract/admin-texts'
import { DELETED_POSTS_PER_PAGE } from '@/lib/contract/limits'
import { eraseDeleted, listDeleted, restoreDeleted } from '../../../posts/deleted-posts'
import { api } from '../../implement'

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
