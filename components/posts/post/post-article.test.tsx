import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { postSchema } from '@/lib/contract/posts/post'
import { PostArticle } from './post-article'

const post = postSchema.parse({ id: 'a', title: 'A shelf', created_at: '2026-01-01T00:00:00Z' })
const html = (kits: object[]) =>
  renderToString(
    <PostArticle
      post={post}
      body={{ html: '<p>Text</p>', headings: [], sponsored: false, kits }}
      related={[]}
      back={{ href: '/', label: 'Back to Home' }}
    />,
  )

test('only a post with a kit loads the script and the styles of kits', () => {
  expect(html([])).not.toContain('project-kit')
  for (const file of ['/project-kit.css', '/project-kit.js']) expect(html([{}])).toContain(file)
})
