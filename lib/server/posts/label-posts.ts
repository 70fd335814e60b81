import { arrayContains, inArray, sql, type SQL, and, eq, isNotNull } from 'drizzle-orm'
import type { Category } from '@/lib/contract/posts/categories'
import { MAX_TAGS } from '@/lib/contract/limits'
import type { UsedTag } from '@/lib/contract/posts/tag-calls'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { changeAll, lockAll } from './write-posts'

export type Label = { category: Category } | { tag: string }

/** The tags of all posts, by name. */
export async function listTags(database: Database): Promise<UsedTag[]> {
  const each = database
    .select({ tag: sql<string>`unnest(${posts.tags})`.as('tag'), status: posts.status })
    .from(posts)
    .as('each')
  return database
    .select({
      tag: each.tag,
      posts: sql<number>`count(*)::int`,
      drafts: sql<number>`(count(*) filter (where ${each.status} = 'draft'))::int`,
    })
    .from(each)
    .groupBy(each.tag)
    .orderBy(sql`lower(${each.tag})`, each.tag)
}

/**
 * Adds a category or a tag to posts, or removes it, all or none.
 * @returns the ids of those that changed.
 * @throws not-found or gone if one is missing; invalid if one has too many tags.
 */
export async function labelPosts(
  database: Database,
  ids: string[],
  label: Label,
  remove: boolean,
  author: string | null = null,
): Promise<string[]> {
  if (ids.length === 0) return []
  return write(database, async (tx) => {
    const labelsOf = (row: { tags: string[]; categories: string[] }): string[] =>
      'tag' in label ? row.tags : row.categories
    const name = 'tag' in label ? label.tag : label.category
    const changing = (await lockAll(tx, ids)).filter((row) => labelsOf(row).includes(name) === remove)
    if ('tag' in label && !remove) {
      const full = changing.find(({ tags }) => tags.length >= MAX_TAGS)
      if (full) throw errors.badField('tag', `is one too many for a post: ${full.title}`)
    }
    const column = 'tag' in label ? posts.tags : posts.categories
    const changed = remove ? sql`array_remove(${column}, ${name}::text)` : sql`array_append(${column}, ${name}::text)`
    return setLabels(tx, changing, 'tag' in label ? { tags: changed } : { categories: changed }, author)
  })
}

/**
 * Renames a tag in all posts; one that has the new tag already loses the old one.
 * @returns the ids of the posts, and of those that had both tags.
 * @throws not-found if no post has the tag.
 */
export async function renameTag(
  database: Database,
  from: string,
  to: string,
  author: string | null = null,
): Promise<{ ids: string[]; mergedIds: string[] }> {
  if (from === to) throw errors.badField('to', 'must be another tag')
  return write(database, async (tx) => {
    const rows = await taggedWith(tx, from)
    const { tags } = posts
    const changed = sql`case when ${arrayContains(tags, [to])} then array_remove(${tags}, ${from}::text) else array_replace(${tags}, ${from}::text, ${to}::text) end`
    const ids = await setLabels(tx, rows, { tags: changed }, author)
    return { ids, mergedIds: idsOf(rows.filter((row) => row.tags.includes(to))) }
  })
}

/**
 * Undoes a renaming, all or none; posts that lost the new tag since are left alone.
 * @param ids the posts that were renamed.
 * @param mergedIds those that had both tags.
 * @returns the ids of those that changed.
 * @throws not-found or gone if one is missing; invalid if one has too many tags.
 */
export async function undoRenameTag(
  database: Database,
  { from, to, ids, mergedIds }: { from: string; to: string; ids: string[]; mergedIds: string[] },
  author: string | null = null,
): Promise<string[]> {
  if (ids.length === 0) return []
  return write(database, async (tx) => {
    const rows = (await lockAll(tx, ids)).filter((row) => row.tags.includes(to) && !row.tags.includes(from))
    const merged = rows.filter(({ id }) => mergedIds.includes(id))
    const full = merged.find((row) => row.tags.length >= MAX_TAGS)
    if (full) throw errors.badField('from', `is one too many for a post: ${full.title}`)
    const { tags } = posts
    const hadBoth = merged.length > 0 ? inArray(posts.id, idsOf(merged)) : sql`false`
    const changed = sql`case when ${hadBoth} then array_append(${tags}, ${from}::text) else array_replace(${tags}, ${to}::text, ${from}::text) end`
    return setLabels(tx, rows, { tags: changed }, author)
  })
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** @returns the ids of the posts. */
async function setLabels(
  tx: Database,
  rows: { id: string }[],
  labels: { tags: SQL } | { categories: SQL },
  author: string | null,
): Promise<string[]> {
  await changeAll(tx, idsOf(rows), labels, author)
  return idsOf(rows)
}

/** Removes a tag from all posts. @returns their ids. @throws not-found if no post has the tag. */
export async function removeTag(database: Database, tag: string, author: string | null = null): Promise<string[]> {
  return write(database, async (tx) => {
    const rows = await taggedWith(tx, tag)
    return setLabels(tx, rows, { tags: sql`array_remove(${posts.tags}, ${tag}::text)` }, author)
  })
}

async function taggedWith(tx: Database, tag: string) {
  const rows = await tx
    .select({ id: posts.id, tags: posts.tags })
    .from(posts)
    .where(arrayContains(posts.tags, [tag]))
    .for('update')
  if (rows.length === 0) throw errors.tagNotFound()
  return rows
}

/**
 * Puts the highlights in an order; those that are not given come first, as new ones do. Posts that are no longer
 * highlighted are left out. A post itself does not change.
 */
export async function orderHighlights(database: Database, ids: string[]): Promise<void> {
  const places = [...new Set(ids)].map((id, index) => sql`(${id}::text, ${index + 1}::int)`)
  await write(database, async (tx) => {
    await tx.update(posts).set({ highlightPosition: null }).where(isNotNull(posts.highlightPosition))
    if (places.length === 0) return
    await tx
      .update(posts)
      .set({ highlightPosition: sql`place.position` })
      .from(sql`(values ${sql.join(places, sql`, `)}) as place(id, position)`)
      .where(and(eq(posts.id, sql`place.id`), eq(posts.isHighlighted, true)))
  })
}
