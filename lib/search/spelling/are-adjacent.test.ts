import { expect, test } from 'vitest'
import { type DocFields, SearchIndex } from '../index/search-index'
import { areAdjacent } from './are-adjacent'

const index = new SearchIndex<DocFields>()
const put = (id: string, title: string, isPublic = true) => index.put({ id, isPublic, madeAt: 0 }, title, [])
const areBeside = (left: string, right: string, all = false) => areAdjacent([index.termId(left), index.termId(right)], index, all)

test('two words stand beside one another where a title that the asker may see has them so', () => {
  for (let at = 0; at < 50; at += 1) put(`${at}`, 'A knob of a door')
  put('plan', 'Door knob', false)
  expect([areBeside('door', 'knob'), areBeside('door', 'knob', true)]).toEqual([false, true])
  put('guide', 'Door knob')
  expect([areBeside('door', 'knob'), areBeside('knob', 'door'), areBeside('door', 'zebra')]).toEqual([true, false, false])
})

test('titles that there were do not hide those that there are', () => {
  for (let time = 0; time < 2_100; time += 1) put('often', 'Hose bib')
  expect(areBeside('hose', 'bib')).toBe(true)
})
