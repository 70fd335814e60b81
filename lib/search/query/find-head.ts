import 'server-only'
import type { DocFields } from '../index/search-index'
import type { QueryWord } from '../spelling/correct-query'
import { headPosition } from '../text/field-terms'
import { rootOf } from '../text/stem-word'
import type { Searchable } from './searchable'

/** A word names the thing when titles take it for their thing so often, beside the word of the query they do most. */
const OFTEN_ENOUGH = 0.3

/**
 * Where the word of a query stands that names the thing looked for: 'toilet seat round white' is
 * about a seat, as titles tell that name things by their last word, too.
 */
export function findHead<F extends DocFields>(words: QueryWord[], { index, vocabulary }: Searchable<F>): number {
  const last = headPosition(words.map(({ token }) => token))
  const shares = words.slice(0, last + 1).map(({ token, meant: [best] }) => {
    if (token.kind !== 'word') return 0
    const own = index.termId(token.term) ?? best?.id
    return Math.max(0, ...[...(own === undefined ? [] : [own]), ...vocabulary.withRoot(rootOf(token.term))].map((id) => index.headShare(id)))
  })
  const bar = OFTEN_ENOUGH * Math.max(0, ...shares)
  return bar > 0 ? shares.findLastIndex((share) => share >= bar) : last
}
