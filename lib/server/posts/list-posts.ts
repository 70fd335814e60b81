import 'server-only'
import { and, arrayContains, asc, count, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PostOrder } from '@/lib/contract/post-orders'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostStatus, PostSummary } from '@/lib/contract/post'
import type { PostFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { KeptRows } from '../db/row-cache'
import { nearerEnd } from '../db/seek-direction'
import { pageOf } from '../db/paginate'
import { isOneOfIds, prepared } from '../db/prepared'
import { postCategories, posts } from '../db/schema'
import { UntilWrite } from '../db/query-cache'
import { searchQuery } from '../search/search-query'
import { sizeOfList } from './count-posts'
import { findPosts } from './find-posts'
import type { PostFilter } from './post-filter'
import { type SummaryRow, summaryColumns, toSummaries } from './post-row'

export type PostPage = {
  posts: PostSummary[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: PostFacets | undefined
}

const ORDERS: Record<PostOrder, { by: PgColumn[]; falling: boolean }> = {
  newest: { by: [posts.datedAt, posts.id], falling: true },
  oldest: { by: [posts.datedAt, posts.id], falling: false },
  updated: { by: [posts.updatedAt, posts.id], falling: true },
  title: { by: [posts.title, posts.id], falling: false },
}

function ordered(order: PostOrder = 'newest', reversed = false): SQL[] {
  const { by, falling } = ORDERS[order]
  return by.map((column) => (falling !== reversed ? desc(column) : asc(column)))
}

/** Pages of lists as they were last read: many pages of the site show the same, such as the newest of a category. */
const pages = new UntilWrite<PostPage>(32)
/** Posts of the longest page that is kept. */
const MOST_KEPT_SIZE = 50

/** One page of posts, newest first unless asked otherwise; with `q`, those that match any part of it, the best first. */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: number,
  size: number = POSTS_PER_PAGE,
): Promise<PostPage> {
  const text = filter.q?.trim()
  if (!text) {
    const read = () => browse(database, filter, page, size)
    return size > MOST_KEPT_SIZE ? read() : pages.get(database, JSON.stringify([filter, page, size]), read)
  }
  const found = await findPosts(database, text, filter, page, size)
  if (found) {
    const { ids, ...told } = found
    return { posts: await readPosts(database, filter, ids), ...told }
  }
  for (const match of ['all', 'any'] as const) {
    const query = searchQuery(text, match)
    if (!query) break
    const simple = await search(database, filter, query, page, size)
    if (simple.pagination.total > 0 || match === 'any') return simple
  }
  return { posts: [], pagination: pageOf(page, size, 0) }
}

/** What searches showed lately. */
const shownLately = new KeptRows<SummaryRow>(1_000)

const readByIds = (brief: boolean) =>
  prepared((database) => database.select(summaryColumns(brief)).from(posts).where(isOneOfIds(posts.id)).prepare('posts by ids'))
const READS = { brief: readByIds(true), whole: readByIds(false) }

/** Posts by their ids, in that order; one that stopped passing the filter in the meantime is left out. */
async function readPosts(database: Database, filter: PostFilter, ids: string[]): Promise<PostSummary[]> {
  const scope = filter.brief ? 'brief' : 'whole'
  const rows = await shownLately.byIds(database, ids, scope, (missing) => READS[scope](database).execute({ ids: missing }))
  return toSummaries(database, rows.filter((row) => passes(row, filter)))
}

function passes(row: SummaryRow, { status, isHighlighted, category, tag }: PostFilter): boolean {
  return (
    (status === undefined || row.status === status) &&
    (isHighlighted === undefined || row.isHighlighted === isHighlighted) &&
    (category === undefined || row.categories.includes(category)) &&
    (tag === undefined || row.tags.includes(tag))
  )
}

/** Rows are skipped in the index that orders them, from its nearer end; only those of the page are read. */
async function browse(database: Database, filter: PostFilter, page: number, size: number): Promise<PostPage> {
  const total = (await sizeOfList(database, filter)) ?? (await countRows(database, matching(database, filter)))
  const pagination = pageOf(page, size, total)
  const skipped = (page - 1) * size
  if (skipped >= total) return { posts: [], pagination }
  const { reversed, offset, size: held } = nearerEnd(skipped, size, total)
  const direction = reversed ? asc : desc
  const wanted = isPlainCategory(filter)
    ? database
        .select({ id: postCategories.postId })
        .from(postCategories)
        .where(filed(filter))
        .orderBy(direction(postCategories.createdAt), direction(postCategories.postId))
        .limit(held)
        .offset(offset)
    : database
        .select({ id: posts.id })
        .from(posts)
        .where(matching(database, filter))
        .orderBy(...ordered(filter.sort, reversed))
        .limit(held)
        .offset(offset)
  const rows = await database.select(summaryColumns(filter.brief)).from(posts).where(inArray(posts.id, wanted)).orderBy(...ordered(filter.sort))
  return { posts: await toSummaries(database, rows), pagination }
}

async function search(database: Database, filter: PostFilter, query: SQL, page: number, size: number): Promise<PostPage> {
  const where = and(matching(database, filter), sql`${posts.search} @@ (${query})`)
  const pagination = pageOf(page, size, await countRows(database, where))
  const skipped = (page - 1) * size
  if (skipped >= pagination.total) return { posts: [], pagination }
  const best = filter.sort ? [] : [desc(sql`ts_rank(${posts.search}, ${query}, 1)`)]
  const rows = await database
    .select(summaryColumns(filter.brief))
    .from(posts)
    .where(where)
    .orderBy(...best, ...ordered(filter.sort))
    .limit(size)
    .offset(skipped)
  return { posts: await toSummaries(database, rows), pagination }
}

async function countRows(database: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await database.select({ total: count() }).from(posts).where(where)
  return counted?.total ?? 0
}

/** The status stands in the query itself, or the planner could not know that an index of published posts will do. */
const HAS_STATUS: Record<PostStatus, SQL> = {
  draft: sql`${posts.status} = 'draft'`,
  published: sql`${posts.status} = 'published'`,
}
const IS_HIGHLIGHTED = sql`${posts.status} = 'published' and ${posts.isHighlighted}`

function matching(database: Database, filter: PostFilter): SQL | undefined {
  const { status, isHighlighted, category, tag } = filter
  return and(
    status && HAS_STATUS[status],
    isHighlighted === undefined ? undefined : isHighlighted ? IS_HIGHLIGHTED : not(posts.isHighlighted),
    tag ? arrayContains(posts.tags, [tag]) : undefined,
    category
      ? inArray(posts.id, database.select({ id: postCategories.postId }).from(postCategories).where(filed(filter)))
      : undefined,
  )
}

const isPlainCategory = ({ category, tag, isHighlighted, sort }: PostFilter) =>
  category !== undefined && !tag && isHighlighted === undefined && (sort ?? 'newest') === 'newest'

function filed({ category = '', status }: PostFilter): SQL | undefined {
  return and(eq(postCategories.category, category), status && eq(postCategories.published, status === 'published'))
}
