import { asc, gt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { posts, products } from '../../db/schema/post-schema'
import { postColumns, type StoredPost, toPost } from '../../posts/post-row'
import { otherOffers, readOffers } from '../../products/offers/read-offers'
import { type StoredProduct, toProduct } from '../../products/product-row'

const BATCH_SIZE = 100

/** Rows in the order of ids, a part of them at a time. @param read those after an id. */
async function* inParts<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows: Row[] = await read(after)
    yield rows
    after = rows.at(-1)?.id
  }
}

/** Every post, drafts included, in the shape of the API, in the order of ids. */
export async function* everyPost(database: Database): AsyncGenerator<StoredPost> {
  const read = (after: string) =>
    database.select(postColumns).from(posts).where(gt(posts.id, after)).orderBy(asc(posts.id)).limit(BATCH_SIZE)
  for await (const rows of inParts(read)) for (const row of rows) yield await toPost(database, row)
}

/** A product in the shape of the API, with what else another such site needs to show the same. */
type ExportedProduct = StoredProduct &
  Record<'created_at' | 'updated_at' | 'read_at' | 'archived_at', string | null> & {
    corrected: string[]
    /** What identifies it, as its page may have said. */
    key: string
  }

/** Every product, archived ones included, in the order of ids. */
export async function* everyProduct(database: Database): AsyncGenerator<ExportedProduct> {
  const read = (after: string) =>
    database.select().from(products).where(gt(products.id, after)).orderBy(asc(products.id)).limit(BATCH_SIZE)
  for await (const rows of inParts(read)) {
    const offersOf = await readOffers(
      database,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const product = toProduct(row)
      const offers = otherOffers(product, offersOf(row.id), [])
      yield {
        ...product,
        ...(offers.length > 0 && { offers }),
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        read_at: row.readAt?.toISOString() ?? null,
        archived_at: row.archivedAt?.toISOString() ?? null,
        corrected: row.corrected,
        key: row.key,
      }
    }
  }
}
