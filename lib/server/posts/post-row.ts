import 'server-only'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'
import type { Database } from '../db/database'
import { postProducts, posts } from '../db/schema/post-schema'
import { productsById } from '../products/products-by-id'

const {
  search: _search,
  productText: _productText,
  tagText: _tagText,
  updatedBy: _updatedBy,
  datedAt: _datedAt,
  highlightPosition: _highlightPosition,
  content,
  seo,
  ...summary
} = getTableColumns(posts)

/** The ids of the products that a post features, in its order. */
export const productIds = sql<string[]>`array(
  select ${postProducts.productId} from ${postProducts} where ${postProducts.postId} = ${posts.id} order by ${postProducts.position}
)`.mapWith(posts.tags)

const noIds = sql<string[]>`array[]::text[]`.mapWith(posts.tags)

/**
 * The columns of a post in lists: all but its content and search engine fields.
 * @param brief leaves out the products.
 */
export const summaryColumns = (brief = false) => ({ ...summary, productIds: brief ? noIds : productIds })
export const postColumns = { ...summaryColumns(), content, seo }

export type SummaryRow = Omit<
  typeof posts.$inferSelect,
  'search' | 'productText' | 'tagText' | 'updatedBy' | 'datedAt' | 'highlightPosition' | 'content' | 'seo'
> & { productIds: string[] }

/** Converts rows to API summaries, with their linked products in order. */
export async function toSummaries(database: Database, rows: SummaryRow[]): Promise<PostSummary[]> {
  const linked = await productsById(
    database,
    rows.flatMap((row) => row.productIds),
  )
  return rows.map((row) => toSummary(row, linked))
}

/** Converts a row to an API post. */
export async function toPost(database: Database, row: SummaryRow & Pick<Post, 'content' | 'seo'>): Promise<Post> {
  const linked = await productsById(database, row.productIds)
  return { ...toSummary(row, linked), content: row.content, seo: row.seo }
}

function toSummary(
  { createdAt, updatedAt, publishedAt, productIds, ...row }: SummaryRow,
  linked: Map<string, Product>,
): PostSummary {
  const products = productIds.flatMap((id) => linked.get(id) ?? [])
  const moments = {
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
  }
  return { ...row, ...moments, products }
}
