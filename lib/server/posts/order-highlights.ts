import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { write } from '../db/write'

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
