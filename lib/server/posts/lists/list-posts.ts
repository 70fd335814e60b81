import { asc, count as countAll, desc, inArray, type SQL } from 'drizzle-orm'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { matchesConditions } from '@/lib/contract/posts/post-lists'
import type { PostFacets, Searched } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { RowCache } from '../../db/query/row-cache'
import { seekDirection, paginate } from '../../db/query/sql'
import { isOneOf } from '../../db/query/is-one-of'
import { postCategories, posts } from '../../db/schema/post-schema'
import { QueryCache } from '../../db/query/query-cache'
import { countList } from './count-posts'
import { withExcerpts } from './excerpts'
import { findPosts } from './find-posts'
import { inCategory, isPlainCategory, type PostFilter, postOrderBy, postWhere } from './post-filter'
import { type StoredSummary, type SummaryRow, summaryColumns, toSummaries } from '../post-row'

type PostPage = {
  posts: StoredSummary[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: PostFacets | undefined
}

/** Cached pages of lists: many pages of the site show the same one, such as the newest posts of a category. */
const pages = new QueryCache<PostPage>(32)
/** Longer pages are not cached. */
const MAX_CACHED_SIZE = 50

/**
 * One page of posts: newest first by default; with `q`, those that match any part of it, best match first.
 * @throws unavailable for a search while the index is still being built
 */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: number,
  size: number = POSTS_PER_PAGE,
): Promise<PostPage> {
  const text = filter.q?.trim()
  if (!text) {
    const read = () => browse(database, filter, page, size)
    return size > MAX_CACHED_SIZE ? read() : pages.get(database, JSON.stringify([filter, page, size]), read)
  }
  const { ids, ...rest } = await findPosts(database, text, filter, page, size)
  const posts = await readPosts(database, filter, ids)
  return { posts: filter.brief ? await withExcerpts(database, posts, rest.search.words) : posts, ...rest }
}

/** Rows of recent search results. */
const recentRows = new RowCache<SummaryRow>(1_000)

/** Posts by their ids, in that order, without those that stopped matching the filter in the meantime. */
async function readPosts(database: Database, filter: PostFilter, ids: string[]): Promise<StoredSummary[]> {
  const rows = await recentRows.byIds(database, ids, 'all', (missing) =>
    database.select(summaryColumns).from(posts).where(isOneOf(posts.id, missing)),
  )
  return toSummaries(
    database,
    rows.filter((row) => matchesConditions(row, filter)),
    filter.brief,
  )
}

/** Skips rows in the index from its nearer end, and reads only those of the page. */
async function browse(database: Database, filter: PostFilter, page: number, size: number): Promise<PostPage> {
  const total = (await countList(database, filter)) ?? (await countRows(database, postWhere(database, filter)))
  const pagination = paginate(page, size, total)
  const skipped = (page - 1) * size
  if (skipped >= total) return { posts: [], pagination }
  const { reversed, offset, size: count } = seekDirection(skipped, size, total)
  const direction = reversed ? asc : desc
  const query = isPlainCategory(filter)
    ? database
        .select({ id: postCategories.postId })
        .from(postCategories)
        .where(inCategory(filter))
        .orderBy(direction(postCategories.createdAt), direction(postCategories.postId))
        .limit(count)
        .offset(offset)
    : database
        .select({ id: posts.id })
        .from(posts)
        .where(postWhere(database, filter))
        .orderBy(...postOrderBy(filter, reversed))
        .limit(count)
        .offset(offset)
  const rows = await database
    .select(summaryColumns)
    .from(posts)
    .where(inArray(posts.id, query))
    .orderBy(...postOrderBy(filter))
  return { posts: await toSummaries(database, rows, filter.brief), pagination }
}

async function countRows(database: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await database.select({ total: countAll() }).from(posts).where(condition)
  return counted?.total ?? 0
}
