import { expect, test } from 'vitest'
import { emptySite } from '@/lib/testing/graded/graded-site'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank/rank'
import { describeSearch } from './results'

const site = emptySite(true)
for (const title of ['A Door for a Pet', 'A Fire Pit of Stone', 'A Dog House'])
  site.index.put({ id: title, isPublic: true, madeAt: 0 }, title, [])

/** What is offered if the spelling doubts a word. */
function offered(query: string, typed: string, intended: string): string | null {
  const plan = planQuery(query, site, { all: false, correct: true })
  const term = site.index.termId(typed)
  const asTyped = term === undefined ? [] : [{ terms: [term], weight: 1 }]
  const ranked = rank(plan, site.index, false)
  const found = {
    ...ranked,
    index: site.index,
    words: [],
    plan: { ...plan, corrections: [{ typed, intended, sure: false, asTyped }] },
  }
  return describeSearch(query, found, ranked.docs).corrected
}

test.each([
  ['the best result has the word as typed', 'pet', 'pet', 'pit', null],
  ['the best result has another word as typed', 'stone fire pet', 'pet', 'pit', 'stone fire pit'],
  ['a valid word was found by the others', 'house cat', 'cat', 'pit', null],
  ['nothing was found', 'cat', 'cat', 'pit', 'pit'],
  ['the word is unknown', 'house pxt', 'pxt', 'pit', 'house pit'],
])('where %s, another reading is offered only if it may be better', (_, query, typed, intended, corrected) => {
  expect(offered(query, typed, intended)).toBe(corrected)
})
