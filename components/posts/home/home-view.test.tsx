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
  published_at: null,
  products: [],
})

test.each([
  ['of the lead story', [post('1'), post('2')]],
  ['of the newest post where none is highlighted', []],
])('only the first picture %s is loaded with priority', (_of, highlights) => {
  const html = renderToStaticMarkup(
    <HomeView highlights={{ posts: highlights }} latest={{ posts: [post('1'), post('3')] }} more={false} />,
  )
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(1)
  expect(pictures.map((picture) => picture.includes('fetchPriority="high"'))).toEqual(pictures.map((_, at) => at === 0))
})
