import 'server-only'
import type { PostOrder } from '@/lib/contract/api'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { countFacet } from '../search/count-facet'
import type { PostFacts } from '../search/live/post-source'
import { siteSearch } from '../search/live/site-search'
import { pageOfHits } from '../search/page-of-hits'
import { describeSearch } from '../search/describe-search'
import type { PostFilter } from './post-filter'

export type FoundPosts = { ids: string[]; pagination: Pagination; search: Searched; facets?: PostFacets }

type Order = (a: PostFacts, b: PostFacts) => number

const byId: Order = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const ORDERS: Record<PostOrder, Order> = {
  newest: (a, b) => b.madeAt - a.madeAt || byId(b, a),
  oldest: (a, b) => a.madeAt - b.madeAt || byId(a, b),
  updated: (a, b) => b.updatedAt - a.updatedAt || byId(b, a),
  title: (a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : byId(a, b)),
}
const MOST_TAGS = 20

/** Which posts a search puts on a page; null while the site's words are still being read. */
export async function findPosts(
  database: Database,
  text: string,
  filter: PostFilter,
  page: number,
  size: number,
): Promise<FoundPosts | null> {
  const { posts } = siteSearch(database)
  const found = await posts.find({ text, all: filter.status !== 'published', correct: !filter.exact })
  if (!found) return null
  const order = filter.sort && ORDERS[filter.sort]
  const { ids, total } = pageOfHits(found, (facts) => passes(facts, filter), { page, size, order })
  const asked = { ids, pagination: pageOf(page, size, total), search: describeSearch(text, found) }
  if (!filter.facets) return asked
  const all = [...found.first, ...found.others].map(({ facts }) => facts)
  const beside = (left: keyof PostFilter) => all.filter((facts) => passes(facts, { ...filter, [left]: undefined }))
  const facets = {
    categories: countFacet(beside('category'), ({ categories }) => categories),
    tags: countFacet(beside('tag'), ({ tags }) => tags, MOST_TAGS),
  }
  return { ...asked, facets }
}

function passes(facts: PostFacts, { status, isHighlighted, category, tag }: PostFilter): boolean {
  return (
    (status === undefined || (status === 'published') === facts.isPublic) &&
    (isHighlighted === undefined || isHighlighted === facts.isHighlighted) &&
    (category === undefined || facts.categories.includes(category)) &&
    (tag === undefined || facts.tags.includes(tag))
  )
}
