import { expect, test } from 'vitest'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank'
import { emptySite } from '../graded/graded-site'
import tradePairs from '../graded/trade-pairs.json'
import tradeSynonyms from './trade-synonyms.json'

const pairs = tradePairs.same as [string, string][]
const apart = tradePairs.apart as [string, string][]

/** Things that have to do with none of the pairs, but share words with many. */
const OTHERS = [
  'Garage Wall Paint', 'Water Bottle', 'Door Mat', 'Light Oak Board', 'Outdoor Table Cover', 'Floor Mop', 'Roof Rack for a Car', 'Window Box Liner',
  'Wood Screws', 'Metal Ruler', 'Tool Catalog', 'Garden Gnome', 'Storage Battery', 'Electric Toothbrush', 'Bath Towels', 'Power Bank', 'Tape Dispenser',
]

function find(titles: string[], query: string): string[] {
  const site = emptySite()
  for (const title of titles) site.index.put({ id: title, isPublic: true, madeAt: 0 }, title, [])
  return rank(planQuery(query, site, { all: false, correct: true }), site.index, false).first.map(({ facts }) => facts.id)
}

test('the pairs are at least 300, and each stands once', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300)
  expect(new Set(pairs.map((pair) => [...pair].sort().join(' = '))).size).toBe(pairs.length)
})

test('what is meant by a word of the trade is found first by its own name, then by the other', () => {
  const wrong = pairs.flatMap(([asked, other]) => {
    const [first, second] = find([...OTHERS, other, asked], asked)
    return first === asked && second === other ? [] : [`${asked} = ${other}: ${first}, ${second}`]
  })
  expect(wrong).toEqual([])
})

test('what is meant by a word of the trade is no other thing of the trade', () => {
  expect(apart.flatMap(([asked, other]) => find([other], asked).map((title) => `${asked}: ${title}`))).toEqual([])
})

test('no synonym is given twice', () => {
  const groups = tradeSynonyms.same.map((group) => [...group].sort().join())
  expect(new Set(groups).size).toBe(groups.length)
  expect(tradeSynonyms.same.filter((group) => new Set(group).size < group.length)).toEqual([])
})
