import 'server-only'
import { eq } from 'drizzle-orm'
import type { Author } from '@/lib/contract/posts/authors'
import { errors } from '../../core/errors'
import { authors } from '../../db/schema/author-schema'
import type { Database } from '../../db/database'

const { id, name, bio, picture, links } = authors
export const authorColumns = { id, name, bio, picture, links }

/** An author by id; null if there is none. */
export async function findAuthor(database: Database, authorId: string | null | undefined): Promise<Author | null> {
  if (!authorId) return null
  const [author] = await database.select(authorColumns).from(authors).where(eq(id, authorId))
  return author ?? null
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
  wanted: string | null,
): Promise<string | null> {
  await requireAuthor(database, wanted)
  return wanted === null && !(await findAuthor(database, before)) ? before : wanted
}
