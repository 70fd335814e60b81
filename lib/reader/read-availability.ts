import 'server-only'
import type { Availability } from './facts'
import { bareName } from './structured/schema-node'

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
