import { and, eq, exists, inArray, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { pictures } from '../db/schema/picture-schema'
import { liveUses } from './picture-uses'

/** Sets the default alt text or the focal point of a picture; empty text and null take them away. @throws not-found */
export async function describePicture(
  database: Database,
  name: string,
  { alt, focus }: { alt?: string | undefined; focus?: FocalPoint | null | undefined },
): Promise<void> {
  await write(database, async (tx) => {
    const changed = await tx
      .update(pictures)
      .set({ ...(alt !== undefined && { alt: alt.trim() || null }), ...(focus !== undefined && { focus }) })
      .where(eq(pictures.name, name))
      .returning({ name: pictures.name })
    if (changed.length === 0) throw errors.pictureNotFound()
  })
}

/**
 * Removes the pictures that no post or product shows; they can be restored for some weeks.
 * @returns the names of those removed, and of those that stay because they are in use.
 */
export async function removePictures(
  database: Database,
  names: string[],
): Promise<{ removed: string[]; used: string[] }> {
  if (names.length === 0) return { removed: [], used: [] }
  return write(database, async (tx) => {
    const isListed = and(inArray(pictures.name, names), isNull(pictures.removedAt))
    const removed = await tx
      .update(pictures)
      .set({ removedAt: new Date() })
      .where(and(isListed, notExists(liveUses(tx))))
      .returning({ name: pictures.name })
    const used = await tx
      .select({ name: pictures.name })
      .from(pictures)
      .where(and(isListed, exists(liveUses(tx))))
    return { removed: removed.map(({ name }) => name), used: used.map(({ name }) => name) }
  })
}

/** Restores removed pictures. @returns the number restored. */
export async function restorePictures(database: Database, names: string[]): Promise<number> {
  if (names.length === 0) return 0
  return write(database, async (tx) => {
    const restored = await tx
      .update(pictures)
      .set({ removedAt: null })
      .where(and(inArray(pictures.name, names), isNotNull(pictures.removedAt)))
      .returning({ name: pictures.name })
    return restored.length
  })
}
