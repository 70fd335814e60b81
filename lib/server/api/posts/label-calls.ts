import { postsUpdated } from '@/lib/contract/admin-texts'
import { type Label, labelPosts, listTags, removeTag, renameTag, undoRenameTag } from '../../posts/label-posts'
import type { Answers } from '../implement'
import { listAuthors, removeAuthor, saveAuthor } from '../../posts/authors'

const answer = (ids: string[]) => ({ message: postsUpdated(ids.length), updatedCount: ids.length, ids })

/** The calls for tags, and for the labels of several posts. */
export const tagCalls: Answers['tags'] = {
  list: async (_input, { database }) => ({ data: { tags: await listTags(database) } }),
  rename: async (input, { author, database }) => {
    const { ids, mergedIds } = await renameTag(database, input.from, input.to, author)
    return { ...answer(ids), mergedIds }
  },
  undoRename: async (input, { author, database }) => answer(await undoRenameTag(database, input, author)),
  remove: async (input, { author, database }) => answer(await removeTag(database, input.tag, author)),
  batchLabel: async (input, { author, database }) => {
    const { ids, category, tag, remove: isRemoval } = input
    const label: Label = category === undefined ? { tag: tag ?? '' } : { category }
    return answer(await labelPosts(database, ids, label, isRemoval, author))
  },
}

/** The calls for authors of posts. */
export const authorCalls: Answers['authors'] = {
  list: async (_input, { database }) => ({ data: { authors: await listAuthors(database) } }),
  save: async ({ params, body }, { database }) => ({
    message: 'Author saved',
    data: { author: await saveAuthor(database, params.id, body) },
  }),
  remove: async (input, { database }) => {
    await removeAuthor(database, input.id)
    return { message: 'Author removed' }
  },
}
