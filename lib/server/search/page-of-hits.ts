import 'server-only'
import type { DocSet } from './index/doc-set'
import type { Facts } from './index/search-index'
import type { Found } from './live/site-search'
import type { Check } from './narrow'
import { firstInOrder } from './query/top-of'

type Page<F> = { page: number; size: number; order?: ((a: F, b: F) => number) | undefined }

/**
 * The ids of one page of what a search found and a filter lets pass.
 * @param checks what the filter asks. @param passing the documents that pass them.
 */
export function pageOfHits<F extends Facts, Respect>(
  { index, first, behind }: Found<F>,
  { checks, passing }: { checks: Check<Respect>[]; passing: DocSet },
  { page, size, order }: Page<F>,
): string[] {
  const passes = (doc: number) => checks.every((check) => check.passes(doc))
  const [from, to] = [(page - 1) * size, page * size]
  if (order) {
    const factsOf = (doc: number) => index.factsOf(doc) as F
    return firstInOrder(passing.read(), (a, b) => order(factsOf(a), factsOf(b)), to).slice(from).map((doc) => factsOf(doc).id)
  }
  const best = first.filter(({ doc }) => passes(doc)).map(({ facts }) => facts.id)
  if (to <= best.length || best.length === passing.size) return best.slice(from, to)
  const others = behind().filter(passes)
  return [...best, ...Array.from(others, (doc) => index.factsOf(doc)?.id ?? '')].slice(from, to)
}
