import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import type { ImportedPost } from '../imported-post'
import { openMarkdown } from './read-markdown'

let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'site-files-'))
})
afterAll(() => removeFolder(scratch))

async function read(files: Record<string, string>) {
  const root = await mkdtemp(path.join(scratch, 'site-'))
  for (const [place, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, place)), { recursive: true })
    await writeFile(path.join(root, place), text)
  }
  const source = await openMarkdown(root)
  const posts: ImportedPost[] = []
  for await (const post of source.posts()) posts.push(post)
  return { source, posts }
}
const post = (front: string) => `---\ntitle: Oak\n${front}\n---\nText`

test.each([
  ['blog/authors.yml', 'ann:\n  name: Ann Oak\n  title: Joiner\n  url: https://ann.example\n  image_url: /img/ann.png'],
  [
    '_data/authors.yml',
    'Ann:\n  name: Ann Oak\n  bio: Joiner\n  avatar: /img/ann.png\n  links:\n    - url: https://ann.example',
  ],
  [
    'data/authors/ann.toml',
    'name = "Ann Oak"\nbio = "Joiner"\npicture = "/img/ann.png"\nwebsite = "https://ann.example"',
  ],
  [
    'content/authors/ann/_index.md',
    '---\ntitle: Ann Oak\nbio: Joiner\nimage: /img/ann.png\nsocial: { web: https://ann.example }\n---',
  ],
])('an author comes from %s', async (place, text) => {
  const { posts, source } = await read({ [place]: text, 'content/oak.md': post('authors: [ann]') })
  const author = { name: 'Ann Oak', bio: 'Joiner', picture: '/img/ann.png', links: ['https://ann.example'] }
  expect(posts.map((each) => each.author)).toEqual([author])
  expect([...source.others]).toEqual([])
})

test('an author may be named by a key in an object, and by a name that no file knows', async () => {
  const { posts } = await read({
    'authors.yml': 'ann: { name: Ann Oak }',
    'a.md': post('authors:\n  - key: Ann'),
    'b.md': post('author: Bob'),
  })
  expect(posts.map(({ author }) => author?.name)).toEqual(['Ann Oak', 'Bob'])
})

test('redirects of Netlify and Cloudflare come in, and those with placeholders or conditions are counted', async () => {
  const { source } = await read({
    'oak.md': post(''),
    'static/_redirects':
      '# Moved\n/a /b\n/c https://other.example/d 302! # away\n/e/* /f/:splat 301\n/g /h 301 Country=de\n/i /j 200\n',
    'netlify.toml': '[[redirects]]\nfrom = "/k"\nto = "/l"\n',
  })
  expect(source.redirects).toEqual([
    { from: '/k', to: '/l', status: 301 },
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: 'https://other.example/d', status: 302 },
  ])
  expect([...source.others]).toEqual([['redirect with placeholders or conditions', 3]])
})

test('a file of authors that cannot be read is told, and the posts come in', async () => {
  const { posts, source } = await read({ 'oak.md': post(''), 'data/authors.json': '{"ann": ' })
  expect(posts).toHaveLength(1)
  expect([...source.others]).toEqual([['file that cannot be read (data/authors.json)', 1]])
})

test('a former address that is relative leads on from the folder of the page, and series are told', async () => {
  const { posts, source } = await read({
    'content/posts/oak.md': post('aliases: [old-oak, /ash/, https://old.example/elm]\nseries: [Trees]'),
  })
  expect(posts[0]?.addresses).toEqual(['/posts/oak/', '/posts/old-oak', '/ash/', 'https://old.example/elm'])
  expect([...source.others]).toEqual([['term of “series”', 1]])
})
