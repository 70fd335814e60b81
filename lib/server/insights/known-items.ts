import 'server-only'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { SavedKind } from '@/lib/contract/saved/saved'
import { singleton } from '../core/singleton.mjs'
import type { Database } from '../db/database'
import { posts, products } from '../db/schema/post-schema'

/** A post that is unpublished is still counted for this many milliseconds. */
const TTL = 10 * 60_000
const MAX_KNOWN = 10_000

const known = singleton('known-items', () => new WeakMap<Database, LRUCache<string, true>>())

/** Whether an id is that of a published post, or of a product. */
export async function isKnown(database: Database, kind: SavedKind, id: string): Promise<boolean> {
  const cache = known.get(database) ?? new LRUCache<string, true>({ max: MAX_KNOWN, ttl: TTL })
  known.set(database, cache)
  const key = `${kind}/${id}`
  if (cache.has(key)) return true
  const [found] =
    kind === 'post'
      ? await database
          .select({ id: posts.id })
          .from(posts)
          .where(and(eq(posts.id, id), eq(posts.status, 'published')))
      : await database.select({ id: products.id }).from(products).where(eq(products.id, id))
  if (!found) return false
  cache.set(key, true)
  return true
}
