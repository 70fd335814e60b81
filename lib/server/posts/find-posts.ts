import 'server-only'
import type { PostOrder } from '@/lib/contract/api'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { FacetCount } from '../search/count-facet'
import { AnswersOf } from '../search/kept-results'
import type { PostFacts } from '../search/live/post-source'
import { type Found, siteSearch } from '../search/live/site-search'
import { pageOfHits } from '../search/page-of-hits'
import { describeSearch } from '../search/describe-search'
import type { Ranked } from '../search/query/rank'
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

const answers = new AnswersOf<Found<PostFacts>, { ids: string[]; total: number; facets: PostFacets | undefined }>()

/** Which posts a search puts on a page; null while the site's words are still being read. */
export async function findPosts(
  database: Database,
  text: string,
  filter: PostFilter,
  page: number,
  size: number,
): Promise<FoundPosts | null> {
  const { posts } = siteSearch(database)
  const all = filter.status !== 'published'
  const found = await posts.find({ text, all, correct: !filter.exact })
  if (!found) return null
  const { ids, total, facets } = answers.get(found, { ...filter, q: undefined, page, size }, () => {
    const order = filter.sort && ORDERS[filter.sort]
    const { status, isHighlighted, category, tag } = filter
    const narrows = (all && status) || isHighlighted !== undefined || category !== undefined || tag !== undefined
    const hits = pageOfHits(found, narrows ? (facts) => passes(facts, filter) : null, { page, size, order })
    return { ...hits, facets: filter.facets ? facetsOf(found, filter) : undefined }
  })
  return { ids, pagination: pageOf(page, size, total), search: describeSearch(text, found), ...(facets && { facets }) }
}

/** What the search can be narrowed to: each facet counts what the other narrowing lets pass. */
function facetsOf({ first, others }: Ranked<PostFacts>, filter: PostFilter): PostFacets {
  const [anyCategory, anyTag] = [{ ...filter, category: undefined }, { ...filter, tag: undefined }]
  const [categories, tags] = [new FacetCount(), new FacetCount()]
  for (const hits of [first, others.hits()]) {
    for (const { facts } of hits) {
      if (passes(facts, anyCategory)) categories.add(facts.categories)
      if (passes(facts, anyTag)) tags.add(facts.tags)
    }
  }
  return { categories: categories.commonest(), tags: tags.commonest(MOST_TAGS) }
}

function passes(facts: PostFacts, { status, isHighlighted, category, tag }: PostFilter): boolean {
  return (
    (status === undefined || (status === 'published') === facts.isPublic) &&
    (isHighlighted === undefined || isHighlighted === facts.isHighlighted) &&
    (category === undefined || facts.categories.includes(category)) &&
    (tag === undefined || facts.tags.includes(tag))
  )
}
