import { expect, test } from 'vitest'
import { planQuery } from '@/lib/search/query/plan-query'
import { rank } from '@/lib/search/query/rank/rank'
import documents from './documents.json'
import { gradedPosts } from './graded-site'
import { type Graded, ndcg } from './ndcg'
import questions from './questions.json'
import graded from './relevance.json'

const searchable = gradedPosts()
const answerable = questions.filter(({ best }) => best.length > 0)

function find(query: string): string[] {
  const plan = planQuery(query, searchable, { all: false, correct: true })
  return rank(plan, searchable.index, false).first.map(({ facts }) => facts.id)
}

test.each<{ name: string; cases: Graded[]; first: number; floor: number }>([
  { name: 'graded queries', cases: graded, first: 10, floor: 0.98 },
  { name: 'graded questions that a post answers', cases: answerable, first: 5, floor: 0.97 },
])('the mean NDCG@$first of $name stays above $floor', ({ cases, first, floor }) => {
  const scores = cases.map((one) => ({ query: one.query, score: ndcg(find(one.query), one, first) }))
  const poor = scores.filter(({ score }) => score < 0.5).map(({ query }) => query)
  expect(scores.reduce((sum, { score }) => sum + score, 0) / scores.length, `poor: ${poor.join(', ')}`).toBeGreaterThan(
    floor,
  )
})

test('every graded title is one of the recorded documents, and each question is asked once', () => {
  const titles = new Set(documents.posts.map(({ title }) => title))
  const all: Graded[] = [...graded, ...questions]
  expect(all.flatMap(({ best, good = [] }) => [...best, ...good]).filter((title) => !titles.has(title))).toEqual([])
  expect(new Set(questions.map(({ query }) => query)).size).toBe(questions.length)
  expect(answerable.length).toBeGreaterThanOrEqual(150)
})
