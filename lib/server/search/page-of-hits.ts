import 'server-only'
import type { DocSet } from '../../search/index/doc-set'
import type { Facts } from '../../search/index/search-index'
import type { Found } from './live/site-search'
import type { Hit } from '../../search/query/rank'
import { firstInOrder } from '../../search/query/top-of'

type Page<F> = { page: number; size: number; order?: ((a: F, b: F) => number) | undefined }

/**
 * The ids of one page of what a search found.
 * @param passing the documents of it that a filter lets pass.
 */
export function pageOfHits<F extends Facts>({ index, first, behind }: Found<F>, passing: DocSet, { page, size, order }: Page<F>): string[] {
  const [from, to] = [(page - 1) * size, page * size]
  if (order) {
    const factsOf = (doc: number) => index.factsOf(doc) as F
    return firstInOrder(passing.read(), (a, b) => order(factsOf(a), factsOf(b)), to).slice(from).map((doc) => factsOf(doc).id)
  }
  const ids: string[] = []
  for (let at = 0; at < first.length && ids.length < to; at += 1) {
    const { doc, facts } = first[at] as Hit<F>
    if (passing.has(doc)) ids.push(facts.id)
  }
  if (ids.length < Math.min(to, passing.size)) {
    for (const doc of behind().filter((other) => passing.has(other))) ids.push(index.factsOf(doc)?.id ?? '')
  }
  return ids.slice(from, to)
}
