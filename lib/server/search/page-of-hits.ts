import 'server-only'
import type { Facts } from './index/search-index'
import type { Ranked } from './query/rank'
import { inOrder } from './query/top-of'

type Page<F> = { page: number; size: number; order?: ((a: F, b: F) => number) | undefined }

/** The ids of one page of what a search found and a filter lets pass, and how many pass in all. */
export function pageOfHits<F extends Facts>(
  { first, others }: Ranked<F>,
  passes: (facts: F) => boolean,
  { page, size, order }: Page<F>,
): { ids: string[]; total: number } {
  const best = first.filter(({ facts }) => passes(facts))
  const rest = others.filter(({ facts }) => passes(facts))
  const [from, to] = [(page - 1) * size, page * size]
  const hits = to > best.length || order ? [...best, ...inOrder(rest)] : best
  const facts = hits.map((hit) => hit.facts)
  const ordered = order ? facts.sort(order) : facts
  return { ids: ordered.slice(from, to).map(({ id }) => id), total: best.length + rest.length }
}
