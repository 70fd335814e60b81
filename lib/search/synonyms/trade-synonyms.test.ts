import { expect, test } from 'vitest'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank/rank'
import { emptySite } from '@/lib/testing/graded/graded-site'
import tradePairs from '@/lib/testing/graded/trade-pairs.json'
import howTo from './how-to-synonyms.json'
import tradeSynonyms from './trade-synonyms.json'

const pairs = tradePairs.same as [string, string][]
const apart = tradePairs.apart as [string, string][]

/** Titles unrelated to the pairs that share words with many of them. */
const OTHERS = [
  'Garage Wall Paint',
  'Water Bottle',
  'Door Mat',
  'Light Oak Board',
  'Outdoor Table Cover',
  'Floor Mop',
  'Roof Rack for a Car',
  'Window Box Liner',
  'Wood Screws',
  'Metal Ruler',
  'Tool Catalog',
  'Garden Gnome',
  'Storage Battery',
  'Electric Toothbrush',
  'Bath Towels',
  'Power Bank',
  'Tape Dispenser',
]

function find(titles: string[], query: string, isProse = false): string[] {
  const site = emptySite(isProse)
  for (const title of titles) site.index.put({ id: title, isPublic: true, madeAt: 0 }, title, [])
  return rank(planQuery(query, site, { all: false, correct: true }), site.index, false).first.map(
    ({ facts }) => facts.id,
  )
}

test('there are at least 300 different pairs', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300)
  expect(new Set(pairs.map((pair) => [...pair].sort().join(' = '))).size).toBe(pairs.length)
})

test('a query finds the title with its own word first and the synonym second', () => {
  const wrong = pairs.flatMap(([requested, other]) => {
    const [first, second] = find([...OTHERS, other, requested], requested)
    return first === requested && second === other ? [] : [`${requested} = ${other}: ${first}, ${second}`]
  })
  expect(wrong).toEqual([])
})

test('a query does not find things that only sound like synonyms', () => {
  expect(
    apart.flatMap(([requested, other]) => find([other], requested).map((title) => `${requested}: ${title}`)),
  ).toEqual([])
})

test('no synonym group or word is listed twice', () => {
  for (const all of [tradeSynonyms.same, howTo.same, howTo.verbs]) {
    const groups = all.map((group) => [...group].sort().join())
    expect(new Set(groups).size).toBe(groups.length)
    expect(all.filter((group) => new Set(group).size < group.length)).toEqual([])
  }
})

test.each([
  ['swap a tap', 'Replacing a faucet'],
  ['mend wall', 'Patch a Wall'],
  ['unblocking gutters', 'Clear the Gutters'],
  ['regrout a shower', 'Fresh Grout for a Shower'],
  ['damp cellar', 'Moisture in the Basement'],
  ['fitting a dimmer', 'Install a Dimmer'],
])('the question %s finds the article %s, and as a product nothing by its verb', (query, title) => {
  const others = ['Tape Rules', 'Fall Colors', 'Wall Paint', 'Shower Curtains', 'Dimmer Days']
  expect(find([...others, title], query, true)[0]).toBe(title)
  const [verb = ''] = query.split(' ')
  expect(find([title.replace(/ .*/, '')], verb)).toEqual([])
})
