import { readAmount } from '@/lib/format/products/read-amount'
import type { Availability } from './reader-options'
import { bareName } from '@/lib/reader/structured/schema-node'

/** An integer with optional separators: `8,249 ratings`; null if there is none. */
export function readCount(text: string | null | undefined): number | null {
  const digits = /(?<![-.\d])(?:\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+(?!\d)|\d+)/.exec(text ?? '')?.[0]
  const count = digits ? Number(digits.replace(/\D/g, '')) : NaN
  return Number.isSafeInteger(count) ? count : null
}

/** A rating converted to a scale of 5 with two decimals; null if zero or on an unknown scale. */
export function readRating(value: string | null | undefined, best: string | null | undefined = null): number | null {
  const text = value?.trim() ?? ''
  const written = /\d+(?:[.,]\d+)?/.exec(text)?.[0]
  const rating = written ? Number(written.replace(',', '.')) : 0
  const scale = /^\d+(?:[.,]\d+)?\s*%/.test(text) ? 100 : (readAmount(best?.trim() || '5') ?? 5)
  if (rating <= 0 || scale <= 0 || rating > scale) return null
  const isOnFive = rating <= 5 && scale >= 20 && !text.includes('%')
  return Math.round((rating * 500) / (isOnFive ? 5 : scale)) / 100
}

/** An amount in machine-readable form; null if ambiguous. */
export function readDataAmount(value: string): number | null {
  const text = value.trim()
  return /^\d+(\.\d{1,2}|\.\d{4,})?$/.test(text) ? Number(text) : null
}

/** A UPC, EAN or GTIN with a valid check digit, with a lost leading zero restored; null for anything else. */
export function readTradeNumber(value: string | null | undefined): string | null {
  const stated = value?.replace(/[\s-]/g, '') ?? ''
  const digits = /^\d{7}$|^\d{11}$/.test(stated) ? `0${stated}` : stated
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 ? digits : null
}

const BY_WORD: [RegExp, Availability][] = [
  [/discontinued|no longer (available|sold)/, 'discontinued'],
  [/back-?\s?order(ed|able)?/, 'backorder'],
  [/pre-?\s?(order|sale)/, 'preorder'],
  [
    new RegExp(
      [
        'out\\s?-?of\\s?-?stock|^oos$|^out$|sold\\s?out|(currently|temporarily) (unavailable|not available)',
        '^(unavailable|not available)|agotado|sin stock|rupture|[eé]puis[eé]|ausverkauft|esaurito|uitverkocht',
        'slut i lager|utsolgt|udsolgt|esgotado|indispon[ií]|ありません',
      ].join('|'),
    ),
    'out_of_stock',
  ],
  [/^limited|limitedavailability|low\s?stock|^limit/, 'limited'],
]

const IN_STOCK = `(?:${[
  'in\\s?-?stock|instoreonly|onlineonly|madetoorder|^(?:now )?available|ready to ship|^ships ',
  'usually ships|available (?:now|to ship|for)|(?!0 )\\d+ available|left in stock|en stock|auf lager',
  'lieferbar|vorr[aä]tig|verf[uü]gbar|dispon[ií][bv]|op voorraad|i lager|på lager',
  'em estoque|em stock|in magazzino|в наличии|在庫あり|^y(?:es)?$|^true$|^in$',
].join('|')})`

/** At most three words between a modifier and the stock phrase; punctuation separates them. */
const UP_TO = "(?:[\\s-][\\p{L}'’]+){0,3}[\\s-]"

const DENIAL = `(?<![\\p{L}\\d.,])(?:(?:${[
  "(?:can)?not|\\p{L}+n['’]t|no|none|0|nicht|kein(?:en?)?|niet|geen|ikke|inte|ej|non|n[aã]o|pas",
  "n(?:['’]|e )\\p{L}+ plus(?! que)|нет|не",
].join('|')})${UP_TO}|un)`

const HOPE = `(?<!\\p{L})(?:${[
  'notify|e-?mail me|alerts?|remind|when|once|until|will|soon|wann|wenn|sobald|bald|quand|bient[oô]t',
  'cuando|quando|pronto',
].join('|')})${UP_TO}`

const STATEMENT = new RegExp(
  [
    `(?<denied>${DENIAL}${IN_STOCK}|${IN_STOCK}: ?0(?![\\d.,]))`,
    `(?<hoped>${HOPE}${IN_STOCK}|${IN_STOCK}[\\s-](?:soon|alert|notif))`,
    IN_STOCK,
  ].join('|'),
  'u',
)

const NOT_AVAILABLE = new RegExp(`${DENIAL}availab`, 'u')

/** Reads an availability from a word, a sentence or a schema.org URL; null if there is none. */
export function readAvailability(value: string | null | undefined): Availability | null {
  const text = value?.trim() ?? ''
  const words = (/^\S+$/.test(text) ? bareName(text) : text)
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
  if (words === '' || words.length > 300) return null
  return BY_WORD.find(([pattern]) => pattern.test(words))?.[1] ?? firstStatement(words)
}

/** The first statement on stock; hypothetical ones ("notify me when in stock") do not count. */
function firstStatement(words: string): Availability | null {
  const groups = STATEMENT.exec(words)?.groups
  if (groups?.denied || (!groups && NOT_AVAILABLE.test(words))) return 'out_of_stock'
  return groups && !groups.hoped ? 'in_stock' : null
}
