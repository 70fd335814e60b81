import { expect, test } from 'vitest'
import { planQuery } from '../query/plan-query'
import { rank } from '../query/rank/rank'
import documents from './documents.json'
import { gradedPosts } from './graded-site'
import graded from './relevance.json'

/** Mean NDCG@10 over the graded queries that a change must not fall below. */
const FLOOR = 0.98

const searchable = gradedPosts()

function find(query: string): string[] {
  const plan = planQuery(query, searchable, { all: false, correct: true })
  return rank(plan, searchable.index, false).first.map(({ facts }) => facts.id)
}

const gain = (grades: number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

test('the mean NDCG@10 of the graded queries stays above the floor', () => {
  const scores = graded.map(({ query, best, good = [] }) => {
    const found = find(query).map((title) => (best.includes(title) ? 3 : good.includes(title) ? 1 : 0))
    return { query, score: gain(found) / gain([...best.map(() => 3), ...good.map(() => 1)]) }
  })
  const poor = scores.filter(({ score }) => score < 0.5).map(({ query }) => query)
  expect(scores.reduce((sum, { score }) => sum + score, 0) / scores.length, `poor: ${poor.join(', ')}`).toBeGreaterThan(
    FLOOR,
  )
})

test('every graded title is one of the recorded documents', () => {
  const titles = new Set(documents.posts.map(({ title }) => title))
  expect(graded.flatMap(({ best, good = [] }) => [...best, ...good]).filter((title) => !titles.has(title))).toEqual([])
})
