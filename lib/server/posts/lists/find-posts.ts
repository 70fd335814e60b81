import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search/search'
import { countFacet, filterDocs, paginateHits } from '@/lib/search/results/results'
import { describeSearch } from '@/lib/search/results/describe-search'
import type { Database } from '../../db/database'
import { paginate } from '../../db/query/sql'
import { siteSearch } from '../../search/live/site-search'
import { comparePosts, POST_COLUMNS, type PostFilter, searchConditions } from './post-filter'

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
