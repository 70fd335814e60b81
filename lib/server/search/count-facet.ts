import 'server-only'
import type { Facet } from '@/lib/contract/search'
import type { DocSet } from '../../search/index/doc-set'
import type { TextColumn } from '../../search/index/text-column'
import { firstInOrder } from '../../search/query/top-of'

const { compare } = new Intl.Collator('en')

/** How many of some documents have each text of a column, the commonest first. */
export function countFacet(docs: DocSet, column: TextColumn, most = Number.POSITIVE_INFINITY): Facet {
  const { texts } = column
  const counts = column.count(docs)
  const countOf = (number: number) => counts[number] as number
  const come: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (countOf(number) > 0) come.push(number)
  const commonest = firstInOrder(come, (a, b) => countOf(b) - countOf(a) || compare(texts[a] ?? '', texts[b] ?? ''), most)
  return commonest.map((number) => ({ value: texts[number] ?? '', count: countOf(number) }))
}
