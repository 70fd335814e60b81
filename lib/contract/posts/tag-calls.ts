import { z } from 'zod'
import { admin, dataResponse, ids, messageResponse } from '../call'
import { CATEGORIES } from './categories'
import * as f from '../fields/fields'
import { MAX_TAG_LENGTH } from '../limits'

const usedTagSchema = z.object({
  tag: f.anyText,
  /** Posts that have it, drafts included. */ posts: f.looseCount,
  drafts: f.looseCount,
})
export type UsedTag = z.infer<typeof usedTagSchema>

export const tagSchema = f.trimmed(MAX_TAG_LENGTH).refine((value) => value !== '', 'is required')
const category = z.enum(CATEGORIES, 'must be one of the fixed categories')
const changed = messageResponse({
  updatedCount: z.number(),
  /** The posts that changed. */
  ids: f.looseTexts,
})

const labels = z
  .object({ ids, category: category.optional(), tag: tagSchema.optional(), remove: z.boolean().default(false) })
  .refine((input) => (input.category === undefined) !== (input.tag === undefined), 'needs either a category or a tag')

/** Tags and categories of several posts at once: additions of this site. */
export const tagCalls = {
  list: admin('GET /admin/tags', 'List the tags of all posts, with their counts').output(
    dataResponse({ tags: f.looseObjects(usedTagSchema) }),
  ),
  rename: admin('POST /admin/tags/rename', 'Rename a tag in all posts, or merge it into another one', {
    failures: [404],
    description: 'In one transaction. `mergedIds` are the posts that had both tags.',
  })
    .input(z.object({ from: tagSchema, to: tagSchema }))
    .output(changed.extend({ mergedIds: f.looseTexts })),
  undoRename: admin('POST /admin/tags/undo-rename', 'Undo the renaming of a tag in posts', {
    failures: [404, 410],
    description:
      'With the names of the renaming, and the posts that it returned. All or none: fails if one post is missing, or would have too many tags. Posts that lost the new tag since are left alone.',
  })
    .input(z.object({ from: tagSchema, to: tagSchema, ids, mergedIds: ids }))
    .output(changed),
  remove: admin('POST /admin/tags/remove', 'Remove a tag from all posts', { failures: [404] })
    .input(z.object({ tag: tagSchema }))
    .output(changed),
  batchLabel: admin('POST /curated-posts/batch-label', 'Add a category or a tag to posts, or remove it', {
    failures: [404, 410],
    description: 'All or none: fails if one post is missing, or would have too many tags.',
  })
    .input(labels)
    .output(changed),
}
