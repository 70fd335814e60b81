import 'server-only'
import type { PostOrder } from '@/lib/contract/post-orders'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/paginate'
import { countFacet } from '../search/count-facet'
import type { DocSet } from '../../search/index/doc-set'
import { AnswersOf } from '../../search/kept-results'
import type { PostFacts } from '../search/live/post-source'
import { type Found, siteSearch } from '../search/live/site-search'
import { type Check, narrow } from '../search/narrow'
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

type Respect = 'status' | 'highlight' | 'category' | 'tag'
type Answer = { ids: string[]; passing: DocSet; facets: PostFacets | undefined }

const answers = new AnswersOf<Found<PostFacts>, Answer>()

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
  const { docs: passing, without } = narrow(docs, checksOf(filter, index))
  const ids = pageOfHits(found, passing, { page, size, order: filter.sort && ORDERS[filter.sort] })
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
function checksOf({ status, isHighlighted, category, tag }: PostFilter, index: Found<PostFacts>['index']): Check<Respect>[] {
  const checks: Check<Respect>[] = []
  // Where published ones are asked for, no others were found.
  if (status === 'draft') checks.push({ of: 'status', passing: (docs) => docs.within(index.numbers(PUBLIC), 0, 0) })
  if (isHighlighted !== undefined) {
    const wanted = Number(isHighlighted)
    checks.push({ of: 'highlight', passing: (docs) => docs.within(index.numbers(HIGHLIGHTED), wanted, wanted) })
  }
  if (category !== undefined) checks.push({ of: 'category', passing: (docs) => index.texts(CATEGORIES).having(category, docs) })
  if (tag !== undefined) checks.push({ of: 'tag', passing: (docs) => index.texts(TAGS).having(tag, docs) })
  return checks
}
