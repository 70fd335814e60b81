import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PostSummary } from '@/lib/contract/posts/post'
import { HomeView } from './home-view'

const post = (id: string): PostSummary => ({
  id,
  slug: null,
  title: `Post ${id}`,
  summary: 'About it',
  previewImage: `/uploads/${id}.webp`,
  previewImageAlt: null,
  previewImageCaption: null,
  categories: [],
  tags: [],
  status: 'published',
  isHighlighted: true,
  created_at: null,
  updated_at: null,
  changed_at: null,
  published_at: null,
  products: [],
})

test.each([
  ['of the lead story', [post('1'), post('2')]],
  ['of the newest post where none is highlighted', []],
  ['of the carousel where it holds all posts but one', [post('1'), post('3')]],
])('only the first picture %s is loaded with priority', (_of, highlights) => {
  const html = renderToStaticMarkup(
    <HomeView highlights={{ posts: highlights }} latest={{ posts: [post('1'), post('3'), post('4')] }} more={false} />,
  )
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(1)
  expect(pictures.map((picture) => picture.includes('fetchPriority="high"'))).toEqual(pictures.map((_, at) => at === 0))
})

test.each([1, 10])('the carousel holds all of %i highlights, and every summary is cut', (count) => {
  const highlights = Array.from({ length: count }, (_, at) => ({ ...post(String(at)), summary: 'x'.repeat(150) }))
  const html = renderToStaticMarkup(
    <HomeView highlights={{ posts: highlights }} latest={{ posts: [post('later')] }} more={false} />,
  )
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(count)
  expect(html).toContain(`aria-label="1 of ${count}"`)
  expect(html.match(/x{20,}[^<]*/g)).toEqual(Array.from({ length: count }, () => `${'x'.repeat(100)}...`))
})

test('each post is shown once: as the lead, in the carousel or in the list', () => {
  const html = renderToStaticMarkup(
    <HomeView
      highlights={{ posts: [post('1'), post('3')] }}
      latest={{ posts: ['1', '2', '3', '4', '5'].map(post) }}
      more={false}
    />,
  )
  expect(html.match(/Post \d/g)).toEqual(['Post 2', 'Post 1', 'Post 3', 'Post 4', 'Post 5'])
})

test('a site without posts tells its administrator what to do', () => {
  const html = renderToStaticMarkup(<HomeView highlights={{ posts: [] }} latest={{ posts: [] }} more={false} />)
  expect(html).toContain('No posts yet. Come back soon')
  expect(html).toMatch(/<a href="\/admin"[^>]*>Sign in<\/a> and write its first post/)
})

test('with the API away home is one state with search and categories', () => {
  const html = renderToStaticMarkup(<HomeView highlights="failed" latest="failed" more={false} />)
  for (const text of ['Failed to fetch curated posts', 'Failed to fetch posts']) expect(html).toContain(text)
  expect(html.match(/Try again/g)).toHaveLength(1)
  expect(html).toContain('action="/search"')
  expect(html.match(/href="\/category\//g)).toHaveLength(10)
  expect(html).not.toContain('Latest posts')
})
