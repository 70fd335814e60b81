import { postsUpdated } from '@/lib/contract/admin-texts'
import { env } from '../../core/env'
import { type Label, labelPosts, listTags, removeTag, renameTag, undoRenameTag } from '../../posts/label-posts'
import { api } from '../implement'
import { listAuthors, removeAuthor, saveAuthor } from '../../posts/authors'

const answer = (ids: string[]) => ({ message: postsUpdated(ids.length), updatedCount: ids.length, ids })

/** The calls for tags, and for the labels of several posts. */
export const tagCalls = {
  list: api.tags.list.handler(async ({ context: { database } }) => ({
    data: { tags: await listTags(database) },
  })),
  rename: api.tags.rename.handler(async ({ input, context: { database } }) => {
    const { ids, mergedIds } = await renameTag(database, input.from, input.to, env().ADMIN_USERNAME)
    return { ...answer(ids), mergedIds }
  }),
  undoRename: api.tags.undoRename.handler(async ({ input, context: { database } }) =>
    answer(await undoRenameTag(database, input, env().ADMIN_USERNAME)),
  ),
  remove: api.tags.remove.handler(async ({ input, context: { database } }) =>
    answer(await removeTag(database, input.tag, env().ADMIN_USERNAME)),
  ),
  batchLabel: api.tags.batchLabel.handler(async ({ input, context: { database } }) => {
    const { ids, category, tag, remove: isRemoval } = input
    const label: Label = category === undefined ? { tag: tag ?? '' } : { category }
    return answer(await labelPosts(database, ids, label, isRemoval, env().ADMIN_USERNAME))
  }),
}

/** The calls for authors of posts. */
export const authorCalls = {
  list: api.authors.list.handler(async ({ context: { database } }) => ({
    data: { authors: await listAuthors(database) },
  })),
  save: api.authors.save.handler(async ({ input: { params, body }, context: { database } }) => ({
    message: 'Author saved',
    data: { author: await saveAuthor(database, params.id, body) },
  })),
  remove: api.authors.remove.handler(async ({ input, context: { database } }) => {
    await removeAuthor(database, input.id)
    return { message: 'Author removed' }
  }),
}
