import type { DocSet } from '../index/doc-set'
import type { Correction } from '../query/plan'
import { isWord } from '../spelling/known-words'
import { foldText } from '../text/fold-text'
import { cutPlural } from '../text/stem-word'
import type { Found } from './results'

const MAX_WORDS = 60
/** Matches of at least this weight are highlighted in results. */
const MIN_HIGHLIGHT_WEIGHT = 0.6

/** How a search understood its query. */
type SearchDescription = {
  /** The query with its misspellings corrected; null where there were none. */
  corrected: string | null
  /** Whether the results are those of `corrected`; otherwise it is offered as a suggestion. */
  applied: boolean
  /** Where a correction was applied: the query with words replaced that are spelled right but rare here, as a suggestion. */
  suggested: string | null
  /** Query words that no document has, nor a synonym of them. */
  missing: string[]
  /** Whether there are results, and none of them has every word. */
  partial: boolean
  /** The words to highlight in results. */
  words: string[]
}

/** Describes a search. @param shown the documents that are returned: all that were found, or those that pass a filter. */
export function describeSearch(
  text: string,
  { plan, words, complete, first, index }: Found,
  shown: DocSet,
): SearchDescription {
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
