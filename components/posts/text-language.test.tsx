// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { postSummarySchema } from '@/lib/contract/posts/post'
import { HomeView } from './home/home-view'
import { PostList } from './list/post-list'
import { RelatedPosts } from './post/related-posts'

const product = { product_id: 'p', name: 'Säge', description: 'Für Holz', language: 'de' }
const posts = ['a', 'b', 'c'].map((id) =>
  postSummarySchema.parse({
    id,
    title: `Regal ${id}`,
    summary: `Ein Brett ${id}`,
    language: 'de',
    products: [product],
  }),
)

test.each([
  ['home', () => <HomeView highlights={{ posts: posts.slice(2) }} latest={{ posts }} more={false} />],
  ['a list', () => <PostList posts={posts} />],
  ['related posts', () => <RelatedPosts posts={posts} />],
])('texts in the language of the content have it in %s, and labels do not', (_, view) => {
  document.body.innerHTML = renderToStaticMarkup(view())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Set<string>()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const isContent = /^(Regal|Ein Brett|Säge|Für Holz)/.test(text)
    if (isContent) seen.add(text.slice(0, 5))
    expect(node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null, text).toBe(isContent ? 'de' : null)
  }
  expect(seen).toContain('Regal')
})
