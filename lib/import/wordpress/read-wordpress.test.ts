import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import type { ImportedPost } from '../imported-post'
import { plainText } from '../plain-text'
import { openWordpress } from './read-wordpress'

let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'wordpress-test-'))
})
afterAll(() => removeFolder(scratch))

const HEAD = '<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>'
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const item = (id: number, parts: string, type = 'post') =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>${parts}</item>`
const content = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`
const attachment = (id: number, parent: number, order = 0) =>
  item(
    id,
    `<link>https://old.example/page-${id}/</link><wp:post_parent>${parent}</wp:post_parent><wp:menu_order>${order}</wp:menu_order><wp:attachment_url>https://old.example/${id}.jpg</wp:attachment_url>`,
    'attachment',
  )

async function read(items: string, head = HEAD) {
  const file = path.join(scratch, 'export.xml')
  await writeFile(file, `<rss><channel>${head}${items}</channel></rss>`)
  const source = await openWordpress([file])
  const posts: ImportedPost[] = []
  for await (const post of source.posts()) posts.push(post)
  return { source, posts, post: posts[0] }
}

test('names of categories, tags and authors are HTML in the database of WordPress', async () => {
  const head = `${HEAD}<wp:author><wp:author_login>Ann</wp:author_login><wp:author_display_name><![CDATA[Ann &amp; Co]]></wp:author_display_name></wp:author><wp:category><wp:category_nicename>doors</wp:category_nicename><wp:cat_name><![CDATA[Doors &amp; Windows]]></wp:cat_name></wp:category>`
  const terms = '<category domain="category" nicename="doors"><![CDATA[Doors &amp; Windows]]></category>'
  const { post, source } = await read(item(1, `<dc:creator>ann</dc:creator>${terms}`), head)
  expect(post).toMatchObject({ categories: ['Doors & Windows'], author: { name: 'Ann & Co' } })
  expect(source.archives().map(({ name }) => name)).toEqual(['Doors & Windows'])
})

test('an e-mail address that an author signs in with is not shown', async () => {
  const { post } = await read(item(1, '<dc:creator>bob@old.example</dc:creator>'))
  expect(post?.author?.name).toBe('bob')
})

test('the guest author of a post comes in place of the account that saved it', async () => {
  const guest = item(
    9,
    meta('cap-user_login', 'cleo') + meta('cap-display_name', 'Cleo') + meta('cap-description', 'Paints'),
    'guest-author',
  )
  const term = '<category domain="author" nicename="cap-cleo"><![CDATA[cleo]]></category>'
  const { post, source } = await read(item(1, `<dc:creator>admin</dc:creator>${term}`) + guest)
  expect(post?.author).toMatchObject({ name: 'Cleo', bio: 'Paints' })
  expect([...source.others]).toEqual([])
})

test('a sticky post is highlighted, and a scheduled one says when it is to be published', async () => {
  const { posts } = await read(
    item(1, '<wp:is_sticky>1</wp:is_sticky>') +
      item(2, '<wp:status>future</wp:status><wp:post_date_gmt>2040-01-02 03:04:05</wp:post_date_gmt>'),
  )
  expect(posts.map(({ isHighlighted, publishAt }) => [isHighlighted, publishAt])).toEqual([
    [true, null],
    [false, new Date('2040-01-02T03:04:05Z')],
  ])
})

test('a post has the addresses that it had before, and those of the pages of its pictures', async () => {
  const parts = `<link>https://old.example/2019/oak/</link>${meta('_wp_old_slug', 'oak-1')}${meta('_wp_old_slug', 'oak-2')}${meta('_thumbnail_id', '7')}${content('<img class="wp-image-8">')}`
  const foreign = '<guid>https://other.example/feed-item/</guid>'
  const { post, source } = await read(
    item(1, parts + foreign) + attachment(6, 1) + attachment(7, 0) + attachment(8, 0) + attachment(9, 2),
  )
  expect(post?.addresses).toEqual([
    ...['https://old.example/2019/oak/', 'https://old.example/?p=1'],
    ...['https://old.example/2019/oak-1/', 'https://old.example/2019/oak-2/'],
    ...['https://old.example/page-6/', 'https://old.example/?attachment_id=6'],
  ])
  expect(post?.shownAddresses).toEqual([
    ...['https://old.example/page-7/', 'https://old.example/?attachment_id=7'],
    ...['https://old.example/page-8/', 'https://old.example/?attachment_id=8'],
  ])
  expect(source.lists()).toEqual(
    expect.arrayContaining(['https://old.example/page-9/', 'https://old.example/?attachment_id=9']),
  )
})

test('a post in several parts has an address for each', async () => {
  const text = content('One<!--nextpage-->Two<!--nextpage-->Three')
  const { post } = await read(item(1, `<link>https://old.example/2019/oak/</link>${text}`))
  expect(post?.addresses).toEqual([
    ...['https://old.example/2019/oak/', 'https://old.example/?p=1'],
    ...['https://old.example/2019/oak/2/', 'https://old.example/2019/oak/3/'],
  ])
})

test('a draft, which has no time in UTC, has the time by the clocks of its site', async () => {
  const { posts } = await read(
    item(
      1,
      '<wp:post_date>2019-05-04 09:00:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>',
    ) +
      item(
        2,
        '<wp:post_date>2019-05-04 10:00:00</wp:post_date><wp:post_date_gmt>2019-05-04 14:00:00</wp:post_date_gmt>',
      ),
  )
  expect(posts.map(({ createdAt }) => createdAt?.toISOString())).toEqual([
    ...['2019-05-04T09:00:00.000Z', '2019-05-04T14:00:00.000Z'],
  ])
})

