import { readTokens, isStopWord } from '../text/read-tokens'

type Synonym = { words: string[]; weight: number }
type PhraseMatch = { length: number; others: Synonym[] }

const SAME = 0.8
const ONE_WAY = 0.7

/** A synonym dictionary of single words and phrases. */
export class Synonyms {
  private readonly entries = new Map<string, { length: number; others: Map<string, Synonym> }>()
  private readonly single: string[] = []
  private longest = 0

  /**
   * @param same groups of synonyms.
   * @param oneWay lists of a word and what it also finds; not the other way round.
   */
  constructor(same: readonly (readonly string[])[], oneWay: readonly (readonly string[])[] = []) {
    for (const group of same) {
      const phrases = group.map(termsOf).filter((words) => words.length > 0)
      for (const words of phrases) for (const other of phrases) if (words !== other) this.add(words, other, SAME)
    }
    for (const [from, ...others] of oneWay)
      for (const other of others) this.add(termsOf(from ?? ''), termsOf(other), ONE_WAY)
  }

  private add(words: string[], other: string[], weight: number): void {
    const key = words.join(' ')
    const isPart = words.every((word) => other.includes(word)) || other.every((word) => words.includes(word))
    if (isPart) return
    this.longest = Math.max(this.longest, words.length)
    const entry = this.entries.get(key) ?? { length: words.length, others: new Map<string, Synonym>() }
    entry.others.set(other.join(' '), { words: other, weight })
    if (words.length === 1 && !this.entries.has(key)) this.single.push(key)
    this.entries.set(key, entry)
  }

  words(): string[] {
    return this.single
  }

  /** The phrases that start at a position and have synonyms, the longest first. */
  at(terms: string[], from: number): PhraseMatch[] {
    const found: PhraseMatch[] = []
    for (let length = Math.min(this.longest, terms.length - from); length > 0; length -= 1) {
      const entry = this.entries.get(terms.slice(from, from + length).join(' '))
      if (entry) found.push({ length, others: [...entry.others.values()] })
    }
    return found
  }
}

function termsOf(phrase: string): string[] {
  return readTokens(phrase).flatMap((token) =>
    token.kind === 'measure' || isStopWord(token.written) ? [] : [token.term],
  )
}
