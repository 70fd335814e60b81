import 'server-only'

const KEEPS_S = /(ss|us|is|ous)$/
const NO_PLURAL = new Set(['gas', 'brass', 'glass', 'lens', 'chassis', 'this', 'plus', 'cordless', 'wireless', 'stainless', 'bus', 'canvas', 'series', 'atlas', 'texas', 'as', 'is', 'was', 'has'])
const IRREGULAR = new Map([
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['wolves', 'wolf'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
])

/** Whether a word's plural is no mere ending: such plurals are words of their own, too. */
export const isIrregular = (word: string) => IRREGULAR.has(word)

/** A word without the ending of its plural: what the index is kept by. */
export function cutPlural(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.has(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/.{3}[^aeiou]oes$/.test(word)) return word.slice(0, -2)
  return KEEPS_S.test(word) ? word : word.slice(0, -1)
}

const PLURALS = new Map([...IRREGULAR].map(([plural, singular]) => [singular, plural]))

/** The plural of a word, as it is usually written. */
export function pluralOf(word: string): string {
  const irregular = PLURALS.get(word)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`
}

const ENDINGS = ['izations', 'ization', 'ations', 'ation', 'ating', 'ated', 'ators', 'ator', 'ate', 'ings', 'ing', 'ions', 'ion', 'ed', 'ers', 'er', 'or', 'able', 'ly', 'y', 'e']

/**
 * What the forms of a word have in common: paint, painted and painting; insulate and insulation.
 * Too coarse to be an index's key: it finds other forms of a word, which count for less.
 */
export function rootOf(word: string): string {
  const singular = cutPlural(word)
  for (const ending of ENDINGS) {
    const rest = singular.length - ending.length
    if (rest < 3 || !singular.endsWith(ending)) continue
    const root = singular.slice(0, rest)
    if (!/[aeiouy]/.test(root)) continue
    return /([^aeiouls])\1$/.test(root) ? root.slice(0, -1) : root
  }
  return singular
}

/** Whether a form names a doer or a thing (dryer) where the other names an action (dry): a looser kin. */
export const isAgentNoun = (word: string) => /(?:er|or)s?$/.test(word)
