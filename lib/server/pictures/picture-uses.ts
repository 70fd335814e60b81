import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PictureUse } from '@/lib/contract/pictures/picture-calls'
import { type LivePlace, PICTURE_PLACES } from '@/lib/contract/pictures/picture-texts'
import { authors } from '../db/schema/author-schema'
import type { Database } from '../db/database'
import { pictures, pictureUses } from '../db/schema/picture-schema'
import { posts, products } from '../db/schema/post-schema'

/** Places that are read of each picture. */
const LISTED = 10

export const isLive = inArray(pictureUses.place, [...PICTURE_PLACES])

/** The places of posts, products and authors that show a picture of `pictures`. */
export const liveUses = (database: Database) =>
  database
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.name, pictures.name), isLive))

export type Uses = { uses: PictureUse[]; use_count: number; past_count: number }

/** Where pictures are shown, with the number of places; those that nothing names are absent. */
export async function usesOf(database: Database, names: string[]): Promise<Map<string, Uses>> {
  const found = new Map<string, Uses>()
  if (names.length === 0) return found
  const numbered = database
    .select({
      name: pictureUses.name,
      place: pictureUses.place,
      itemId: pictureUses.itemId,
      isLive: sql<boolean>`${isLive}`.as('is_live'),
      count: sql<number>`count(*) over (partition by ${pictureUses.name}, ${isLive})`.mapWith(Number).as('uses'),
      rank: sql<number>`row_number() over (partition by ${pictureUses.name}, ${isLive} order by ${pictureUses.itemId}, ${pictureUses.place})`.as(
        'rank',
      ),
    })
    .from(pictureUses)
    .where(inArray(pictureUses.name, names))
    .as('numbered')
  const rows = await database
    .select({
      name: numbered.name,
      place: numbered.place,
      id: numbered.itemId,
      isLive: numbered.isLive,
      count: numbered.count,
      title: sql<string>`coalesce(${posts.title}, ${products.name}, ${authors.name}, '')`,
    })
    .from(numbered)
    .leftJoin(posts, and(eq(posts.id, numbered.itemId), notInArray(numbered.place, ['product', 'author'])))
    .leftJoin(products, and(eq(products.id, numbered.itemId), eq(numbered.place, 'product')))
    .leftJoin(authors, and(eq(authors.id, numbered.itemId), eq(numbered.place, 'author')))
    .where(sql`${numbered.rank} <= ${LISTED}`)
    .orderBy(numbered.name, numbered.itemId)
  for (const { name, place, id, title, isLive: live, count } of rows) {
    const entry = found.get(name) ?? { uses: [], use_count: 0, past_count: 0 }
    found.set(name, entry)
    if (live) {
      entry.uses.push({ place: place as LivePlace, id, title })
      entry.use_count = count
    } else entry.past_count = count
  }
  return found
}
