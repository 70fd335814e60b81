import 'server-only'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Post, PostSummary } from '@/lib/contract/post'
import type { Product } from '@/lib/contract/product'
import type { Database } from '../db/database'
import { postProducts, posts, products } from '../db/schema'
import { productColumns, toProduct } from '../products/product-row'

const { search: _search, productText: _productText, tagText: _tagText, updatedBy: _updatedBy, content, ...summary } = getTableColumns(posts)

/** What a list reads of a post; its body stays in the database. */
export const summaryColumns = summary
export const postColumns = { ...summary, content }

export type SummaryRow = Omit<typeof posts.$inferSelect, 'search' | 'productText' | 'tagText' | 'updatedBy' | 'content'>

/**
 * Rows as they go over the wire, with their linked products in the order the posts feature them.
 * @param brief whether the products are left out.
 */
export async function toSummaries(database: Database, rows: SummaryRow[], brief = false): Promise<PostSummary[]> {
  const linked = await productsOf(database, brief ? [] : rows.map((row) => row.id))
  return rows.map((row) => toSummary(row, linked.get(row.id) ?? []))
}

/** A whole post as it goes over the wire. */
export async function toPost(database: Database, row: SummaryRow & { content: string }): Promise<Post> {
  const linked = await productsOf(database, [row.id])
  return { ...toSummary(row, linked.get(row.id) ?? []), content: row.content }
}

function toSummary({ createdAt, updatedAt, ...row }: SummaryRow, linked: Product[]): PostSummary {
  return { ...row, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString(), products: linked }
}

async function productsOf(database: Database, postIds: string[]): Promise<Map<string, Product[]>> {
  const linked = new Map<string, Product[]>()
  if (postIds.length === 0) return linked
  const rows = await database
    .select({ postId: postProducts.postId, product: productColumns })
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .where(inArray(postProducts.postId, postIds))
    .orderBy(postProducts.postId, postProducts.position)
  for (const { postId, product } of rows) linked.set(postId, [...(linked.get(postId) ?? []), toProduct(product)])
  return linked
}
