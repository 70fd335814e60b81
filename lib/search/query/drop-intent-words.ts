import 'server-only'
import type { Token } from '../text/read-tokens'
import { isStopWord, isSideWord } from '../text/stop-words'

const INTENT_WORDS = new Set('best cheap cheapest buy buying idea ideas need needs needed should shall want wants wanted looking'.split(' '))

/** Whether a word of a query says what somebody wants to do, and nothing of the thing: the best, ideas for, under 50. */
function isIntent(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  const next = tokens[at + 1]
  if (token.written === 'under') return next?.kind === 'measure' && next.measures.length === 1 && next.measures[0]?.unit === null
  return INTENT_WORDS.has(token.written)
}

const isTelling = (token: Token) => token.kind !== 'word' || (!isStopWord(token.written) && !isSideWord(token.written))

/**
 * A query without the words that only say what somebody wants; as it is where nothing else would be
 * left. @param isTyping whether the last word may be unfinished: it is left.
 */
export function dropIntentWords(tokens: Token[], isTyping: boolean): Token[] {
  const kept = tokens.filter((_, at) => (isTyping && at === tokens.length - 1) || !isIntent(tokens, at))
  return kept.some(isTelling) ? kept : tokens
}
