import { expect, test } from 'vitest'
import { DocSet } from '../index/doc-set'
import { SearchIndex, type DocFields } from '../index/search-index'
import { paginateHits } from './results'

/** Ten documents: the best five, from the last to the sixth, are ranked exactly, the others are in the tail. */
const index = new SearchIndex<DocFields>()
for (let doc = 0; doc < 10; doc += 1) index.put({ id: `d${doc}`, isPublic: true, madeAt: doc }, '', [])
const first = [9, 8, 7, 6, 5].map((doc) => ({ doc, facts: index.factsOf(doc) as DocFields, score: doc }))
const found = {
  index,
  first,
  docs: index.openDocs(false),
  complete: index.openDocs(false),
  behind: () => Uint32Array.of(4, 3, 2, 1, 0),
  plan: { slots: [], corrections: [], missing: [] },
  words: [],
}

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
])('page %i holds the passing results, the ranked ones before the tail', (page, ids) => {
  expect(paginateHits(found, setOf(1, 3, 5, 7, 9), { page, size: 2 })).toEqual(ids)
})

test('the tail is not computed if ranked results fill the page or nothing else passes', () => {
  const behind = () => {
    throw new Error('computed')
  }
  expect(paginateHits({ ...found, behind }, found.docs, { page: 1, size: 5 })).toEqual(['d9', 'd8', 'd7', 'd6', 'd5'])
  expect(paginateHits({ ...found, behind }, setOf(8, 6), { page: 1, size: 5 })).toEqual(['d8', 'd6'])
})

test('a given order sorts everything that passes', () => {
  const oldest = (a: DocFields, b: DocFields) => a.madeAt - b.madeAt
  expect(paginateHits(found, setOf(2, 4, 8), { page: 1, size: 2, order: oldest })).toEqual(['d2', 'd4'])
})
