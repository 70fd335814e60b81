import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { slugOf } from '../../format/addresses/path-segment'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { posts } from '../db/schema/post-schema'

type Named = Pick<typeof posts.$inferSelect, 'id' | 'title'> & { seo?: { slug: string | null } | null | undefined }

/**
 * The slug of a post: the one set by hand, or else that of its title. An old one leads to the post too, since addresses
 * hold its id.
 * @throws slug-taken if it was set by hand and another post has it.
 */
export async function chooseSlug(tx: Database, { id, title, seo }: Named): Promise<string | null> {
  const own = seo?.slug
  if (!own) return slugOf(title)
  const [other] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, own), ne(posts.id, id)))
    .limit(1)
  if (other) throw errors.slugTaken()
  return own
}
