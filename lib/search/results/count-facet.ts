import 'server-only'
import type { DocSet } from '../index/doc-set'
import type { TextColumn } from '../index/text-column'
import { topK } from '../query/rank/top-k'

const { compare } = new Intl.Collator('en')

/** Document counts per value of a column, the most frequent first. */
export function countFacet(
  docs: DocSet,
  column: TextColumn,
  most = Number.POSITIVE_INFINITY,
): { value: string; count: number }[] {
  const { texts } = column
  const counts = column.count(docs)
  const countOf = (number: number) => counts[number] as number
  const present: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (countOf(number) > 0) present.push(number)
  const mostFrequent = topK(present, (a, b) => countOf(b) - countOf(a) || compare(texts[a] ?? '', texts[b] ?? ''), most)
  return mostFrequent.map((number) => ({ value: texts[number] ?? '', count: countOf(number) }))
}
