import { expect, test } from 'vitest'
import { type DocFields, SearchIndex } from '../index/search-index'
import { areAdjacent } from './boost-cooccurring'

const index = new SearchIndex<DocFields>()
const put = (id: string, title: string, isPublic = true) => index.put({ id, isPublic, madeAt: 0 }, title, [])
const isAdjacent = (left: string, right: string, all = false) =>
  areAdjacent([index.termId(left), index.termId(right)], index, all)

test('two words are adjacent if a visible title has them so', () => {
  for (let at = 0; at < 50; at += 1) put(`${at}`, 'A knob of a door')
  put('plan', 'Door knob', false)
  expect([isAdjacent('door', 'knob'), isAdjacent('door', 'knob', true)]).toEqual([false, true])
  put('guide', 'Door knob')
  expect([isAdjacent('door', 'knob'), isAdjacent('knob', 'door'), isAdjacent('door', 'zebra')]).toEqual([
    true,
    false,
    false,
  ])
})

test('dead titles do not hide live ones', () => {
  for (let time = 0; time < 2_100; time += 1) put('often', 'Hose bib')
  expect(isAdjacent('hose', 'bib')).toBe(true)
})
