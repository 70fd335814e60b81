import 'server-only'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { posts } from '../db/schema'
import { write } from '../db/write'
import { lockAll } from './write-posts'

/**
 * Puts the highlights in an order; those that are not given come first, as new ones do. A post itself does not change.
 * @throws not-found or gone if one is missing; invalid if one is not highlighted.
 */
export async function orderHighlights(database: Database, ids: string[]): Promise<void> {
  const ordered = [...new Set(ids)]
  await write(database, async (tx) => {
    const rows = ordered.length > 0 ? await lockAll(tx, ordered) : []
    if (rows.some(({ isHighlighted }) => !isHighlighted)) throw errors.badField('ids', 'must be highlighted posts')
    await tx
      .update(posts)
      .set({ highlightPosition: null })
      .where(and(isNotNull(posts.highlightPosition), ordered.length > 0 ? notInArray(posts.id, ordered) : undefined))
    if (ordered.length === 0) return
    const places = sql.join(
      ordered.map((id, index) => sql`(${id}::text, ${index + 1}::int)`),
      sql`, `,
    )
    await tx
      .update(posts)
      .set({ highlightPosition: sql`place.position` })
      .from(sql`(values ${places}) as place(id, position)`)
      .where(eq(posts.id, sql`place.id`))
  })
}
