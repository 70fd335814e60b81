import type { DocSet } from '../index/doc-set'
import type { TextColumn } from '../index/text-column'
import { topK } from '../query/rank/top-k'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Plan, Hit, Correction } from '../query/plan'
import type { Ranked } from '../query/rank/rank'
import { isWord } from '../spelling/known-words'
import { foldText } from '../text/fold-text'
import { cutPlural } from '../text/stem-word'

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

const MAX_WORDS = 60
/** Matches of at least this weight are highlighted in results. */
const MIN_HIGHLIGHT_WEIGHT = 0.6

/** How a search understood its query, as in the contract. @param shown the documents that are returned: all that were found, or those that pass a filter. */
export function describeSearch(text: string, { plan, words, complete, first, index }: Found, shown: DocSet) {
  const { missing } = plan
  const best = first[0]?.doc
  const corrections = plan.corrections.filter((each) => each.sure || best === undefined || isBetter(each, best, index))
  const sure = corrections.filter((correction) => correction.sure)
  const hasUnsure = sure.length < corrections.length
  const partial = shown.size > 0 && (missing.length > 0 || complete.and(shown).size === 0)
  const guess = hasUnsure ? correctText(text, corrections) : null
  return sure.length > 0
    ? { corrected: correctText(text, sure), applied: true, suggested: guess, words, missing, partial }
    : { corrected: guess, applied: false, suggested: null, words, missing, partial }
}

/** Whether a doubtful correction may lead to more: not if the best result has the word as typed, or lacks what a valid word is said to be. */
function isBetter(
  { typed, intended, asTyped }: Found['plan']['corrections'][number],
  best: number,
  index: Found['index'],
): boolean {
  if (asTyped.some(({ terms }) => terms.every((id) => hasTerm(best, id, index)))) return false
  return !isWord(typed) || hasTerm(best, index.termId(cutPlural(intended)), index)
}

function hasTerm(doc: number, term: number | undefined, index: Found['index']): boolean {
  let isFound = false
  if (term !== undefined)
    index.eachPosting(term, (each) => {
      isFound = each === doc
      return each < doc
    })
  return isFound
}

function correctText(text: string, corrections: Correction[]): string {
  let corrected = ` ${foldText(text)} `
  for (const { typed, intended } of corrections) {
    const pattern = typed
      .split(' ')
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .join('[^\\p{L}\\p{N}]+')
    corrected = corrected.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'), intended)
  }
  return corrected.trim().replace(/\s+/g, ' ')
}

/** The words of a plan to highlight in results. */
export function wordsToHighlight({ slots }: Found['plan'], termText: (id: number) => string): string[] {
  const words = slots.flatMap(({ matches }) =>
    matches.filter(({ weight }) => weight >= MIN_HIGHLIGHT_WEIGHT).flatMap(({ terms }) => terms.map(termText)),
  )
  return [...new Set(words)].filter((word) => !word.startsWith('#')).slice(0, MAX_WORDS)
}
