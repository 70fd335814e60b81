import { expect, test } from 'vitest'
import { DocSet } from '../../search/index/doc-set'
import { narrow } from './narrow'

function numbers(upTo: number, step = 1): DocSet {
  const docs = new DocSet(upTo)
  for (let doc = 0; doc < upTo; doc += step) docs.add(doc)
  return docs
}

test('each respect is left out of what the others let pass', () => {
  const { docs, without } = narrow<'even' | 'third' | 'other'>(numbers(13), [
    { of: 'even', passing: (docs) => docs.and(numbers(13, 2)) },
    { of: 'third', passing: (docs) => docs.and(numbers(13, 3)) },
  ])
  expect([...docs.read()]).toEqual([0, 6, 12])
  expect([...without('even').read()]).toEqual([0, 3, 6, 9, 12])
  expect([...without('third').read()]).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect([...without('other').read()]).toEqual([0, 6, 12])
})

test('a filter that asks for nothing lets all pass', () => {
  const { docs, without } = narrow<'even'>(numbers(4), [])
  expect([docs.size, without('even').size]).toEqual([4, 4])
})
