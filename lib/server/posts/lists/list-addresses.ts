import { and, asc, desc, inArray, sql } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostAddress } from '@/lib/contract/posts/post'
import type { Database } from '../../db/database'
import { readPage } from '../../db/query/sql'
import { publicPicture } from '../../images/public-pictures'
import { posts } from '../../db/schema/post-schema'
import { countList } from './count-posts'

const columns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  categories: posts.categories,
  previewImage: posts.previewImage,
  updatedAt: posts.updatedAt,
  changedAt: posts.changedAt,
}

/** Posts that search engines may not list, or whose original is elsewhere, have no place in a sitemap. */
const isListed = sql`not coalesce((${posts.seo}->>'noindex')::boolean, false) and ${posts.seo}->>'canonical' is null`

/** One page of the addresses of published posts that search engines may list, oldest first, so that a post stays on its page. */
export async function listAddresses(
  database: Database,
  page: number,
  size = MAX_ADDRESSES,
): Promise<{ posts: PostAddress[]; pagination: Pagination }> {
  const total = (await countList(database, { status: 'published' })) ?? 0
  const { rows, pagination } = await readPage(page, size, total, ({ reversed, offset, limit }) => {
    const direction = reversed ? desc : asc
    const ids = database
      .select({ id: posts.id })
      .from(posts)
      .where(sql`${posts.status} = 'published'`)
      .orderBy(direction(posts.datedAt), direction(posts.id))
      .limit(limit)
      .offset(offset)
    return database
      .select(columns)
      .from(posts)
      .where(and(inArray(posts.id, ids), isListed))
      .orderBy(asc(posts.datedAt), asc(posts.id))
  })
  return {
    posts: rows.map(({ updatedAt, changedAt, previewImage, ...row }) => ({
      ...row,
      previewImage: publicPicture(previewImage),
      updated_at: updatedAt.toISOString(),
      changed_at: changedAt.toISOString(),
    })),
    pagination,
  }
}
