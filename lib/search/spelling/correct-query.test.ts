import { expect, test } from 'vitest'
import { describeSearch } from '../results/describe-search'
import { gradedPosts, gradedProducts } from '../graded/graded-site'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank'
import homeWords from '../graded/home-words.json'
import misspellings from '../graded/misspellings.json'

const words = Object.values(homeWords).flatMap((some) => some.split(' '))
const slips = Object.entries(misspellings).flatMap(([meant, typed]) => typed.split(' ').map((slip) => ({ slip, meant })))
const sites = [
  { name: 'posts', site: gradedPosts() },
  { name: 'products', site: gradedProducts() },
]

type Site = (typeof sites)[number]['site']

const correctionsOf = (site: Site, text: string) => planQuery(text, site, { all: false, correct: true }).corrections
const told = (site: Site, text: string) => {
  const plan = planQuery(text, site, { all: false, correct: true })
  return describeSearch(text, { plan, words: [], ...rank(plan, site.index, false), index: site.index }, site.index.openDocs(false))
}

test('the words and the slips are many, and each stands once', () => {
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(new Set(slips.map(({ slip }) => slip)).size).toBe(slips.length)
  expect(slips.length).toBeGreaterThanOrEqual(200)
})

test.each(sites)('no ordinary word of the house is replaced in a search for $name', ({ site }) => {
  const replaced = ['', 'kitchen ', 'floor '].flatMap((before) =>
    words.flatMap((word) => correctionsOf(site, before + word).filter(({ sure, typed }) => sure && !typed.includes(' ')).map(({ typed, meant }) => `${typed} > ${meant}`)),
  )
  expect(replaced).toEqual([])
})

test.each(sites)('hardly any ordinary word of the house is doubted in a search for $name', ({ site }) => {
  const doubted = words.filter((word) => correctionsOf(site, word).length > 0)
  expect(doubted.length / words.length, doubted.join(' ')).toBeLessThan(0.04)
})

/** Plurals are found as their singulars are. */
const isHeld = ({ index }: Site, text: string) => text.split(' ').every((word) => [word, word.replace(/s$/, '')].some((term) => index.termId(term) !== undefined))

test.each(sites)('slips in words of the site are mended in a search for $name', ({ site }) => {
  const asked = slips.filter(({ meant }) => isHeld(site, meant))
  const missed = asked.filter(({ slip, meant }) => {
    const { corrected, suggested } = told(site, slip)
    return (suggested ?? corrected) !== meant
  })
  expect(asked.length).toBeGreaterThanOrEqual(200)
  expect(1 - missed.length / asked.length, missed.map(({ slip }) => slip).join(' ')).toBeGreaterThan(0.96)
})

test('a right word is offered another where that is far likelier, and what is wrong beside it is mended', () => {
  const { site } = sites[0] as (typeof sites)[0]
  expect(told(site, 'kitchen facet')).toMatchObject({ corrected: 'kitchen faucet', applied: false, suggested: null })
  expect(told(site, 'kichen facet')).toMatchObject({ corrected: 'kitchen facet', applied: true, suggested: 'kitchen faucet' })
})

test('words that nothing holds are told, those of which something holds another form are not', () => {
  const { site } = sites[1] as (typeof sites)[0]
  expect(told(site, 'oven for the kitchen').missing).toEqual(['oven'])
  expect(told(site, 'insulated gloves').missing).toEqual([])
})

test.each([
  ['36 icnh shelf', '36 inch shelf'],
  ['ham,mer drill', 'hammer drill'],
  ['hammer nad drill', 'hammer and drill'],
  ['celing fan for 30 inhc', 'ceiling fan for 30 inch'],
  ['shlvs', 'shelves'],
])('%s is read as %s', (typed, meant) => expect(told(sites[1]?.site as Site, typed)).toMatchObject({ corrected: meant, applied: true }))
