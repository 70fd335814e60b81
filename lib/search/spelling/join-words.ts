import type { Searchable, Correction } from '../query/plan'
import { type Token, type WordToken, isStopWord, isSideWord } from '../text/read-tokens'
import { isWord } from './known-words'

/** Edit cost of an extra space. */
const SPACE = 0.5
const MIN_JOINED = 6
/** Highest edit cost of a misspelled word in two parts. */
const MAX_COST = 1.1

/** Joins words that the site writes as one, if the parts alone are not words of the site. */
export function joinWords(tokens: Token[], searchable: Searchable, all: boolean, corrections: Correction[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [a, b] = [tokens[at], tokens[at + 1]]
    const joinedWord = a && b && isSpaced(a, b) ? wholeOf(a, b as WordToken, searchable, all) : null
    if (joinedWord) {
      corrections.push({ typed: `${a?.written} ${b?.written}`, intended: joinedWord.written, sure: true })
      joined.push(joinedWord)
      at += 1
    } else if (a) joined.push(a)
  }
  return joined
}

/** A space, or punctuation typed instead of a letter: ha,,er. */
const SPACED = /^(?: |[,;.[\]]+)$/
const isMeaningful = (token: Token) => token.kind === 'word' && !isStopWord(token.written) && !isSideWord(token.written)
const isSpaced = (a: Token, b: Token): a is WordToken => isMeaningful(a) && isMeaningful(b) && SPACED.test(a.after)

function wholeOf(a: WordToken, b: WordToken, { index, vocabulary }: Searchable, all: boolean): WordToken | null {
  const frequency = (term: string) => index.frequency(term, all)
  if (frequency(a.term) > 0 && frequency(b.term) > 0) return null
  const written = a.written + b.written
  const term = a.written + b.term
  if (frequency(term) > 0) return { kind: 'word', written, term, after: b.after }
  if (written.length < MIN_JOINED || (isWord(a.written) && isWord(b.written))) return null
  if (!vocabulary.hasWithin(term, MAX_COST, all)) return null
  const [best] = vocabulary.near(term, all)
  if (!best || best.cost > MAX_COST || best.text === a.term || best.text === b.term) return null
  const apart = [a, b].map((part) => (frequency(part.term) > 0 ? 0 : (vocabulary.near(part.term, all)[0]?.cost ?? 3)))
  if (best.cost + SPACE >= apart.reduce((sum, cost) => sum + cost, 0)) return null
  return { kind: 'word', written: best.text, term: best.text, after: b.after }
}
