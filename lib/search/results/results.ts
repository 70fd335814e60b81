import type { DocSet } from '../index/doc-set'
import type { TextColumn } from '../index/text-column'
import { topK } from '../query/rank/top-k'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Plan, Hit } from '../query/plan'
import type { Ranked } from '../query/rank/rank'

const { compare } = new Intl.Collator('en')

/** Document counts per value of a column, the most frequent first. */
export function countFacet(
  docs: DocSet,
  column: TextColumn,
  most = Number.POSITIVE_INFINITY,
): { value: string; count: number }[] {
  const { texts } = column
  const counts = column.count(docs)
  const countOf = (number: number) => counts[number] as number
  const present: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (countOf(number) > 0) present.push(number)
  const mostFrequent = topK(present, (a, b) => countOf(b) - countOf(a) || compare(texts[a] ?? '', texts[b] ?? ''), most)
  return mostFrequent.map((number) => ({ value: texts[number] ?? '', count: countOf(number) }))
}

/** One condition of a filter, named for the facet that it belongs to. */
export type Condition<Name> = { name: Name; passing: (docs: DocSet) => DocSet }

export type Filtered<Name> = {
  /** Documents that pass all conditions. */
  docs: DocSet
  /** Documents that pass all conditions but those of this name: what a facet counts. */
  without: (name: Name) => DocSet
}

/** Applies the conditions of a filter; without any, every document passes. */
export function filterDocs<Name>(found: DocSet, conditions: Condition<Name>[]): Filtered<Name> {
  const each = conditions.map(({ name, passing }) => ({ name, docs: passing(found) }))
  const inAll = (sets: typeof each) => sets.reduce((both, { docs }) => both.and(docs), found)
  const docs = inAll(each)
  return {
    docs,
    without: (name) => (each.some((one) => one.name === name) ? inAll(each.filter((one) => one.name !== name)) : docs),
  }
}

/** The results of a search, and how its query was understood. */
export type Found<F extends DocFields = DocFields> = Ranked<F> & {
  index: SearchIndex<F>
  plan: Plan
  /** The words to highlight in results. */
  words: string[]
}

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
