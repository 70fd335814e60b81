import { expect, test } from 'vitest'
import { postSummarySchema, type PostSummary } from '../contract/posts/post'
import { ADMIN_PAGE_SIZE, type AdminView, buildAdminList } from './admin-view'

const post = (id: string, fields: Partial<PostSummary> = {}) =>
  postSummarySchema.parse({ id, title: `Post ${id}`, status: 'published', ...fields })
const view: AdminView = { filter: 'all', q: '', sort: 'newest', page: 1 }
const posts = [
  post('a', {
    title: 'Oak shelf',
    tags: ['joinery'],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
  }),
  post('b', {
    title: 'Café corner',
    status: 'draft',
    created_at: '2026-02-01T00:00:00Z',
    updated_at: '2026-02-01T00:00:00Z',
  }),
  post('c', { title: 'Brass lamp', isHighlighted: true, created_at: '2025-12-01T00:00:00Z' }),
]
const ids = (change: Partial<AdminView>) => buildAdminList(posts, { ...view, ...change }).posts.map(({ id }) => id)

test('each filter selects its posts and all counts are returned', () => {
  expect(ids({})).toEqual(['b', 'a', 'c'])
  expect(ids({ filter: 'drafts' })).toEqual(['b'])
  expect(ids({ filter: 'published' })).toEqual(['a', 'c'])
  expect(ids({ filter: 'highlighted' })).toEqual(['c'])
  expect(buildAdminList(posts, { ...view, filter: 'drafts' }).counts).toEqual({
    all: 3,
    draft: 1,
    published: 2,
    highlighted: 1,
  })
})

test('a search matches every word in titles and tags, ignoring case and accents', () => {
  expect(ids({ q: 'CAFE corner' })).toEqual(['b'])
  expect(ids({ q: 'shelf joinery' })).toEqual(['a'])
  expect(ids({ q: 'shelf lamp' })).toEqual([])
})

test('posts are sorted in each order', () => {
  expect(ids({ sort: 'oldest' })).toEqual(['c', 'a', 'b'])
  expect(ids({ sort: 'updated' })).toEqual(['a', 'b', 'c'])
  expect(ids({ sort: 'title' })).toEqual(['c', 'b', 'a'])
})

test('titles are compared by code unit, and equal keys by id in the direction of the order', () => {
  const sorted = (sort: AdminView['sort'], ...titles: string[]) => {
    const made = titles.map((title, at) => post(`${titles.length - at}`, { title, created_at: '2026-01-01T00:00:00Z' }))
    return buildAdminList(made, { ...view, sort }).posts.map(({ id, title }) => `${title} ${id}`)
  }
  expect(sorted('title', 'Émile', 'apple', 'Banana', 'apple')).toEqual(['Banana 2', 'apple 1', 'apple 3', 'Émile 4'])
  expect(sorted('oldest', 'a', 'b', 'c')).toEqual(['c 1', 'b 2', 'a 3'])
  expect(sorted('newest', 'a', 'b', 'c')).toEqual(['a 3', 'b 2', 'c 1'])
})

test('posts are paginated', () => {
  const many = Array.from({ length: ADMIN_PAGE_SIZE + 1 }, (_, index) => post(`${index}`))
  const last = buildAdminList(many, { ...view, page: 2 })
  expect(last.posts).toHaveLength(1)
  expect(last.pagination).toEqual({
    page: 2,
    total: ADMIN_PAGE_SIZE + 1,
    total_pages: 2,
    has_prev: true,
    has_next: false,
  })
})
