import { expect, test } from 'vitest'
import { postsA, productsA } from '../demo/content-a'
import { postsB, productsB } from '../demo/content-b'
import { BODY, CATEGORIES, PRODUCTS, SUMMARY, TAGS } from './index/fields'
import { type Facts, SearchIndex } from './index/search-index'
import { planQuery } from './query/plan-query'
import { rank } from './query/rank'
import graded from './relevance.json'
import { Vocabulary } from './spelling/vocabulary'
import { Synonyms } from './synonyms/synonyms'
import tradeSynonyms from './synonyms/trade-synonyms.json'

/** The mean NDCG@10 that the search keeps on the graded queries. */
const FLOOR = 0.98

const names = new Map([...productsA, ...productsB].map(({ key, name, brand }) => [key, `${name} . ${brand}`]))
const index = new SearchIndex<Facts>()
for (const post of [...postsA, ...postsB]) {
  index.put({ id: post.title, isPublic: true, madeAt: 0 }, post.title, [
    { field: TAGS, text: post.tags.join(' . ') },
    { field: CATEGORIES, text: post.categories.join(' . ') },
    { field: PRODUCTS, text: post.products.map((key) => names.get(key)).join(' . ') },
    { field: SUMMARY, text: post.summary },
    { field: BODY, text: post.content.replace(/<[^>]*>/g, ' ') },
  ])
}
const searchable = { index, vocabulary: new Vocabulary(index), synonyms: new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay) }

function find(query: string): string[] {
  const plan = planQuery(query, searchable, { all: false, correct: true })
  return rank(plan, index, false).first.map(({ facts }) => facts.id)
}

const gain = (grades: number[]) => grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

test('the graded queries are answered as well as ever', () => {
  const scores = graded.map(({ query, best, good = [] }) => {
    const found = find(query).map((title) => (best.includes(title) ? 3 : good.includes(title) ? 1 : 0))
    return { query, score: gain(found) / gain([...best.map(() => 3), ...good.map(() => 1)]) }
  })
  const poor = scores.filter(({ score }) => score < 0.5).map(({ query }) => query)
  expect(scores.reduce((sum, { score }) => sum + score, 0) / scores.length, `poor: ${poor.join(', ')}`).toBeGreaterThan(FLOOR)
})

test('the graded queries are graded by posts that there are', () => {
  const titles = new Set([...postsA, ...postsB].map(({ title }) => title))
  expect(graded.flatMap(({ best, good = [] }) => [...best, ...good]).filter((title) => !titles.has(title))).toEqual([])
})
