import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ImportError, type ImportedPost } from './imported-post'
import { openSource } from './open-source'

const FIXTURES = path.join(import.meta.dirname, 'fixtures')
const fixture = (name: string) => path.join(FIXTURES, name)

let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'import-test-'))
})
afterAll(() => removeFolder(scratch))

async function readAll(file: string, pages = false) {
  const source = await openSource(file, path.join(scratch, 'unpacked'), { pages })
  const posts: ImportedPost[] = []
  for await (const post of source.posts()) posts.push(post)
  return { source, posts }
}

async function failureOf(text: string): Promise<unknown> {
  const file = path.join(scratch, 'export')
  await writeFile(file, text)
  return readAll(file).catch((error: unknown) => error)
}

describe('a WordPress export', () => {
  test('gives posts with their dates, terms, picture, search texts and old addresses', async () => {
    const { source, posts } = await readAll(fixture('wordpress.xml'))
    expect(source.kind).toBe('wordpress')
    expect(source.origin).toBe('https://old.example')
    expect(posts).toHaveLength(2)
    expect(posts[0]).toMatchObject({
      sourceId: 'wordpress:https://old.example/?p=12',
      title: 'Paint a fence & a gate',
      slug: 'paint-a-fence',
      isPublished: true,
      createdAt: new Date('2019-05-04T10:30:00Z'),
      publishedAt: new Date('2019-05-04T10:30:00Z'),
      updatedAt: new Date('2020-01-02T03:04:05Z'),
      summary: 'A fence that lasts.',
      categories: ['Paint & Supplies'],
      tags: ['fence'],
      author: { name: 'Ann Oak', bio: '', picture: null, links: [] },
      preview: { url: 'https://old.example/wp-content/uploads/fence.jpg', alt: 'A white fence', caption: 'Our fence' },
      seo: { title: null, description: 'How to paint a fence.' },
      addresses: [
        'https://old.example/2019/05/paint-a-fence/',
        'https://old.example/?p=12',
        'https://old.example/2019/05/paint-a-fence/fence/',
        'https://old.example/?attachment_id=40',
      ],
    })
    expect(posts[1]).toMatchObject({
      isPublished: false,
      author: null,
      publishedAt: null,
      createdAt: new Date('2024-02-03T10:00:00Z'),
    })
    expect(Object.fromEntries(source.others)).toEqual({ page: 1, 'post (trash)': 1 })
  })

  test('gets paragraphs, captions, galleries and links of product boxes from the classic editor', async () => {
    const [post] = (await readAll(fixture('wordpress.xml'))).posts
    expect(post?.html).toContain('<p>Two coats, <strong>thin</strong> ones.<br>Brush with the grain [sic].</p>')
    expect(post?.html).toMatch(
      /<figure>\s*<a [^>]+><img [^>]+><\/a>\s*<figcaption>\s*The fence before\s*<\/figcaption>\s*<\/figure>/,
    )
    expect(post?.html).toContain('<img src="https://old.example/wp-content/uploads/fence.jpg" alt="A white fence">')
    expect(post?.html).toContain('href="https://www.amazon.com/dp/B000000001"')
    expect(post?.html).toContain('<pre>mix  1:2\n\nstir</pre>')
    expect(post?.html).toContain('Let it dry.')
    expect(post?.html).not.toMatch(/\[(?:caption|gallery|amazon|fancy_box)|<p>\s*<li/)
    expect(post?.notes).toEqual(['The shortcode [fancy_box] became its plain content.'])
  })

  test('expands no entity of a document type', async () => {
    const [post] = (await readAll(fixture('wordpress.xml'))).posts
    expect(post?.html).toContain('&secret;')
    expect(post?.html).not.toContain('root:')
  })

  test('loses its block comments, and an embedded video becomes a link', async () => {
    const [, post] = (await readAll(fixture('wordpress.xml'))).posts
    expect(post?.html).not.toContain('<!--')
    expect(post?.html).toContain('<a href="https://www.youtube.com/watch?v=abcdefghijk">')
  })

  test('has one post less for an element that is larger than any post', async () => {
    const item = (id: number, text: string) =>
      `<item><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${text}]]></content:encoded></item>`
    const file = path.join(scratch, 'large')
    await writeFile(
      file,
      `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${item(1, 'x'.repeat(9_000_000))}${item(2, 'y')}</channel></rss>`,
    )
    const { posts } = await readAll(file)
    expect(posts.map(({ failure }) => failure)).toEqual([
      'Its content:encoded has over 8 million characters: no post can hold them.',
      undefined,
    ])
  })

  test('names the pages of its categories and tags, parents first', async () => {
    const term = (id: number, slug: string, parent: string) =>
      `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`
    const file = path.join(scratch, 'terms')
    await writeFile(
      file,
      `<rss><channel><link>https://o.example</link><wp:wxr_version>1.2</wp:wxr_version>${term(1, 'wood', '')}${term(2, 'oak', 'wood')}<wp:tag><wp:term_id>3</wp:term_id><wp:tag_slug>t</wp:tag_slug><wp:tag_name>T</wp:tag_name></wp:tag></channel></rss>`,
    )
    const { source } = await readAll(file)
    expect(source.archives()).toEqual([
      { kind: 'category', name: 'wood', addresses: ['https://o.example/category/wood/', 'https://o.example/?cat=1'] },
      {
        kind: 'category',
        name: 'oak',
        addresses: [
          'https://o.example/category/wood/oak/',
          'https://o.example/category/oak/',
          'https://o.example/?cat=2',
        ],
      },
      { kind: 'tag', name: 'T', addresses: ['https://o.example/tag/t/', 'https://o.example/?tag=t'] },
    ])
  })

  test('is refused if it breaks off, or is another XML file', async () => {
    const match = await readFile(fixture('wordpress.xml'), 'utf8')
    expect(await failureOf(match.slice(0, match.length / 2))).toEqual(
      new ImportError('The export breaks off before its end. Export it again.'),
    )
    expect(await failureOf('<rss><channel></channel></rss>')).toEqual(
      new ImportError('This is no WordPress export: it names no WXR version.'),
    )
  })
})

describe('a Ghost export', () => {
  test('gives posts with tags in order, picture texts and search texts; pages are counted', async () => {
    const { source, posts } = await readAll(fixture('ghost.json'))
    expect(source.kind).toBe('ghost')
    expect(posts[0]).toMatchObject({
      sourceId: 'ghost:u-1',
      title: 'Hang a door',
      slug: 'hang-a-door',
      isPublished: true,
      publishedAt: new Date('2021-03-02T09:00:00Z'),
      summary: 'A door that shuts.',
      categories: ['Doors & Windows', 'hinges'],
      author: { name: 'Ann Oak', bio: 'Hangs <doors>', picture: null, links: ['https://ann.example'] },
      preview: { url: '/content/images/front.jpg', alt: 'Front door', caption: 'Ours' },
      seo: { title: 'Door', description: null },
      addresses: ['/hang-a-door/'],
    })
    expect(posts[0]?.html).toContain('<a href="/level/">')
    expect(posts[0]?.html).not.toMatch(/button|kg-card-begin|__GHOST_URL__/)
    expect(source.others.get('page')).toBe(1)
  })

  test('names a post without HTML, and keeps posts for members as drafts', async () => {
    const [, post] = (await readAll(fixture('ghost.json'))).posts
    expect(post).toMatchObject({
      html: '',
      isPublished: false,
      createdAt: new Date(1614589200000),
    })
    expect(post?.notes).toEqual([
      'It was for members only and comes in as a draft.',
      'The export does not hold its text as HTML. Save it in Ghost and export again.',
    ])
  })

  test('is refused if it breaks off or is damaged', async () => {
    expect(await failureOf('{"db":[{"data":{"posts":[{"id":"1"')).toEqual(
      new ImportError('The export breaks off before its end. Export it again.'),
    )
    expect(await failureOf('{"db": nonsense}')).toBeInstanceOf(ImportError)
  })
})

describe('a folder of Markdown', () => {
  test('gives posts of Hugo, Jekyll and plain files', async () => {
    const { posts } = await readAll(fixture('markdown'), true)
    expect(posts.map(({ sourceId }) => sourceId)).toEqual([
      'markdown:_posts/2020-02-03-seal-a-window.md',
      'markdown:content/posts/oak-shelf/index.md',
      'markdown:plain.md',
    ])
    expect(posts[0]).toMatchObject({
      title: 'Seal a window',
      slug: 'seal-a-window',
      summary: 'Keep the draft out.',
      createdAt: new Date('2020-02-03T00:00:00Z'),
      tags: ['caulk', 'winter'],
      author: { name: 'Ann Oak' },
      preview: { url: '/img/window.jpg' },
      addresses: ['/2020/seal/'],
      isPublished: true,
    })
    expect(posts[1]).toMatchObject({
      title: 'An oak shelf',
      slug: 'oak-shelf',
      categories: ['Storage & Organization'],
      author: { name: 'Bob' },
      isPublished: false,
      preview: { url: 'shelf.jpg', alt: 'The shelf' },
      addresses: ['/posts/oak-shelf/', '/old/oak/'],
    })
    expect(posts[2]).toMatchObject({ title: 'Just a heading', html: '<p>Text.</p>\n' })
  })

  test('takes over figures and code, and notes the template tags that it leaves out', async () => {
    const [window, shelf] = (await readAll(fixture('markdown'))).posts
    expect(window?.html).toContain('<code class="language-sh">ls {{ x }}\n</code>')
    expect(window?.html).toContain('<img src="/img/window.jpg" alt="Window">')
    expect(window?.notes).toEqual([])
    expect(shelf?.html).toContain('<figcaption>Level</figcaption>')
    expect(shelf?.html).toContain('<code>{{ not a tag }}</code>')
    expect(shelf?.html).toContain('<p><a href="https://www.youtube.com/watch?v=abc">')
    expect(shelf?.notes).toEqual([])
  })
})

test('a file of another kind is refused in words', async () => {
  expect(await failureOf('id,title')).toEqual(
    new ImportError('This is neither a WordPress or Ghost export nor a zip archive of Markdown.'),
  )
})
