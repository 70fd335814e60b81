import { expect, test } from 'vitest'
import { loadPosts } from '../../demo/load-content'
import { planQuery } from '../../search/query/plan-query'
import { rank } from '../../search/query/rank'
import graded from './relevance.json'
import { demoPosts } from '../../testing/search-site'

/** The mean NDCG@10 that the search keeps on the graded queries. */
const FLOOR = 0.98

const searchable = demoPosts()

function find(query: string): string[] {
  const plan = planQuery(query, searchable, { all: false, correct: true })
  return rank(plan, searchable.index, false).first.map(({ facts }) => facts.id)
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
  const titles = new Set(loadPosts().map(({ title }) => title))
  expect(graded.flatMap(({ best, good = [] }) => [...best, ...good]).filter((title) => !titles.has(title))).toEqual([])
})
