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
        'out\\s?-?of\\s?-?stock|^oos$|sold\\s?out|(currently|temporarily) (unavailable|not available)',
        '^(unavailable|not available)|not in stock|no(n| esta)? dispon[ií]b|agotado|sin stock|rupture',
        '[eé]puis[eé]|ausverkauft|nicht (vorr[aä]tig|lieferbar|verf[uü]gbar|auf lager)|esaurito',
        'uitverkocht|niet op voorraad|slut i lager|utsolgt|udsolgt|esgotado|indispon[ií]|^out$',
      ].join('|'),
      '',
    ),
    'out_of_stock',
  ],
  [/^limited|limitedavailability|low\s?stock|^limit/, 'limited'],
  [
    new RegExp(
      [
        'in\\s?-?stock|instoreonly|onlineonly|madetoorder|^(now )?available|ready to ship|^ships ',
        'usually ships|available (now|to ship|for)|\\d+ available|left in stock|en stock|auf lager',
        'sofort lieferbar|lieferbar|vorr[aä]tig|verf[uü]gbar|disponib|op voorraad|i lager|på lager',
        'em estoque|em stock|in magazzino|в наличии|在庫あり|^y(es)?$|^true$|^in$',
      ].join('|'),
      '',
    ),
    'in_stock',
  ],
]

/** What a word, a sentence or an address of schema.org says of availability; null where it says nothing of it. */
export function readAvailability(value: string | null | undefined): Availability | null {
  const text = value?.trim() ?? ''
  const words = (/^\S+$/.test(text) ? bareName(text) : text).replace(/_/g, ' ').trim().toLowerCase()
  if (words === '' || words.length > 300) return null
  return BY_WORD.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
