import 'server-only'
import type { DocSet } from '../index/doc-set'
import type { DocFields } from '../index/search-index'
import type { Hit } from '../query/hit'
import { topK } from '../query/rank/top-k'
import type { Found } from './found'

type Page<F> = { page: number; size: number; order?: ((a: F, b: F) => number) | undefined }

/**
 * The ids of one page of results.
 * @param passing the results that pass the filter.
 * @param page counted from 1; `order` replaces the order by score.
 */
export function paginateHits<F extends DocFields>(
  { index, first, behind }: Found<F>,
  passing: DocSet,
  { page, size, order }: Page<F>,
): string[] {
  const [from, to] = [(page - 1) * size, page * size]
  if (order) {
    const factsOf = (doc: number) => index.factsOf(doc) as F
    return topK(passing.read(), (a, b) => order(factsOf(a), factsOf(b)), to)
      .slice(from)
      .map((doc) => factsOf(doc).id)
  }
  const ids: string[] = []
  for (let at = 0; at < first.length && ids.length < to; at += 1) {
    const { doc, facts } = first[at] as Hit<F>
    if (passing.has(doc)) ids.push(facts.id)
  }
  if (ids.length < Math.min(to, passing.size)) {
    for (const doc of behind()) {
      if (ids.length === to) break
      if (passing.has(doc)) ids.push(index.factsOf(doc)?.id ?? '')
    }
  }
  return ids.slice(from, to)
}
