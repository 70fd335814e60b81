import 'server-only'
import type { DocFields } from '../index/search-index'
import type { QueryWord } from '../spelling/correct-query'
import { headPosition } from '../text/field-terms'
import { rootOf } from '../text/stem-word'
import type { Searchable } from './searchable'

/** A word can be the head from this share of the highest head share among the query's words. */
const MIN_HEAD_SHARE = 0.3

/**
 * The position of the query's head noun: 'toilet seat round white' is about a seat, since titles use that word
 * as their head.
 */
export function findHead<F extends DocFields>(words: QueryWord[], { index, vocabulary }: Searchable<F>): number {
  const last = headPosition(words.map(({ token }) => token))
  const shares = words.slice(0, last + 1).map(({ token, meant: [best] }) => {
    if (token.kind !== 'word') return 0
    const own = index.termId(token.term) ?? best?.id
    return Math.max(
      0,
      ...[...(own === undefined ? [] : [own]), ...vocabulary.withRoot(rootOf(token.term))].map((id) =>
        index.headShare(id),
      ),
    )
  })
  const bar = MIN_HEAD_SHARE * Math.max(0, ...shares)
  return bar > 0 ? shares.findLastIndex((share) => share >= bar) : last
}
