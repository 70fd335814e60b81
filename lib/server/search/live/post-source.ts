import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FilterablePost } from '@/lib/contract/posts/post-lists'
import type { Database } from '../../db/database'
import { posts, postProducts, products } from '../../db/schema/post-schema'
import { BODY, CATEGORIES, PRODUCTS, SUMMARY, TAGS } from '@/lib/search/index/fields'
import type { DocFields } from '@/lib/search/index/search-index'
import type { Entry, Source } from './live-index'
import { shared } from './shared-texts'

/** The fields of an indexed post besides its text. */
export type IndexedPost = DocFields & FilterablePost & { title: string; changedAt: number }

/** Characters of a body that are indexed. */
const MAX_BODY = 200_000

const columns = {
  id: posts.id,
  title: posts.title,
  summary: posts.summary,
  body: sql<string>`left(${posts.content}, ${MAX_BODY})`,
  categories: posts.categories,
  tags: posts.tags,
  status: posts.status,
  isHighlighted: posts.isHighlighted,
  datedAt: posts.datedAt,
  changedAt: posts.changedAt,
}
type Row = Pick<
  typeof posts.$inferSelect,
  'id' | 'title' | 'summary' | 'categories' | 'tags' | 'status' | 'isHighlighted' | 'datedAt' | 'changedAt'
> & { body: string }

/** Posts, indexed by their texts and the products they feature. */
export const postSource: Source<IndexedPost> = {
  kind: 'post',
  after: async (database, id, most) =>
    entriesOf(
      database,
      await database.select(columns).from(posts).where(gt(posts.id, id)).orderBy(asc(posts.id)).limit(most),
    ),
  byIds: async (database, ids) =>
    entriesOf(database, await database.select(columns).from(posts).where(inArray(posts.id, ids))),
}

async function entriesOf(database: Database, rows: Row[]): Promise<Entry<IndexedPost>[]> {
  const featured = await productTexts(
    database,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    facts: {
      id: row.id,
      isPublic: row.status === 'published',
      status: row.status === 'published' ? 'published' : 'draft',
      madeAt: row.datedAt.getTime(),
      changedAt: row.changedAt.getTime(),
      title: row.title,
      isHighlighted: row.isHighlighted,
      categories: row.categories.map(shared),
      tags: row.tags.map(shared),
    },
    title: row.title,
    texts: [
      { field: TAGS, text: row.tags.join(' . ') },
      { field: CATEGORIES, text: row.categories.join(' . ') },
      { field: PRODUCTS, text: featured.get(row.id) ?? '' },
      { field: SUMMARY, text: row.summary },
      { field: BODY, text: row.body.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ') },
    ],
  }))
}

async function productTexts(database: Database, postIds: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (postIds.length === 0) return texts
  const rows = await database
    .select({
      postId: postProducts.postId,
      name: products.name,
      brand: products.brand,
      modelNumber: products.modelNumber,
      sku: products.sku,
    })
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .where(inArray(postProducts.postId, postIds))
  for (const { postId, name, brand, modelNumber, sku } of rows) {
    const text = [name, brand, modelNumber, sku].filter(Boolean).join(' . ')
    texts.set(postId, `${texts.get(postId) ?? ''} . ${text}`)
  }
  return texts
}
