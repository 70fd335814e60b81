import { sql } from 'drizzle-orm'
import type { Connection } from '../../../server/db/open/connection'
import { postProducts, posts, products } from '../../../server/db/schema/post-schema'
import { benchId, makeArticles, makeProducts } from './make-content'

const BATCH = 500

function* inBatches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Fills a new database with posts and products in one step, without the triggers that maintain lists (they are made for single
 * writes). Each product is in one post.
 */
export async function fillCatalog(
  { database }: Connection,
  { postCount, productCount, seed }: { postCount: number; productCount: number; seed: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const batch of inBatches(makeProducts(productCount, seed))) await tx.insert(products).values(batch)
    for (const batch of inBatches(makeArticles(postCount, seed))) await tx.insert(posts).values(batch)
    for (const batch of inBatches(makeLinks(productCount, postCount))) await tx.insert(postProducts).values(batch)
    await tx.execute(sql`insert into product_listings select '', id, created_at from products`)
    await tx.execute(
      sql`insert into list_sizes values ('products', 'all', ${productCount}), ('listings', '', ${productCount}) on conflict (list, part) do update set size = excluded.size`,
    )
  })
  await database.execute(sql`analyze`)
}

function* makeLinks(productCount: number, postCount: number): Generator<typeof postProducts.$inferInsert> {
  for (let at = 0; at < productCount; at += 1)
    yield { postId: benchId(at % postCount), productId: benchId(at), position: at }
}
