import { expect, test } from 'vitest'
import { monthAfter, planEvents, weeksOf } from './plan-mark'

test('a month has whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-03')
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(['2026-02-23', '2026-04-05', 6])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months go on over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('both changes of a post are planned, in the order of their time', () => {
  const post = { id: '1', title: 'Oak', status: 'draft' as const, failure: null }
  const events = planEvents([
    { ...post, publish_at: '2026-03-02T10:00:00Z', unpublish_at: '2026-03-09T10:00:00Z' },
    { ...post, id: '2', publish_at: null, unpublish_at: '2026-03-04T10:00:00Z' },
  ])
  expect(events.map(({ post: { id }, action, day }) => [id, action, day])).toEqual([
    ['1', 'Publish', '2026-03-02'],
    ['2', 'Unpublish', '2026-03-04'],
    ['1', 'Unpublish', '2026-03-09'],
  ])
})
