import { eq, inArray } from 'drizzle-orm'
import type { ImportOutcome } from '@/lib/contract/imports/imports'
import { postPath } from '@/lib/format/addresses/paths'
import { MAX_SLUG_LENGTH, slugOf } from '@/lib/format/addresses/slugs'
import type { ImportedPost } from '../../import/imported-post'
import { idOfKey } from '../core/new-id'
import type { Database } from '../db/database'
import { importedPosts } from '../db/schema/import-schema'
import { posts } from '../db/schema/post-schema'

export type Known = { savedAt: Date; digest: string; updatedAt: Date | null }

/** The id that a post gets: always the same, so that importing again finds it. */
export const postIdOf = ({ sourceId, own }: ImportedPost) => own?.id ?? idOfKey(`import:${sourceId}`)

/** The slug of the old site, if it can be one here and is not what the title gives anyway. */
export function ownSlugOf({ slug, title }: ImportedPost): string | null {
  const isSlug = slug !== null && slug.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
  return isSlug && slug !== slugOf(title) ? slug : null
}

export const newPathOf = (post: ImportedPost) =>
  postPath({ id: postIdOf(post), slug: ownSlugOf(post) ?? slugOf(post.title) })

/** What earlier imports know of posts, by their id in the source. */
export async function findKnownPosts(database: Database, candidates: ImportedPost[]): Promise<Map<string, Known>> {
  if (candidates.length === 0) return new Map()
  const sourceIds = candidates.map(({ sourceId }) => sourceId)
  const rows = await database
    .select({
      sourceId: importedPosts.sourceId,
      savedAt: importedPosts.savedAt,
      digest: importedPosts.digest,
      updatedAt: posts.updatedAt,
    })
    .from(importedPosts)
    .leftJoin(posts, eq(posts.id, importedPosts.postId))
    .where(inArray(importedPosts.sourceId, sourceIds))
  const found = new Map<string, Known>(rows.map(({ sourceId, ...known }) => [sourceId, known]))
  const others = candidates.filter(({ sourceId }) => !found.has(sourceId))
  return new Map([...found, ...(await findUnrecorded(database, others))])
}

/**
 * Posts that are here without an import, as the export is of this site, or they were restored after their import was undone:
 * they count as changed here.
 */
async function findUnrecorded(database: Database, given: ImportedPost[]): Promise<Map<string, Known>> {
  if (given.length === 0) return new Map()
  const ids = given.map(postIdOf)
  const rows = await database
    .select({ id: posts.id, updatedAt: posts.updatedAt })
    .from(posts)
    .where(inArray(posts.id, ids))
  const here = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
  return new Map(
    given.flatMap((post) => {
      const at = here.get(postIdOf(post))
      if (!at) return []
      const isSame = post.own && post.updatedAt?.getTime() === at.getTime()
      return [[post.sourceId, { savedAt: new Date(0), digest: isSame ? SAME : '', updatedAt: at }] as const]
    }),
  )
}

/** In place of the digest of a post that is here as the export has it. */
const SAME = 'same'

/** What becomes of a post, by what is known of it. */
export function outcomeFor(known: Known | undefined, digest: string): ImportOutcome {
  if (!known) return 'new'
  if (known.updatedAt === null) return 'deleted here'
  if (known.digest === digest || known.digest === SAME) return 'unchanged'
  return known.updatedAt.getTime() === known.savedAt.getTime() ? 'updated' : 'changed here'
}
