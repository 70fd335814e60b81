import { expect, test } from 'vitest'
import { type DocFields, SearchIndex } from '../index/search-index'
import { boostCooccurring } from './boost-cooccurring'

const TITLES = ['Oak lamp', 'Oak lamp shade', 'Camp stove', 'Camp bed', 'Wet felt', 'A gate', 'A fence']

function likeliest(change: (index: SearchIndex<DocFields>) => void) {
  const index = new SearchIndex<DocFields>()
  const put = (title: string, isPublic = true) => index.put({ id: title, isPublic, madeAt: 0 }, title, [])
  for (const title of TITLES) put(title)
  for (const title of ['Oak camp', 'Gate']) put(title, false)
  change(index)
  const candidates = ['camp', 'lamp'].map((text) => ({ id: index.termId(text) ?? -1, text, cost: 1, likely: -5 }))
  return boostCooccurring(candidates, ['oak'], index, false).map(({ text, likely }) => `${text} ${likely.toFixed(6)}`)
}

test('candidates that co-occur in public documents come first, however often a document changed', () => {
  const expected = likeliest(() => {})
  expect(expected[0]).toMatch('lamp')
  const again = (title: string) => (index: SearchIndex<DocFields>) => {
    for (let time = 0; time < 9; time += 1) index.put({ id: title, isPublic: true, madeAt: time }, title, [])
  }
  for (const title of TITLES) expect(likeliest(again(title)), title).toEqual(expected)
  expect(likeliest((index) => index.remove('Oak camp'))).toEqual(expected)
})
