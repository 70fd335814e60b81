import { eq, and, asc, desc, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Author, AuthorInput, UsedAuthor } from '@/lib/contract/posts/authors'
import { errors } from '../core/errors'
import { authors } from '../db/schema/author-schema'
import { type Database, write } from '../db/database'
import { AUTHOR_POSTS, MAX_AUTHOR_NAME_LENGTH, MAX_AUTHORS } from '@/lib/contract/limits'
import { newId } from '../core/new-id'
import { posts } from '../db/schema/post-schema'
import { type StoredSummary, summaryColumns, toSummaries } from './post-row'

const { id, name, bio, picture, links } = authors

const authorColumns = { id, name, bio, picture, links }

/** An author by id; null if there is none. */
export async function findAuthor(database: Database, authorId: string | null | undefined): Promise<Author | null> {
  if (!authorId) return null
  const [author] = await database.select(authorColumns).from(authors).where(eq(id, authorId))
  return author ?? null
}

/** The authors of published posts, by name. */
export async function publishedAuthors(database: Database): Promise<Author[]> {
  const published = database.select({ id: posts.authorId }).from(posts).where(eq(posts.status, 'published'))
  return await database
    .select(authorColumns)
    .from(authors)
    .where(inArray(id, published))
    .orderBy(asc(sql`lower(${name})`), asc(id))
}

/** An author with the newest published posts, as they are stored. @throws not-found */
export async function authorWithPosts(
  database: Database,
  id: string,
): Promise<{ author: Author; posts: StoredSummary[] }> {
  const author = await findAuthor(database, id)
  if (!author) throw errors.authorNotFound()
  const rows = await database
    .select(summaryColumns)
    .from(posts)
    .where(and(eq(posts.authorId, id), eq(posts.status, 'published')))
    .orderBy(desc(posts.datedAt), desc(posts.id))
    .limit(AUTHOR_POSTS)
  return { author, posts: await toSummaries(database, rows, true) }
}

/** @throws invalid for an author that does not exist, or was removed. */
export async function requireAuthor(database: Database, authorId: string | null): Promise<void> {
  if (authorId !== null && !(await findAuthor(database, authorId)))
    throw errors.badField('author_id', 'is not an author of this site: it may have been removed')
}

/**
 * The author of a post after a change. A post of a removed author shows none: saved as shown, it still has that author
 * when the removal is undone.
 * @throws invalid for an author that does not exist, or was removed.
 */
export async function authorAfter(
  database: Database,
  before: string | null,
  requested: string | null,
): Promise<string | null> {
  await requireAuthor(database, requested)
  return requested === null && !(await findAuthor(database, before)) ? before : requested
}

/** Posts that are named of each author. */
const NAMED = 5

const byName = (name: string) => eq(sql`lower(${authors.name})`, name.toLowerCase())

/** All authors by name, with the number of their posts and the latest of these. */
export async function listAuthors(database: Database): Promise<UsedAuthor[]> {
  const rows = await database
    .select(authorColumns)
    .from(authors)
    .orderBy(asc(sql`lower(${authors.name})`))
  const ranked = database
    .select({
      id: posts.id,
      title: posts.title,
      authorId: posts.authorId,
      posts: sql<number>`count(*) over (partition by ${posts.authorId})`.mapWith(Number).as('posts'),
      rank: sql<number>`row_number() over (partition by ${posts.authorId} order by ${posts.datedAt} desc, ${posts.id})`.as(
        'rank',
      ),
    })
    .from(posts)
    .where(isNotNull(posts.authorId))
    .as('ranked')
  const named = await database
    .select({ id: ranked.id, title: ranked.title, authorId: ranked.authorId, posts: ranked.posts })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${NAMED}`)
    .orderBy(ranked.rank)
  return rows.map((author) => {
    const own = named.filter(({ authorId }) => authorId === author.id)
    return { ...author, posts: own[0]?.posts ?? 0, used_by: own.map(({ id, title }) => ({ id, title })) }
  })
}

/**
 * Adds an author under an id, or changes the one that has it.
 * @throws author-exists for the name of another author, list-full.
 */
export async function saveAuthor(database: Database, id: string, input: AuthorInput): Promise<Author> {
  return write(database, async (tx) => {
    const [other] = await tx
      .select({ name: authors.name })
      .from(authors)
      .where(and(byName(input.name), ne(authors.id, id)))
    if (other) throw errors.authorThere(other.name)
    if ((await tx.$count(authors, ne(authors.id, id))) >= MAX_AUTHORS)
      throw errors.listFull(`There are ${MAX_AUTHORS} authors already`)
    const row = { id, ...input, updatedAt: new Date() }
    await tx.insert(authors).values(row).onConflictDoUpdate({ target: authors.id, set: row })
    return { id, ...input }
  })
}

/** Removes an author; its posts show none, until it is saved under the same id again. @throws not-found */
export async function removeAuthor(database: Database, id: string): Promise<void> {
  const gone = await write(database, (tx) => tx.delete(authors).where(eq(authors.id, id)).returning({ id: authors.id }))
  if (gone.length === 0) throw errors.authorNotFound()
}

/**
 * The author with an id, or with a name in any letter case, within a transaction; added if there is none. For imports.
 * @returns null for a blank name. @throws list-full
 */
export async function findOrCreateAuthor(
  tx: Database,
  { id = newId(), name, bio = '', picture = null, links = [] }: Pick<AuthorInput, 'name'> & Partial<Author>,
): Promise<{ id: string; isNew: boolean } | null> {
  const requestedName = name.trim().slice(0, MAX_AUTHOR_NAME_LENGTH)
  if (!requestedName) return null
  const found = await tx
    .select({ id: authors.id })
    .from(authors)
    .where(or(eq(authors.id, id), byName(requestedName)))
  const known = found.find((author) => author.id === id) ?? found[0]
  if (known) return { id: known.id, isNew: false }
  await saveAuthor(tx, id, { name: requestedName, bio, picture, links })
  return { id, isNew: true }
}

/** Removes those of some authors that no post names. */
export async function removeUnusedAuthors(database: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await write(database, async (tx) => {
    const named = tx.select().from(posts).where(eq(posts.authorId, authors.id))
    await tx.delete(authors).where(and(inArray(authors.id, ids), notExists(named)))
  })
}
