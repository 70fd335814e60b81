import { expect, test } from 'vitest'
import { describeSearch } from '../results/results'
import { gradedPosts, gradedProducts } from '@/lib/testing/graded/graded-site'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank/rank'
import foreignNames from '@/lib/testing/graded/foreign-names.json'
import homeWords from '@/lib/testing/graded/home-words.json'
import misspellings from '@/lib/testing/graded/misspellings.json'
import { repeats } from '@/lib/testing/soak.mjs'

const words = Object.values(homeWords).flatMap((some) => some.split(' '))
const cases = Object.entries(misspellings).flatMap(([intended, typed]) =>
  typed.split(' ').map((typo) => ({ typo, intended })),
)
const sites = [
  { name: 'posts', site: gradedPosts() },
  { name: 'products', site: gradedProducts() },
]

/** What a word is searched after: more in the long form. */
const BEFORE = ['', 'kitchen ', 'floor '].slice(0, repeats({ short: 2, long: 3 }))

type Site = (typeof sites)[number]['site']

const correctionsOf = (site: Site, text: string) => planQuery(text, site, { all: false, correct: true }).corrections
const describe = (site: Site, text: string) => {
  const plan = planQuery(text, site, { all: false, correct: true })
  return describeSearch(
    text,
    { plan, words: [], ...rank(plan, site.index, false), index: site.index },
    site.index.openDocs(false),
  )
}

test('there are enough different words and misspellings', () => {
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(new Set(cases.map(({ typo }) => typo)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(200)
})

test.each(sites)('no ordinary household word is replaced in a search for $name', ({ site }) => {
  const replaced = BEFORE.flatMap((before) =>
    words.flatMap((word) =>
      correctionsOf(site, before + word)
        .filter(({ sure, typed }) => sure && !typed.includes(' '))
        .map(({ typed, intended }) => `${typed} > ${intended}`),
    ),
  )
  expect(replaced).toEqual([])
})

test.each(sites)(
  'hardly any brand or model number that the site does not carry is replaced in a search for $name',
  ({ site }) => {
    const names = Object.values(foreignNames).flat()
    const replaced = names.flatMap((name) =>
      correctionsOf(site, name)
        .filter(({ sure }) => sure)
        .map(({ typed, intended }) => `${typed} > ${intended}`),
    )
    expect(names.length).toBeGreaterThanOrEqual(200)
    expect(replaced.length / names.length, replaced.join(', ')).toBeLessThan(0.04)
  },
)

test('a name that is like no word of the site finds nothing else, and the nearest word is offered', () => {
  const { site } = sites[1] as (typeof sites)[0]
  expect(describe(site, 'duravit')).toMatchObject({ corrected: 'draft', applied: false, missing: ['duravit'] })
  expect(rank(planQuery('duravit', site, { all: false, correct: true }), site.index, false).first).toEqual([])
})

test.each(sites)('hardly any ordinary household word gets a suggestion in a search for $name', ({ site }) => {
  const doubted = words.filter((word) => correctionsOf(site, word).length > 0)
  expect(doubted.length / words.length, doubted.join(' ')).toBeLessThan(0.04)
})

/** Plurals are indexed in the singular. */
const isIndexed = ({ index }: Site, text: string) =>
  text.split(' ').every((word) => [word, word.replace(/s$/, '')].some((term) => index.termId(term) !== undefined))

test.each(sites)('misspelled words of the site are corrected in a search for $name', ({ site }) => {
  const known = cases.filter(({ intended }) => isIndexed(site, intended))
  const missed = known.filter(({ typo, intended }) => {
    const { corrected, suggested } = describe(site, typo)
    return (suggested ?? corrected) !== intended
  })
  expect(known.length).toBeGreaterThanOrEqual(200)
  expect(1 - missed.length / known.length, missed.map(({ typo }) => typo).join(' ')).toBeGreaterThan(0.96)
})

test('a valid word gets a suggestion that is far likelier, and a misspelling beside it is corrected', () => {
  const { site } = sites[0] as (typeof sites)[0]
  expect(describe(site, 'kitchen facet')).toMatchObject({
    corrected: 'kitchen faucet',
    applied: false,
    suggested: null,
  })
  expect(describe(site, 'kichen facet')).toMatchObject({
    corrected: 'kitchen facet',
    applied: true,
    suggested: 'kitchen faucet',
  })
})

test('no other reading of a query is offered that found its post as typed', () => {
  const { site } = sites[0] as (typeof sites)[0]
  for (const query of ['leaky faucet', 'wobbly table', 'shelf spacing for tins', 'bedroom door wont latch'])
    expect(describe(site, query)).toMatchObject({ corrected: null, suggested: null })
})

test('contractions and the like are not reported as missing', () => {
  const { site } = sites[0] as (typeof sites)[0]
  for (const query of ["door won't latch", 'door wont latch', 'drill vs impact driver', 'peel n stick tile'])
    expect(describe(site, query)).toMatchObject({ corrected: null, missing: [] })
})

test('words that no document has are reported as missing, other forms of indexed words are not', () => {
  const { site } = sites[1] as (typeof sites)[0]
  expect(describe(site, 'oven for the kitchen').missing).toEqual(['oven'])
  expect(describe(site, 'insulated gloves').missing).toEqual([])
})

test.each([
  ['36 icnh shelf', '36 inch shelf'],
  ['ham,mer drill', 'hammer drill'],
  ['hammer nad drill', 'hammer and drill'],
  ['celing fan for 30 inhc', 'ceiling fan for 30 inch'],
  ['shlvs', 'shelves'],
])('%s is corrected to %s', (typed, intended) =>
  expect(describe(sites[1]?.site as Site, typed)).toMatchObject({ corrected: intended, applied: true }),
)
