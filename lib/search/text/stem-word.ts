const KEEPS_S = /(ss|us|is|ous)$/
const NO_PLURAL = new Set(
  (
    'gas brass glass lens chassis plus cordless wireless stainless bus canvas series atlas texas ' +
    'this as is was has'
  ).split(' '),
)
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

/** Endings, the longest first, with the letters that have to be left of a word. */
const ENDINGS: [string, number][] = [
  ['ations', 4],
  ['ation', 4],
  ['ement', 5],
  ['ating', 4],
  ['ators', 4],
  ['ated', 4],
  ['ator', 4],
  ['ment', 5],
  ['ings', 3],
  ['ions', 3],
  ['able', 3],
  ['ate', 4],
  ['ing', 3],
  ['ion', 3],
  ['ers', 3],
  ['ed', 3],
  ['er', 3],
  ['or', 3],
  ['ly', 3],
  ['y', 3],
  ['e', 3],
]
/** What is left of a word can be a stem: a vowel and a consonant, or a vowel that ends one (dry, glue). */
const STEM = /[aeiouy][^aeiouy]|[yu]$/
/** A stem of one syllable that would double its last letter before an ending, if no 'e' had been cut off: taping is tape, tapping tap. */
const NEEDS_E = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/

/**
 * The common stem of a word's forms: paint, painted and painting; insulate and insulation; replace and replacement.
 * Too coarse for an index key: it finds other forms of a word, which have a lower weight.
 */
export function rootOf(word: string): string {
  const singular = cutPlural(word)
  const ending = ENDINGS.find(
    ([text, least]) =>
      singular.length - text.length >= least &&
      singular.endsWith(text) &&
      !(text === 'ly' && /[bgpz]ly$/.test(singular)) &&
      STEM.test(singular.slice(0, singular.length - text.length)),
  )
  const root = ending ? singular.slice(0, singular.length - ending[0].length) : singular
  if (/.[aeiouy]([^aeiou])\1$/.test(root)) return root.slice(0, -1)
  return ending && NEEDS_E.test(root) ? `${root}e` : root.replace(/(.{4}i)s$/, '$1z')
}

/** Whether a word names an agent or a device (dryer) rather than an action (dry). */
export const isAgentNoun = (word: string) => /(?:er|or)s?$/.test(word)
