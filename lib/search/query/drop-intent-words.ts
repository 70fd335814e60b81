import 'server-only'
import type { Token } from '../text/read-tokens'
import { isStopWord, isSideWord } from '../text/stop-words'

const INTENT_WORDS = new Set(
  'best cheap cheapest buy buying idea ideas need needs needed should shall want wants wanted looking'.split(' '),
)

/** Whether a word only expresses an intent: best, ideas, under 50. */
function isIntent(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  const next = tokens[at + 1]
  if (token.written === 'under')
    return next?.kind === 'measure' && next.measures.length === 1 && next.measures[0]?.unit === null
  return INTENT_WORDS.has(token.written)
}

const isMeaningful = (token: Token) =>
  token.kind !== 'word' || (!isStopWord(token.written) && !isSideWord(token.written))

/**
 * A query without words that only express an intent; unchanged if nothing else would be left.
 * @param isTyping keeps the last word, which may be unfinished.
 */
export function dropIntentWords(tokens: Token[], isTyping: boolean): Token[] {
  const remaining = tokens.filter((_, at) => (isTyping && at === tokens.length - 1) || !isIntent(tokens, at))
  return remaining.some(isMeaningful) ? remaining : tokens
}
