import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
  inArray,
} from 'drizzle-orm'
import type { LibraryPicture } from '@/lib/contract/pictures/picture-calls'
import {
  PICTURE_FILTERS,
  type PictureFilter,
  type PictureOrder,
  PICTURES_PER_PAGE,
} from '@/lib/contract/pictures/picture-texts'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { storedPicture } from '@/lib/format/pictures'
import { errors } from '../core/errors'
import { authors } from '../db/schema/author-schema'
import type { Database } from '../db/database'
import { containing, paginate } from '../db/query/sql'
import { pictures, pictureUses } from '../db/schema/picture-schema'
import { posts, products } from '../db/schema/post-schema'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isLive, liveUses, usesOf } from './picture-uses'

type View = { q?: string | undefined; filter?: PictureFilter | undefined; sort?: PictureOrder | undefined }

type PicturePage = {
  pictures: LibraryPicture[]
  pagination: Pagination
  counts: Record<PictureFilter, number>
}

const ORDERS: Record<PictureOrder, SQL> = {
  newest: desc(pictures.uploadedAt),
  oldest: asc(pictures.uploadedAt),
  largest: desc(pictures.size),
  smallest: asc(pictures.size),
}

/** One page of the library, with the number of pictures of each filter within the search. */
export async function listPictures(
  database: Database,
  { q, filter = 'all', sort = 'newest' }: View,
  page = 1,
  size = PICTURES_PER_PAGE,
): Promise<PicturePage> {
  const filters = filtersOf(database)
  const matches = matchOf(database, q?.trim() ?? '')
  const counted = (name: PictureFilter) => sql<number>`count(*) filter (where ${filters[name]})`.mapWith(Number)
  const sums = Object.fromEntries(PICTURE_FILTERS.map((name) => [name, counted(name)]))
  const [counts] = (await database.select(sums).from(pictures).where(matches)) as [PicturePage['counts']]
  const rows = await database
    .select()
    .from(pictures)
    .where(and(matches, filters[filter]))
    .orderBy(ORDERS[sort], desc(pictures.name))
    .limit(size)
    .offset((page - 1) * size)
  return { pictures: await describe(database, rows), pagination: paginate(page, size, counts[filter]), counts }
}

/** A picture of the library. @throws not-found */
export async function findPicture(database: Database, name: string): Promise<LibraryPicture> {
  const [picture] = await describe(database, await database.select().from(pictures).where(eq(pictures.name, name)))
  if (!picture) throw errors.pictureNotFound()
  return picture
}

function filtersOf(database: Database): Record<PictureFilter, SQL | undefined> {
  const isThere = isNull(pictures.removedAt)
  const isUsed = exists(liveUses(database))
  return {
    all: isThere,
    used: and(isThere, isUsed),
    unused: and(isThere, notExists(liveUses(database))),
    no_alt: and(isThere, isNull(pictures.alt)),
    removed: isNotNull(pictures.removedAt),
  }
}

/** Pictures whose alt text, or the title of a post, product or author that shows them, contains a text. */
function matchOf(database: Database, text: string): SQL | undefined {
  if (!text) return undefined
  const pattern = containing(text)
  const titled = database
    .select()
    .from(pictureUses)
    .leftJoin(posts, eq(posts.id, pictureUses.itemId))
    .leftJoin(products, eq(products.id, pictureUses.itemId))
    .leftJoin(authors, eq(authors.id, pictureUses.itemId))
    .where(
      and(
        eq(pictureUses.name, pictures.name),
        isLive,
        or(ilike(posts.title, pattern), ilike(products.name, pattern), ilike(authors.name, pattern)),
      ),
    )
  return or(ilike(pictures.alt, pattern), exists(titled))
}

async function describe(database: Database, rows: (typeof pictures.$inferSelect)[]): Promise<LibraryPicture[]> {
  const uses = await usesOf(
    database,
    rows.map(({ name }) => name),
  )
  const alts = await altsInPosts(
    database,
    rows.filter(({ alt }) => alt === null).map(({ name }) => name),
  )
  return rows.map(({ name, size, alt, focus, uploadedAt, removedAt }) => {
    const url = `/uploads/${name}.webp`
    const { width = 0, height = 0 } = storedPicture(url) ?? {}
    return {
      name,
      url,
      width,
      height,
      size,
      alt: alt ?? alts.get(name) ?? null,
      ...(focus && { focus }),
      uploaded_at: uploadedAt.toISOString(),
      removed_at: removedAt?.toISOString() ?? null,
      ...(uses.get(name) ?? { uses: [], use_count: 0, past_count: 0 }),
    }
  })
}

/** The alt texts that a post gives pictures, for those without a default one; absent where none does. */
async function altsInPosts(database: Database, names: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (names.length === 0) return found
  const rows = await database
    .selectDistinctOn([pictureUses.name], {
      name: pictureUses.name,
      content: sql<string>`case when ${pictureUses.place} = 'body' then ${posts.content} else '' end`,
      previewAlt: posts.previewImageAlt,
    })
    .from(pictureUses)
    .innerJoin(posts, eq(posts.id, pictureUses.itemId))
    .where(and(inArray(pictureUses.name, names), inArray(pictureUses.place, ['body', 'preview'])))
    .orderBy(pictureUses.name, pictureUses.place, pictureUses.itemId)
  for (const { name, content, previewAlt } of rows) {
    const alt = content ? altIn(content, name) : previewAlt
    if (alt) found.set(name, alt)
  }
  return found
}

function altIn(html: string, name: string): string | undefined {
  const images = DomUtils.getElementsByTagName('img', parseDocument(html))
  return images.find(({ attribs }) => attribs.src?.includes(name))?.attribs.alt?.trim()
}
