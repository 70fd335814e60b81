import { expect, test } from 'vitest'
import { DocSet } from '../../search/index/doc-set'
import { SearchIndex, type Facts } from '../../search/index/search-index'
import { pageOfHits } from './page-of-hits'

/** Ten documents, of which the best stand first, from the last to the sixth, and the others behind them. */
const index = new SearchIndex<Facts>()
for (let doc = 0; doc < 10; doc += 1) index.put({ id: `d${doc}`, isPublic: true, madeAt: doc }, '', [])
const first = [9, 8, 7, 6, 5].map((doc) => ({ doc, facts: index.factsOf(doc) as Facts, score: doc }))
const found = { index, first, docs: index.openDocs(false), whole: index.openDocs(false), behind: () => Uint32Array.of(4, 3, 2, 1, 0), plan: { slots: [], corrections: [], missing: [] }, words: [] }

function setOf(...docs: number[]): DocSet {
  const set = new DocSet(10)
  for (const doc of docs) set.add(doc)
  return set
}

test.each([
  [1, ['d9', 'd7']],
  [2, ['d5', 'd3']],
  [3, ['d1']],
  [4, []],
])('page %i holds what passes, the best first and then what stands behind them', (page, ids) => {
  expect(pageOfHits(found, setOf(1, 3, 5, 7, 9), { page, size: 2 })).toEqual(ids)
})

test('what stands behind the best is not reckoned where the best fill the page, or nothing else passes', () => {
  const behind = () => {
    throw new Error('reckoned')
  }
  expect(pageOfHits({ ...found, behind }, found.docs, { page: 1, size: 5 })).toEqual(['d9', 'd8', 'd7', 'd6', 'd5'])
  expect(pageOfHits({ ...found, behind }, setOf(8, 6), { page: 1, size: 5 })).toEqual(['d8', 'd6'])
})

test('an order of its own goes over everything that passes', () => {
  const oldest = (a: Facts, b: Facts) => a.madeAt - b.madeAt
  expect(pageOfHits(found, setOf(2, 4, 8), { page: 1, size: 2, order: oldest })).toEqual(['d2', 'd4'])
})
