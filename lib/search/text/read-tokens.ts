import { foldText } from './fold-text'
import { type Measure, readMeasures } from './read-measures'
import { cutPlural } from './stem-word'
import { LONG_UNITS } from './units'

export type WordToken = { kind: 'word' | 'model'; written: string; term: string; after: string }
export type Token = WordToken | { kind: 'measure'; written: string; measures: Measure[]; after: string }

/** Characters; longer words are truncated. */
const MAX_WORD = 40
/** '4-in-1' is no length in inches. */
const IN_ONE = /(?<=(?<![\p{L}\p{N}.])\d)[ -]?in[ -]?(?=\d(?![\p{L}\p{N}.]))/gu
/** A size with the space before it missing: filter16x25, pipe4in. */
const GLUED_SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(\\p{L}{3,})(\\d+(?:x\\d|in(?![\\p{L}\\p{N}])|${LONG_UNITS}(?![\\p{L}\\p{N}])))`,
  'gu',
)
const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/uy

/** Splits a text into words, model numbers and measures, in order. `after` holds the characters up to the next token. */
export function readTokens(text: string, max = Number.POSITIVE_INFINITY): Token[] {
  const folded = foldText(text).replace(IN_ONE, ' in ').replace(GLUED_SIZE, '$1 $2')
  const tokens: Token[] = []
  let at = 0
  while (at < folded.length && tokens.length < max) {
    const measured = readMeasures(folded, at)
    if (measured) {
      tokens.push({ kind: 'measure', written: folded.slice(at, measured.end), measures: measured.measures, after: '' })
      at = measured.end
      continue
    }
    WORD.lastIndex = at
    const word = WORD.exec(folded)?.[0]
    if (word) {
      tokens.push(wordToken(word))
      at += word.length
      continue
    }
    const last = tokens.at(-1)
    if (last) last.after += folded[at]
    at += 1
  }
  return tokens
}

function wordToken(word: string): WordToken {
  const written = word.replace("'", '').slice(0, MAX_WORD)
  const isModel = /\d/.test(written)
  return { kind: isModel ? 'model' : 'word', written, term: isModel ? written : cutPlural(written), after: '' }
}
