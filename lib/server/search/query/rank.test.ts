import { expect, test } from 'vitest'
import { BODY } from '../index/fields'
import { type Facts, SearchIndex } from '../index/search-index'
import { planQuery } from './plan-query'
import { rank } from './rank'
import { Vocabulary } from '../spelling/vocabulary'
import { Synonyms } from '../synonyms/synonyms'

const index = new SearchIndex<Facts>()
const searchable = { index, vocabulary: new Vocabulary(index), synonyms: new Synonyms([]) }
const find = (text: string) => rank(planQuery(text, searchable, { all: false, correct: false }), index, false)

for (let at = 0; at < 600; at += 1) {
  const facts = { id: String(at), isPublic: at % 5 > 0, madeAt: (at * 7) % 100 }
  index.put(facts, at % 2 ? 'Oak shelf' : 'Shelf', [{ field: BODY, text: at % 3 ? 'oak '.repeat(at % 7) : 'ash plank' }])
}
index.remove('2')

test('many results are the best, and behind them the others, each once and in the order of their scores', () => {
  const { first, docs, behind } = find('shelf')
  expect(docs.size).toBe(479)
  expect(first).toHaveLength(200)
  expect([...first.map(({ doc }) => doc), ...behind()].sort((a, b) => a - b)).toEqual([...docs.read()])
  find('ash')
  expect([...find('shelf').behind()]).toEqual([...behind()])
})

test('of equal ones the newest comes first', () => {
  const { first, behind } = find('ash plank')
  expect(behind()).toHaveLength(0)
  const made = first.filter(({ score }) => score === first[0]?.score).map(({ facts }) => facts.madeAt)
  expect(made.length).toBeGreaterThan(10)
  expect(made).toEqual([...made].sort((a, b) => b - a))
})

test('a text that meets nothing finds nothing', () => {
  expect(find('zebra').docs.size).toBe(0)
  expect(find('').first).toEqual([])
})
