import 'server-only'
import type { Facts } from './index/search-index'
import type { Ranked } from './query/rank'
import { inOrder } from './query/top-of'

type Page<F> = { page: number; size: number; order?: ((a: F, b: F) => number) | undefined }

/** The ids of one page of what a search found and a filter, if any, lets pass, and how many pass in all. */
export function pageOfHits<F extends Facts>(
  { first, others }: Ranked<F>,
  passes: ((facts: F) => boolean) | null,
  { page, size, order }: Page<F>,
): { ids: string[]; total: number } {
  const best = passes ? first.filter(({ facts }) => passes(facts)) : first
  if (!order && page * size <= best.length) {
    const behind = passes ? others.hits().filter(({ facts }) => passes(facts)).length : others.count
    const total = best.length + behind
    return { ids: best.slice((page - 1) * size, page * size).map(({ facts }) => facts.id), total }
  }
  const rest = passes ? others.hits().filter(({ facts }) => passes(facts)) : [...others.hits()]
  const facts = [...best, ...(order ? rest : inOrder(rest))].map((hit) => hit.facts)
  const ordered = order ? firstInOrder(facts, order, page * size) : facts
  return { ids: ordered.slice((page - 1) * size, page * size).map(({ id }) => id), total: facts.length }
}

/** The first so many of things in an order, without ordering the others. */
export function firstInOrder<T>(things: T[], order: (a: T, b: T) => number, most: number): T[] {
  if (most * 20 > things.length) return [...things].sort(order).slice(0, most)
  const first = things.slice(0, most).sort(order)
  for (const thing of things.slice(most)) {
    if (order(thing, first[most - 1] as T) >= 0) continue
    let [from, to] = [0, most - 1]
    while (from < to) {
      const middle = (from + to) >> 1
      if (order(thing, first[middle] as T) < 0) to = middle
      else from = middle + 1
    }
    first.pop()
    first.splice(from, 0, thing)
  }
  return first
}
