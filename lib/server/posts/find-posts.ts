import 'server-only'
import type { PostOrder } from '@/lib/contract/api'
import type { Pagination } from '@/lib/contract/pagination'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import type { PostFacts } from '../search/live/post-source'
import { siteSearch } from '../search/live/site-search'
import type { PostFilter } from './post-filter'

export type FoundPosts = { ids: string[]; pagination: Pagination }

type Order = (a: PostFacts, b: PostFacts) => number

const byId: Order = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const ORDERS: Record<PostOrder, Order> = {
  newest: (a, b) => b.madeAt - a.madeAt || byId(b, a),
  oldest: (a, b) => a.madeAt - b.madeAt || byId(a, b),
  updated: (a, b) => b.updatedAt - a.updatedAt || byId(b, a),
  title: (a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : byId(a, b)),
}

/** Which posts a search puts on a page; null while the site's words are still being read. */
export async function findPosts(
  database: Database,
  text: string,
  filter: PostFilter,
  page: number,
  size: number,
): Promise<FoundPosts | null> {
  const found = await siteSearch(database).posts.find({ text, all: filter.status !== 'published', correct: true })
  if (!found) return null
  const passing = found.hits.map(({ facts }) => facts).filter((facts) => passes(facts, filter))
  const ordered = filter.sort ? passing.sort(ORDERS[filter.sort]) : passing
  const ids = ordered.slice((page - 1) * size, page * size).map(({ id }) => id)
  return { ids, pagination: pageOf(page, size, passing.length) }
}

function passes(facts: PostFacts, { status, isHighlighted, category, tag }: PostFilter): boolean {
  return (
    (status === undefined || (status === 'published') === facts.isPublic) &&
    (isHighlighted === undefined || isHighlighted === facts.isHighlighted) &&
    (category === undefined || facts.categories.includes(category)) &&
    (tag === undefined || facts.tags.includes(tag))
  )
}
