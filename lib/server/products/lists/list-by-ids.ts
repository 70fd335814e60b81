import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { products, postProducts, posts } from '../../db/schema/post-schema'
import { productColumns, type StoredProduct, toProduct, productsById } from '../product-row'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { foldText } from '@/lib/search/text/fold-text'
import { RowCache } from '../../db/query/row-cache'
import { paginate } from '../../db/query/sql'
import { siteSearch } from '../../search/live/site-search'
import { listed } from './list-products'
import type { Product } from '@/lib/contract/products/product'

/** Products by their ids, in that order, without missing and archived ones; for visitors only those that a published post features. */
export async function listByIds(database: Database, ids: string[], includeUnlinked: boolean): Promise<StoredProduct[]> {
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.archivedAt), listed(database, { includeUnlinked })))
  const found = new Map(rows.map((row) => [row.id, toProduct(row)]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

/**
 * One page of the products whose name contains a text, ignoring case and accents: newest first, without archived ones.
 * Names are compared in the memory of the search engine: 24 ms of CPU at 50,000 products, where the database, which would fold each
 * name twice, takes 390 (`npm run bench`).
 * @throws unavailable while the index is still being built.
 */
export async function listByName(
  database: Database,
  text: string,
  page: number,
  size: number,
): Promise<{ products: StoredProduct[]; pagination: Pagination }> {
  const every = await siteSearch(database).products.browse(true)
  const part = foldText(text)
  const matching: string[] = []
  for (const doc of every.behind()) {
    const facts = every.index.factsOf(doc)
    if (facts && !facts.isArchived && foldText(facts.name).includes(part)) matching.push(facts.id)
  }
  const ids = matching.slice((page - 1) * size, page * size)
  const found = await productsById(database, ids)
  return { products: ids.flatMap((id) => found.get(id) ?? []), pagination: paginate(page, size, matching.length) }
}

/** Posts that are named for each product. */
const MOST = 2

type Featuring = { id: string; posts: NonNullable<Product['featured_in']> }

const recentFeaturing = new RowCache<Featuring>(1_000)

/** Adds to products the newest published posts that feature each. */
export async function withPosts(database: Database, products: Product[]): Promise<Product[]> {
  const ids = products.map((product) => product.product_id)
  const rows = await recentFeaturing.byIds(database, ids, 'newest', (missing) => readFeaturing(database, missing))
  const postsOf = new Map(rows.map((row) => [row.id, row.posts]))
  return products.map((product) => ({ ...product, featured_in: postsOf.get(product.product_id) ?? [] }))
}

async function readFeaturing(database: Database, ids: string[]): Promise<Featuring[]> {
  const ranked = database
    .select({
      productId: postProducts.productId,
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      place:
        sql<number>`row_number() over (partition by ${postProducts.productId} order by ${posts.datedAt} desc nulls first, ${posts.id} desc)`.as(
          'place',
        ),
    })
    .from(postProducts)
    .innerJoin(posts, and(eq(posts.id, postProducts.postId), eq(posts.status, 'published')))
    .where(inArray(postProducts.productId, ids))
    .as('ranked')
  const rows = await database.select().from(ranked).where(lte(ranked.place, MOST)).orderBy(ranked.place)
  return ids.map((id) => ({
    id,
    posts: rows
      .filter(({ productId }) => productId === id)
      .map(({ id: post, slug, title }) => ({ id: post, slug, title })),
  }))
}