test('the sound of a podcast, which only the meta of a post names, stands after its text', async () => {
  const sound = meta('enclosure', 'https://media.example/a.mp3?x=1&y=2\n21169426\naudio/mpeg\na:0:{}')
  const { posts } = await read(
    item(1, content('<p>Listen.</p>') + sound) +
      item(2, content('<p><a href="https://media.example/a.mp3?x=1&y=2">Listen</a></p>') + sound),
  )
  expect(posts.map(({ html }) => html)).toEqual([
    '<p>Listen.</p>\n<audio src="https://media.example/a.mp3?x=1&amp;y=2">',
    '<p><a href="https://media.example/a.mp3?x=1&y=2">Listen</a></p>',
  ])
})

test('a shortcode in double brackets is text about it', async () => {
  const { post } = await read(
    item(1, content('Write [[gallery]] or [[caption width="3"]x[/caption]], not [[sic]].')) + attachment(5, 1),
  )
  expect(plainText(post?.html ?? '')).toBe('Write [gallery] or [caption width="3"]x[/caption], not [[sic]].')
  expect(post?.notes).toEqual([])
})

test('a relative address, an ending of its name and a date of feeds alone are read', async () => {
  const parts =
    '<link>/blog/oak.html</link><wp:post_name>oak.html</wp:post_name><pubDate>Fri, 07 Jun 2013 03:00:44 +0000</pubDate>'
  const { post } = await read(item(1, parts))
  expect(post).toMatchObject({ slug: 'oak', createdAt: new Date('2013-06-07T03:00:44Z') })
  expect(post?.addresses).toContain('https://old.example/blog/oak.html')
})

test('the dry run counts comments and terms of other taxonomies, which do not come in', async () => {
  const comment = `<wp:comment><wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:commentmeta></wp:comment>`
  const { source, post } = await read(
    item(1, `<category domain="series" nicename="s">S</category>${comment}${comment}`) + attachment(7, 0),
  )
  expect([...source.others]).toEqual([
    ['comment', 2],
    ['term of “series”', 1],
  ])
  expect(post?.preview).toBeNull()
})

test('a gallery without ids shows the pictures of its post in their order', async () => {
  const { post } = await read(item(1, content('[gallery]')) + attachment(5, 1, 2) + attachment(6, 1, 1))
  expect(post?.html).toMatch(/6\.jpg[\s\S]*5\.jpg/)
  expect(post?.notes).toEqual([])
})

test('a block that several posts share is in each of them, and blocks without content are noted', async () => {
  const text =
    '<!-- wp:block {"ref":9} /--><!-- wp:group {"a":"b"} --><p>Own</p><!-- /wp:group --><!-- wp:latest-posts {"c":1} /--><!-- wp:block {"ref":10} /-->'
  const { post } = await read(
    item(1, content(text)) + item(9, content('<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->'), 'wp_block'),
  )
  expect(post?.html).toBe('<p>Shared</p><p>Own</p>')
  expect(post?.notes).toEqual([
    'A block that several posts share is not in the export and was left out.',
    'Left out, as WordPress fills them in itself: the blocks latest-posts.',
  ])
})

test('parts of the classic editor among blocks get their paragraphs, and addresses alone become links', async () => {
  const text =
    'One\n\nTwo\n<!-- wp:freeform -->Three\n\nhttps://vimeo.com/76979871<!-- /wp:freeform --><!-- wp:paragraph --><p>Four</p><!-- /wp:paragraph -->'
  const { post } = await read(item(1, content(text)))
  expect(post?.html.replaceAll('\n', '')).toBe(
    '<p>One</p><p>Two</p><p>Three</p><p><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p><p>Four</p>',
  )
})

test('footnotes of the block editor come in', async () => {
  const text =
    '<!-- wp:paragraph --><p>Oak<sup data-fn="a-b" class="fn"><a href="#a-b" id="a-b-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->'
  const { post } = await read(item(1, content(text) + meta('footnotes', '[{"content":"<em>Hard</em>","id":"a-b"}]')))
  expect(post?.html).toBe(
    '<p>Oak<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol data-footnotes><li id="fn-1"><p><em>Hard</em></p></li></ol>',
  )
  expect(post?.notes).toEqual([])
})

test('redirects and short links of plugins are taken over', async () => {
  const rule = item(
    8,
    meta('_redirect_rule_from', '/a') + meta('_redirect_rule_to', '/b') + meta('_redirect_rule_status_code', '301'),
    'redirect_rule',
  )
  const short = item(
    9,
    `<link>https://old.example/go/drill/</link>${meta('_ta_destination_url', 'https://shop.example/drill')}`,
    'thirstylink',
  )
  const { source } = await read(item(1, '') + rule + short)
  expect(source.redirects).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: 'https://old.example/go/drill/', to: 'https://shop.example/drill', status: 302 },
  ])
})

test('years, authors and the front page of a site below the root have their lists', async () => {
  const head = `<link>https://old.example/blog</link><wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_id>3</wp:author_id><wp:author_login>ann</wp:author_login></wp:author>`
  const { source } = await read(item(1, '<wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt>'), head)
  expect(source.lists().map((address) => address.replace('https://old.example', ''))).toEqual([
    ...['/blog/', '/blog/page/', '/blog/2019/', '/blog/author/ann/', '/blog/?author=3'],
  ])
})
