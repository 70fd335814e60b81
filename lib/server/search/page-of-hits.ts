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
  if (!order && page * size <= best.length) {
    let total = best.length
    for (const { facts } of others) if (passes(facts)) total += 1
    return { ids: best.slice((page - 1) * size, page * size).map(({ facts }) => facts.id), total }
  }
  const rest = others.filter(({ facts }) => passes(facts))
  const facts = [...best, ...(order ? rest : inOrder(rest))].map((hit) => hit.facts)
  const ordered = order ? facts.sort(order) : facts
  return { ids: ordered.slice((page - 1) * size, page * size).map(({ id }) => id), total: facts.length }
}
