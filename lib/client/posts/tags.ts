import { queryOptions } from '@tanstack/react-query'
import type { Category } from '../../contract/posts/categories'
import { refreshPosts } from './admin-posts'
import { BATCH_WRITES, writesTo } from '../calls/mutations'
import { api } from '../calls/client'

/** A category or a tag that posts get or lose. */
export type LabelChange = { ids: string[]; remove: boolean } & ({ category: Category } | { tag: string })

const write = writesTo(refreshPosts)

/** The tags of all posts, by name, with their counts. */
export const tagsQuery = queryOptions({
  queryKey: ['admin', 'tags'],
  queryFn: async ({ signal }) => (await api.tags.list(undefined, { signal })).data.tags,
  staleTime: 30_000,
})

/** Renames a tag in all posts, or merges it into another one. */
export const renameTagMutation = write((change: { from: string; to: string }) => api.tags.rename(change))

/** Undoes the renaming of a tag, all or none. */
export const undoRenameTagMutation = write(
  (renaming: { from: string; to: string; ids: string[]; mergedIds: string[] }) => api.tags.undoRename(renaming),
)

/** Removes a tag from all posts. */
export const removeTagMutation = write((tag: string) => api.tags.remove({ tag }))

/** Adds a category or a tag to posts, or removes it, all or none. */
export const labelPostsMutation = writesTo(
  refreshPosts,
  BATCH_WRITES,
)((change: LabelChange) => api.tags.batchLabel(change))
