import { and, arrayContains, asc, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import {
  CONDITION_VALUES,
  type PostCondition,
  type PostConditions,
  POST_SORTS,
  type PostOrder,
} from '@/lib/contract/posts/post-lists'
import type { PostStatus } from '@/lib/contract/posts/post'
import type { Column, SearchIndex } from '@/lib/search/index/search-index'
import { type Condition, countFacet, filterDocs, paginateHits, describeSearch } from '@/lib/search/results/results'
import type { Database } from '../../db/database'
import { postCategories, posts } from '../../db/schema/post-schema'
import type { IndexedPost } from '../../search/live/post-source'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search/search'
import { paginate } from '../../db/query/sql'
import { siteSearch } from '../../search/live/site-search'

/** Which posts a list holds, and in what order. */
export type PostFilter = PostConditions & {
  q?: string | undefined
  /** Searches without spelling correction. */
  exact?: boolean | undefined
  /** Also returns facet counts. */
  facets?: boolean | undefined
  /** Leaves out the products of each post. */
  brief?: boolean | undefined
  /** Newest first by default, or best match first in a search. */
  sort?: PostOrder | undefined
}

const columnFor = (name: PostCondition): Column<IndexedPost, readonly string[]> => ({
  name,
  of: (post) => CONDITION_VALUES[name](post).map(String),
})

/** The values of all posts in the search index, by condition. */
export const POST_COLUMNS = {
  status: columnFor('status'),
  isHighlighted: columnFor('isHighlighted'),
  category: columnFor('category'),
  tag: columnFor('tag'),
}

/** A filter's conditions for posts that a search found. */
export function searchConditions(filter: PostFilter, index: SearchIndex<IndexedPost>): Condition<PostCondition>[] {
  return (Object.keys(POST_COLUMNS) as PostCondition[]).flatMap((name) => {
    const value = filter[name]
    // A search for published posts finds no others.
    if (value === undefined || value === 'published') return []
    return [{ name, passing: (docs) => index.texts(POST_COLUMNS[name]).having(String(value), docs) }]
  })
}

const byId = (a: IndexedPost, b: IndexedPost) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const COMPARE_BY = {
  datedAt: (a: IndexedPost, b: IndexedPost) => a.madeAt - b.madeAt,
  changedAt: (a: IndexedPost, b: IndexedPost) => a.changedAt - b.changedAt,
  title: (a: IndexedPost, b: IndexedPost) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
}

/** An order as a comparison of posts in the search index. */
export function comparePosts(order: PostOrder): (a: IndexedPost, b: IndexedPost) => number {
  const { key, descending } = POST_SORTS[order]
  const compare = (a: IndexedPost, b: IndexedPost) => COMPARE_BY[key](a, b) || byId(a, b)
  return descending ? (a, b) => compare(b, a) : compare
}

/** Titles by code point as in the search index, whatever the database's collation. */
const SORTED_BY = { datedAt: posts.datedAt, changedAt: posts.changedAt, title: sql`${posts.title} collate "C"` }

/** The order of a list in SQL; highlights are in the order that the administrator gave them. */
export function postOrderBy({ sort, isHighlighted }: PostFilter, reversed = false): SQL[] {
  const { key, descending } = POST_SORTS[sort ?? 'newest']
  const columns = [SORTED_BY[key], posts.id].map((column) => (descending !== reversed ? desc(column) : asc(column)))
  if (!isHighlighted || sort) return columns
  const position = posts.highlightPosition
  return [reversed ? sql`${position} desc nulls last` : sql`${position} asc nulls first`, ...columns]
}

/** Literals, not parameters: the planner uses the partial indexes of published posts only if it sees the value. */
const HAS_STATUS: Record<PostStatus, SQL> = {
  draft: sql`${posts.status} = 'draft'`,
  published: sql`${posts.status} = 'published'`,
}
const IS_HIGHLIGHTED = sql`${posts.status} = 'published' and ${posts.isHighlighted}`

/** A filter's conditions in SQL, without its query. */
export function postWhere(database: Database, filter: PostFilter): SQL | undefined {
  const { status, isHighlighted, category, tag } = filter
  return and(
    status && HAS_STATUS[status],
    isHighlighted === undefined ? undefined : isHighlighted ? IS_HIGHLIGHTED : not(posts.isHighlighted),
    tag ? arrayContains(posts.tags, [tag]) : undefined,
    category
      ? inArray(posts.id, database.select({ id: postCategories.postId }).from(postCategories).where(inCategory(filter)))
      : undefined,
  )
}

/** Whether a list is the newest posts of a category: the table of categories alone has them in order. */
export const isPlainCategory = ({ category, tag, isHighlighted, sort }: PostFilter) =>
  category !== undefined && !tag && isHighlighted === undefined && (sort ?? 'newest') === 'newest'

/** The condition on a category and a status for the table of categories. */
export function inCategory({ category = '', status }: PostFilter): SQL | undefined {
  return and(eq(postCategories.category, category), status && eq(postCategories.published, status === 'published'))
}

type FoundPosts = { ids: string[]; pagination: Pagination; search: Searched; facets?: PostFacets }

const MAX_TAGS = 20

/**
 * One page of the ids that a search finds.
 * @throws unavailable while the index is still being built
 */
export async function findPosts(
  database: Database,
  text: string,
  filter: PostFilter,
  page: number,
  size: number,
): Promise<FoundPosts> {
  const { posts } = siteSearch(database)
  const all = filter.status !== 'published'
  const found = await posts.find({ text, all, correct: !filter.exact })
  const { index, docs } = found
  const { docs: passing, without } = filterDocs(docs, searchConditions(filter, index))
  return {
    ids: paginateHits(found, passing, { page, size, order: filter.sort && comparePosts(filter.sort) }),
    pagination: paginate(page, size, passing.size),
    search: describeSearch(text, found, passing),
    // Each facet counts the posts that pass all other conditions.
    ...(filter.facets && {
      facets: {
        categories: countFacet(without('category'), index.texts(POST_COLUMNS.category)),
        tags: countFacet(without('tag'), index.texts(POST_COLUMNS.tag), MAX_TAGS),
      },
    }),
  }
}
