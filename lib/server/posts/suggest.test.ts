import { expect, test } from 'vitest'
import { SUGGESTION_LIMIT } from '@/lib/contract/limits'
import { planQuery } from '../../search/query/plan-query'
import { rank } from '../../search/query/rank/rank'
import { alike, categoriesFor } from './suggest'
import { gradedPosts, gradedProducts } from '@/lib/testing/graded/graded-site'
import { foldText } from '../../search/text/fold-text'

const sites = [
  { name: 'posts', site: gradedPosts() },
  { name: 'products', site: gradedProducts() },
]
const wordsOf = (title: string) => foldText(title).match(/[\p{L}\p{N}]+/gu) ?? []

function offered({ site }: (typeof sites)[number], text: string): string[] {
  const plan = planQuery(text, site, { all: false, correct: true, isTyping: true })
  return rank(plan, site.index, false)
    .first.slice(0, SUGGESTION_LIMIT)
    .map(({ facts }) => facts.id)
}

/** Units and stop words cannot be searched for. */
const UNFINDABLE = ['fee', 'feet', 'wit', 'thei']

test.each(sites)('a typed prefix of any word in $name suggests a title with that prefix', (requested) => {
  const { index } = requested.site
  const titles = Array.from(index.openDocs(true).read(), (doc) => index.factsOf(doc)?.id ?? '')
  const words = titles.flatMap(wordsOf).filter((word) => /^[a-z]+$/.test(word))
  const starts = [3, 4, 5].flatMap((length) => [
    ...new Set(words.filter((word) => word.length > length).map((word) => word.slice(0, length))),
  ])
  const without = starts.filter(
    (start) => !offered(requested, start).some((title) => wordsOf(title).some((word) => word.startsWith(start))),
  )
  expect(starts.length).toBeGreaterThan(300)
  expect(without.filter((start) => !UNFINDABLE.includes(start))).toEqual([])
})

test.each([
  ['toil', 'toilet'],
  ['dri', 'drill'],
  ['fauce', 'faucet'],
])('%s is completed to %s', (start, word) => {
  expect(offered(sites[1] as (typeof sites)[0], start).flatMap(wordsOf)).toContain(word)
})

test('a misspelled word is corrected if no word has it as prefix', () => {
  expect(offered(sites[1] as (typeof sites)[0], 'fauset')[0]).toMatch('Faucet')
})

test('only what shows why it was found is offered', () => {
  const found = ['Sit-Stand Desk', 'Drill/Driver Kit', 'Twist Drill Bits']
  const named = (text: string, understood: string[]) => alike(found, (name) => name, text, understood)
  expect(named('dril', ['drill'])).toEqual(['Drill/Driver Kit', 'Twist Drill Bits'])
  expect(named('dirll', ['drill'])).toEqual(['Drill/Driver Kit', 'Twist Drill Bits'])
  expect(named('bureau', ['bureau', 'desk'])).toEqual(['Sit-Stand Desk'])
  expect(named('anchor', ['anchor'])).toEqual([])
})

test('categories are suggested for meaningful words only', () => {
  expect(categoriesFor('how to')).toEqual([])
  expect(categoriesFor('how to use tool')).toContain('Tools & Equipment')
})
