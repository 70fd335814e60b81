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

test('the text has the language of the site’s content, the words around it that of the page', () => {
  const german = renderToString(
    <PostArticle
      post={{ ...post, title: 'Ein Regal', summary: 'In einem Tag' }}
      body={{ html: '<p>Holz</p>', headings: [], sponsored: false }}
      related={[]}
      language="de"
      back={{ href: '/', label: 'Back to Home' }}
    />,
  )
  const languages = [...german.matchAll(/<(\w+)[^>]* lang="de"[^>]*>/g)].map(([, tag]) => tag)
  expect(languages).toEqual(['h1', 'p', 'div'])
})

test('the head of a post says what its project takes', () => {
  const head = (effort?: string) =>
    renderToString(
      <PostArticle
        post={{ ...post, effort }}
        body={{ html: '<p>Text</p>', headings: [], sponsored: false }}
        related={[]}
        back={{ href: '/', label: 'Back to Home' }}
      />,
    )
  expect(head('Easy · A weekend')).toMatch(/<span dir="auto">Easy<\/span><span dir="auto">A weekend<\/span>/)
  expect(head()).not.toContain('<span dir="auto">')
})

test('a post ends with where to report what is wrong, if there is such an address', () => {
  const ended = (contact?: string) =>
    renderToString(
      <PostArticle
        post={post}
        body={{ html: '<p>Text</p>', headings: [], sponsored: false }}
        related={[]}
        contact={contact}
        back={{ href: '/', label: 'Back to Home' }}
      />,
    )
  expect(ended('mailto:us@site.example')).toMatch(
    /Something wrong\?.*<a href="mailto:us@site\.example"[^>]*>Tell us<\/a>/,
  )
  expect(ended()).not.toContain('Tell us')
})

test('only a post with a kit loads the script and the styles of kits', () => {
  expect(html([])).not.toContain('project-kit')
  for (const file of ['/project-kit.css', '/project-kit.js']) expect(html([{}])).toContain(file)
})
