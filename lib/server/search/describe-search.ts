import 'server-only'
import type { Searched } from '@/lib/contract/search'
import type { DocSet } from '../../search/index/doc-set'
import type { Facts } from '../../search/index/search-index'
import type { Found } from './live/site-search'
import type { Correction } from '../../search/spelling/respell'
import { foldText } from '../../search/text/fold-text'

const MOST_WORDS = 60
/** Ways to meet a word that are worth marking in a result. */
const WORTH_MARKING = 0.6

/** How a search understood its text. @param shown the documents that its answer is made of: all that it found, or those that a filter lets pass. */
export function describeSearch<F extends Facts>(text: string, { plan, words, whole }: Found<F>, shown: DocSet): Searched {
  const { corrections, missing } = plan
  const sure = corrections.filter((correction) => correction.sure)
  const isDoubted = sure.length < corrections.length
  const partial = shown.size > 0 && (missing.length > 0 || whole.and(shown).size === 0)
  const guess = isDoubted ? correctText(text, corrections) : null
  return sure.length > 0
    ? { corrected: correctText(text, sure), applied: true, suggested: guess, words, missing, partial }
    : { corrected: guess, applied: false, suggested: null, words, missing, partial }
}

function correctText(text: string, corrections: Correction[]): string {
  let corrected = ` ${foldText(text)} `
  for (const { typed, meant } of corrections) {
    const pattern = typed.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join('[^\\p{L}\\p{N}]+')
    corrected = corrected.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'), meant)
  }
  return corrected.trim().replace(/\s+/g, ' ')
}

/** The words that a plan looks for, as they are to be marked in a result. */
export function wordsToMark<F extends Facts>({ slots }: Found<F>['plan'], termText: (id: number) => string): string[] {
  const words = slots.flatMap(({ ways }) => ways.filter(({ weight }) => weight >= WORTH_MARKING).flatMap(({ terms }) => terms.map(termText)))
  return [...new Set(words)].filter((word) => !word.startsWith('#')).slice(0, MOST_WORDS)
}
