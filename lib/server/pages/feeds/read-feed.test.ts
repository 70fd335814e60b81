import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AWKWARD_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { readFeed } from './read-feed'
import '@/lib/testing/provide-site-api'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
  vi.stubEnv('CONTENT_LANGUAGE', 'pt-br')
  const pagination = { page: 1, total: 2, total_pages: 1 }
  const posts = ['17', '18'].map((id) => ({ ...AWKWARD_POST, id, title: `Post ${id}` }))
  api.replies.set('GET /api/curated-posts', { body: { data: { posts, pagination } } })
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post: { ...posts[0], content: '<p>x</p>' } } } })
})
afterAll(() => api.close())

test.each([404, 410])('a post that is deleted while the feed is made is left out of it: %d', async (status) => {
  api.replies.set('GET /api/curated-posts/18', { status, body: { error: 'x' } })
  const feed = await readFeed('all', 'feed.xml')
  expect(feed).toContain('Post 17')
  expect(feed).not.toContain('Post 18')
})

test('a feed names the language of its posts', async () => {
  expect(await readFeed('all', 'feed.xml')).toContain('<language>pt-BR</language>')
  expect(await readFeed('all', 'atom.xml')).toContain('<feed xml:lang="pt-BR" ')
  expect(JSON.parse((await readFeed('all', 'feed.json')) ?? '')).toMatchObject({ language: 'pt-BR' })
})

test('a feed fails if one of its posts cannot be read', async () => {
  api.replies.set('GET /api/curated-posts/18', { status: 503, body: { error: 'x' } })
  await expect(readFeed('all', 'feed.xml')).rejects.toMatchObject({ status: 503 })
})

test.each([
  ['feed.xml', '<guid isPermaLink="false">', '<link>'],
  ['atom.xml', '<id>', '<link href="'],
  ['feed.json', '"id": "', '"url": "'],
] as const)('a post whose address follows a new title stays the same item of %s', async (file, id, link) => {
  api.replies.set('GET /api/curated-posts/18', {
    body: { data: { post: { ...AWKWARD_POST, id: '18', slug: 'new-title' } } },
  })
  const feed = await readFeed('all', file)
  expect(feed).toMatch(new RegExp(`${link}http://[^<"]*/curated-posts/new-title/18`))
  expect(feed).toMatch(new RegExp(`${id}urn:plumbline:post:18["<]`))
})

test.each(['Use a <blade> of 5 < 6 mm; AT&T and R&amp;D say "x<y" ]]> and &copy 2', 'AT&T: 5 < 6'])(
  'readers of every feed, which take titles of RSS and Atom for HTML, show %j',
  async (text) => {
    api.replies.set('GET /api/curated-posts/18', {
      body: { data: { post: { ...AWKWARD_POST, id: '18', title: text, summary: `\u0001${text}\u0085` } } },
    })
    const shown = async (file: 'feed.xml' | 'atom.xml', item: string, summary: string) => {
      const feed = parseDocument((await readFeed('all', file)) ?? '', { xmlMode: true })
      const entry = DomUtils.getElementsByTagName(item, feed).find((each) =>
        DomUtils.textContent(each).includes('post:18'),
      )
      return ['title', summary].map((name) => {
        const [part] = DomUtils.getElementsByTagName(name, entry ?? [])
        return DomUtils.textContent(parseDocument(DomUtils.textContent(part ?? [])))
      })
    }
    expect(await shown('feed.xml', 'item', 'description')).toEqual([text, text])
    expect(await shown('atom.xml', 'entry', 'summary')).toEqual([text, text])
    const { items } = JSON.parse((await readFeed('all', 'feed.json')) ?? '') as { items: object[] }
    expect(items).toContainEqual(expect.objectContaining({ title: text }))
  },
)

const AUTHOR = { id: 'a', name: 'Ann & <Sons>', bio: '', picture: null, links: ['https://ann.example/'] }

test.each([
  ['feed.xml', '<dc:creator><![CDATA[Ann & <Sons>]]></dc:creator>'],
  ['atom.xml', '<name>Ann &amp; &lt;Sons&gt;</name>'],
  ['feed.json', '"authors": ['],
] as const)('the author of a post is named by %s, which is as before without one', async (file, named) => {
  const reply = (fields: object) =>
    api.replies.set('GET /api/curated-posts/18', { body: { data: { post: { ...AWKWARD_POST, id: '18', ...fields } } } })
  reply({})
  const before = await readFeed('all', file)
  reply({ author: AUTHOR })
  const feed = (await readFeed('all', file)) ?? ''
  expect(feed).toContain(named)
  expect(before).not.toContain(named)
  if (file === 'feed.xml') expect(feed).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  else expect(feed).toContain('https://ann.example/')
})

test('authors of posts without text are named in a valid feed', async () => {
  for (const id of ['17', '18'])
    api.replies.set(`GET /api/curated-posts/${id}`, {
      body: { data: { post: { ...AWKWARD_POST, id, content: '', author: AUTHOR } } },
    })
  expect(await readFeed('all', 'feed.xml')).toMatch(/<rss [^>]*xmlns:dc=[^>]*>[^]*<dc:creator>/)
})

test('a feed is dated by the latest change of any of its posts', async () => {
  api.replies.set('GET /api/curated-posts/18', {
    body: { data: { post: { ...AWKWARD_POST, id: '18', updated_at: '2026-05-05T05:05:05.000Z' } } },
  })
  expect(await readFeed('all', 'atom.xml')).toMatch(
    /<feed[^]*?<updated>2026-05-05T05:05:05.000Z<\/updated>[^]*?<entry>/,
  )
  expect(await readFeed('all', 'feed.xml')).toContain('<lastBuildDate>Tue, 05 May 2026 05:05:05 GMT</lastBuildDate>')
})

test('a feed has what stands in kits and pins, and comparisons with the values of now', async () => {
  const product = { product_id: 'p1', name: 'A drill', price: 89, currency: 'USD', specifications: { Chuck: '1/2 in' } }
  const content =
    '<ol data-picture="preview" data-pins="1.778"><li data-pin="10 20">A rug</li></ol>' +
    '<table data-kit="length: 12 ft"><tbody><tr data-item="use: material; by: fixed; amount: 2"><td>Paint</td><td>2</td></tr></tbody></table>' +
    '<table data-compare=""><tbody><tr><th></th><th data-product="p1">A drill</th><th>Another</th></tr>' +
    '<tr data-row="less"><th>Price</th><td>$95.00</td><td>$129.00</td></tr></tbody></table>'
  const post = { ...AWKWARD_POST, id: '18', content, products: [product] }
  api.replies.set('GET /api/curated-posts/18', { body: { data: { post } } })
  const feed = (await readFeed('all', 'feed.xml')) ?? ''
  expect(feed).toMatch(/<strong>Pins on the preview image<\/strong><\/p><ol[^>]*><li[^>]*>A rug<\/li>/)
  expect(feed).toMatch(/<td>Paint<\/td><td>2<\/td>/)
  expect(feed).toMatch(/Price<\/th><td>\$89\.00 <strong>Lowest price<\/strong><\/td><td>\$129\.00<\/td>/)
  expect(feed).not.toContain('$95.00')
})
