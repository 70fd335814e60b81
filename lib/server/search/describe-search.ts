import 'server-only'
import type { Searched } from '@/lib/contract/search'
import type { Facts } from './index/search-index'
import type { Found } from './live/site-search'
import type { Correction } from './spelling/respell'
import { foldText } from './text/fold-text'

const MOST_WORDS = 60
/** Ways to meet a word that are worth marking in a result. */
const WORTH_MARKING = 0.7

/** How a search understood its text. */
export function describeSearch<F extends Facts>(text: string, { plan, words }: Found<F>): Searched {
  const { corrections } = plan
  return {
    corrected: corrections.length > 0 ? correctText(text, corrections) : null,
    applied: corrections.length > 0 && corrections.every(({ sure }) => sure),
    words,
  }
}

function correctText(text: string, corrections: Correction[]): string {
  let corrected = ` ${foldText(text)} `
  for (const { typed, meant } of corrections) {
    const pattern = typed.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join('\\s+')
    corrected = corrected.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'), meant)
  }
  return corrected.trim().replace(/\s+/g, ' ')
}

/** The words that a plan looks for, as they are to be marked in a result. */
export function wordsToMark<F extends Facts>({ slots }: Found<F>['plan'], termText: (id: number) => string): string[] {
  const words = slots.flatMap(({ ways }) => ways.filter(({ weight }) => weight >= WORTH_MARKING).flatMap(({ terms }) => terms.map(termText)))
  return [...new Set(words)].filter((word) => !word.startsWith('#')).slice(0, MOST_WORDS)
}
