import 'server-only'
import type { PostOrder } from '@/lib/contract/post-orders'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/paginate'
import { countFacet } from '@/lib/search/results/count-facet'
import type { DocSet } from '../../search/index/doc-set'
import { DerivedCache } from '../../search/result-cache'
import type { PostFacts } from '../search/live/post-source'
import type { Found } from '@/lib/search/results/found'
import { siteSearch } from '../search/live/site-search'
import { type Condition, filterDocs } from '@/lib/search/results/filter-docs'
import { paginateHits } from '@/lib/search/results/paginate-hits'
import { describeSearch } from '@/lib/search/results/describe-search'
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

type Respect = 'status' | 'highlight' | 'category' | 'tag'
type Answer = { ids: string[]; passing: DocSet; facets: PostFacets | undefined }

const answers = new DerivedCache<Found<PostFacts>, Answer>()

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
  const { ids, passing, facets } = answers.get(found, { ...filter, q: undefined, page, size }, () => answer(found, filter, page, size))
  return { ids, pagination: pageOf(page, size, passing.size), search: describeSearch(text, found, passing), ...(facets && { facets }) }
}

function answer(found: Found<PostFacts>, filter: PostFilter, page: number, size: number): Answer {
  const { index, docs } = found
  const { docs: passing, without } = filterDocs(docs, checksOf(filter, index))
  const ids = paginateHits(found, passing, { page, size, order: filter.sort && ORDERS[filter.sort] })
  // Each facet counts what the other narrowing lets pass.
  const facets = filter.facets && {
    categories: countFacet(without('category'), index.texts(CATEGORIES)),
    tags: countFacet(without('tag'), index.texts(TAGS), MOST_TAGS),
  }
  return { ids, passing, facets: facets || undefined }
}

const CATEGORIES = { name: 'categories', of: ({ categories }: PostFacts) => categories }
const TAGS = { name: 'tags', of: ({ tags }: PostFacts) => tags }
const PUBLIC = { name: 'public', of: ({ isPublic }: PostFacts) => Number(isPublic) }
const HIGHLIGHTED = { name: 'highlighted', of: ({ isHighlighted }: PostFacts) => Number(isHighlighted) }

/** What a filter asks of the posts that a search found, one check for each thing that it asks for. */
function checksOf({ status, isHighlighted, category, tag }: PostFilter, index: Found<PostFacts>['index']): Condition<Respect>[] {
  const checks: Condition<Respect>[] = []
  // Where published ones are asked for, no others were found.
  if (status === 'draft') checks.push({ name: 'status', passing: (docs) => docs.within(index.numbers(PUBLIC), 0, 0) })
  if (isHighlighted !== undefined) {
    const wanted = Number(isHighlighted)
    checks.push({ name: 'highlight', passing: (docs) => docs.within(index.numbers(HIGHLIGHTED), wanted, wanted) })
  }
  if (category !== undefined) checks.push({ name: 'category', passing: (docs) => index.texts(CATEGORIES).having(category, docs) })
  if (tag !== undefined) checks.push({ name: 'tag', passing: (docs) => index.texts(TAGS).having(tag, docs) })
  return checks
}
