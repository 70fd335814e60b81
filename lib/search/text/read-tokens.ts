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

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its me my of on or our so such that the their then there these they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Whether a word carries no meaning for search. */
export const isStopWord = (word: string) => STOP_WORDS.has(word)

const FILLERS = new Set(
  'wont dont doesnt didnt cant cannot isnt arent wasnt wouldnt couldnt shouldnt hasnt havent im ive thats whats hows lets vs versus n r u ur pls please'.split(
    ' ',
  ),
)

/** Whether a word, written without its apostrophe, is only missed in a search if documents have it. */
export const isFiller = (word: string) => FILLERS.has(word)

const SIDE_WORDS = new Set(['for', 'with', 'fits', 'w', 'includes', 'including', 'without', 'from', 'by'])

/** Whether a word introduces what the thing goes with: a filter for a vacuum is no vacuum. */
export const isSideWord = (word: string) => SIDE_WORDS.has(word)

const STOP_OR_SIDE_WORDS = new Set([...STOP_WORDS, ...SIDE_WORDS])

export const isStopOrSideWord = (word: string) => STOP_OR_SIDE_WORDS.has(word)

const BUNDLES = new Set(
  'kit set pack combo assembly system unit collection series piece pair roll box part sheet accessory material product supply hardware replacement item'.split(
    ' ',
  ),
)

/** Whether a word names how things are sold: the head of 'set of knives' is 'knives'. */
export const isBundleWord = (word: string) => BUNDLES.has(word)

const SIDES = new Set('wide high deep long tall thick width height length depth thickness diameter'.split(' '))

/** Whether a word names the dimension of a size. */
export const isDimensionWord = (word: string) => SIDES.has(word)
