import { expect, test } from 'vitest'
import { BODY } from '../../index/fields'
import { type DocFields, SearchIndex } from '../../index/search-index'
import { planQuery } from '../plan-query'
import { rank } from './rank'
import { Vocabulary } from '../../spelling/vocabulary'
import { Synonyms } from '../../synonyms/synonyms'

const index = new SearchIndex<DocFields>()
const searchable = { index, vocabulary: new Vocabulary(index), synonyms: new Synonyms([]) }
const find = (text: string) => rank(planQuery(text, searchable, { all: false, correct: false }), index, false)

for (let at = 0; at < 600; at += 1) {
  const facts = { id: String(at), isPublic: at % 5 > 0, madeAt: (at * 7) % 100 }
  index.put(facts, at % 2 ? 'Oak shelf' : 'Shelf', [
    { field: BODY, text: at % 3 ? 'oak '.repeat(at % 7) : 'ash plank' },
  ])
}
index.remove('2')

test('every result is either ranked or in the tail, each once and in score order', () => {
  const { first, docs, behind } = find('shelf')
  expect(docs.size).toBe(479)
  expect(first).toHaveLength(200)
  expect([...first.map(({ doc }) => doc), ...behind()].sort((a, b) => a - b)).toEqual([...docs.read()])
  find('ash')
  expect([...find('shelf').behind()]).toEqual([...behind()])
})

test('of results with equal scores the newest comes first', () => {
  const { first, behind } = find('ash plank')
  expect(behind()).toHaveLength(0)
  const made = first.filter(({ score }) => score === first[0]?.score).map(({ facts }) => facts.madeAt)
  expect(made.length).toBeGreaterThan(10)
  expect(made).toEqual([...made].sort((a, b) => b - a))
})

test('a query that matches nothing has no results', () => {
  expect(find('zebra').docs.size).toBe(0)
  expect(find('').first).toEqual([])
})

test('results that match every word are distinguished from partial ones', () => {
  const { docs, complete } = find('oak zebra ash')
  expect([docs.size > 0, complete.size]).toEqual([true, 0])
  const both = find('oak ash')
  expect(both.complete.size).toBeGreaterThan(0)
  expect(both.complete.size).toBeLessThan(both.docs.size)
  expect(both.complete.and(both.docs).size).toBe(both.complete.size)
})

test('after the first few, results with a low score are dropped', () => {
  const site = new SearchIndex<DocFields>()
  const kitchens = Array.from({ length: 60 }, (_, at) => `Kitchen thing${' or other'.repeat(at)}`)
  for (const [at, title] of ['Walnut kitchen', ...kitchens, ...Array.from({ length: 400 }, () => 'Lamp')].entries())
    site.put({ id: `${at}`, isPublic: true, madeAt: -at }, title, [])
  const search = (text: string) =>
    rank(
      planQuery(text, { ...searchable, index: site, vocabulary: new Vocabulary(site) }, { all: false, correct: false }),
      site,
      false,
    )
  expect(search('walnut kitchen').first.map(({ facts }) => facts.id)).toEqual([
    '0',
    ...Array.from({ length: 9 }, (_, at) => `${at + 1}`),
  ])
  expect(search('walnut kitchen').docs.size).toBe(10)
  expect(search('kitchen').docs.size).toBe(61)
})

test('in articles a word says more the more prominently a document has it, in products not', () => {
  const bestOf = (isProse: boolean) => {
    const site = new SearchIndex<DocFields>(isProse)
    for (let at = 0; at < 60; at += 1)
      site.put({ id: `${at % 3 ? 'plain' : 'waxed'} ${at}`, isPublic: true, madeAt: 0 }, 'Article', [
        { field: BODY, text: `take your tools ${at % 3 ? '' : 'and beeswax'} ${'plank '.repeat(600)}` },
      ])
    site.put({ id: 'titled', isPublic: true, madeAt: 0 }, 'Choosing tools', [])
    const prose = { ...searchable, index: site, vocabulary: new Vocabulary(site) }
    const plan = planQuery('tools beeswax', prose, { all: false, correct: false })
    return rank(plan, site, false).first[0]?.facts.id.split(' ')[0]
  }
  expect([bestOf(true), bestOf(false)]).toEqual(['titled', 'waxed'])
})
