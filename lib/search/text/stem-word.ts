import 'server-only'

const KEEPS_S = /(ss|us|is|ous)$/
const NO_PLURAL = new Set([
  'gas',
  'brass',
  'glass',
  'lens',
  'chassis',
  'this',
  'plus',
  'cordless',
  'wireless',
  'stainless',
  'bus',
  'canvas',
  'series',
  'atlas',
  'texas',
  'as',
  'is',
  'was',
  'has',
])
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

/** Whether a word is an irregular plural; those are indexed as they are, too. */
export const isIrregular = (word: string) => IRREGULAR.has(word)

/** A word without its plural ending: the form used as index key. */
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

/** The usual plural of a word. */
export function pluralOf(word: string): string {
  const irregular = PLURALS.get(word)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`
}

const ENDINGS = [
  'izations',
  'ization',
  'ations',
  'ation',
  'ating',
  'ated',
  'ators',
  'ator',
  'ate',
  'ings',
  'ing',
  'ions',
  'ion',
  'ed',
  'ers',
  'er',
  'or',
  'able',
  'ly',
  'y',
  'e',
]

/**
 * The common stem of a word's forms: paint, painted and painting; insulate and insulation.
 * Too coarse for an index key: it finds other forms of a word, which have a lower weight.
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

/** Whether a word names an agent or a device (dryer) rather than an action (dry). */
export const isAgentNoun = (word: string) => /(?:er|or)s?$/.test(word)
