import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { repeats } from '@/lib/testing/soak.mjs'
import { openGhost } from './read-ghost'
import { ImportError, tryPost } from './imported-post'
import { plainText } from './plain-text'
import { withSharedBlocks, wordpressHtml } from './wordpress/wordpress-html'
import { productsIn } from './wordpress/products'
import { openWordpress } from './wordpress/read-wordpress'

let file = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-test-'))
  file = path.join(folder, 'export')
})
afterAll(() => removeFolder(folder))

/** Characters of a text of which every part could begin what has no end. */
const LONG = repeats({ short: 500_000, long: 1_000_000 })
const long = (part: string) => part.repeat(LONG / part.length)
const convert = (content: string) =>
  wordpressHtml(content, {
    pictureOf: () => undefined,
    attached: [],
    footnotes: '[{"id":"a","content":"Oak"}]',
    blockOf: () => undefined,
  }).html

async function ghostPost(html: string) {
  await writeFile(file, JSON.stringify({ db: [{ data: { posts: [{ id: '1', html }] } }] }))
  for await (const post of (await openGhost(file)).posts()) return post
  return undefined
}

async function wordpressPost(parts: string) {
  await writeFile(
    file,
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><wp:post_type>post</wp:post_type>${parts}</item></channel></rss>`,
  )
  for await (const post of (await openWordpress([file])).posts()) return post
  return undefined
}

test.each([
  ['comments', long('<!--')],
  ['comments of blocks', long('<!-- wp:p ')],
  ['attributes of blocks', long('<!-- wp:p {')],
  ['shared blocks', long('<!-- wp:block {')],
  ['references to a shared block', `<!-- wp:block {${long('"ref":1')}`],
  ['parts of the classic editor', long('<!-- wp:freeform ')],
  ['comments of the classic editor', `${long('<!-- wp:freeform -->')}<!-- /wp:p -->`],
  ['preformatted texts', long('<pre>')],
  ['tags of containers', long('<div ')],
  ['tags of footnotes', long('<sup ')],
  ['names of footnotes', `<sup ${long('data-fn="a" ')}`],
  ['footnotes', long('<sup data-fn="a">')],
  ['shortcodes', long('[video ')],
  ['shortcodes in one bracket', `${long('[video ')}]`],
  ['attributes of shortcodes', long('[a b=')],
  ['shortcodes that are quoted', `${long('[[gallery ')}]`],
  ['links in a caption', `[caption id="a"]${long('<a ')}>[/caption]`],
  ['pictures in a caption', `[caption id="a"]${long('<img ')}[/caption]`],
])('a post of WordPress with many %s that do not end is converted', (_, content) => {
  expect(convert(content)).toEqual(expect.any(String))
})

test.each([
  ['names of shortcodes', Array.from({ length: LONG / 9 }, (_, at) => `[a${at}]`).join('')],
  ['spaces', `a${long(' ')}b`],
  ['line ends', `a${long('\n')}b`],
  ['letters in a shortcode', `[video ${long('a')}]a[/video]`],
])('a post of WordPress with very many %s is converted', (_, content) => {
  expect(convert(content)).toEqual(expect.any(String))
})

test('a text that stays as it is comes in once, however often a post names it', () => {
  const content = `<pre>${'Oak '.repeat(1000)}</pre>${'<pre data-kept="0">'.repeat(1000)}`
  expect(convert(content).length).toBeLessThan(2 * content.length)
})

test.each(['[product ', '[amazon ', '<!-- wp:lasso/a {'])(
  'products are found among many “%s” without an end',
  (start) => {
    expect(productsIn(long(start), new Map())).toEqual([])
  },
)

test.each(['<script ', '<!--'])('a post of Ghost keeps many “%s” without an end', async (start) => {
  const post = await ghostPost(long(start))
  expect(post?.html).toHaveLength(long(start).length)
})

test('the text of many line breaks without an end is read', () => {
  expect(plainText(`Oak${long('<br ')}`)).toMatch(/^Oak/)
})

test('a shared block that holds itself many times fills no more than a post', () => {
  const notes = new Set<string>()
  const block = '<!-- wp:block {"ref":1} /-->'.repeat(1000)
  expect(withSharedBlocks(block, () => block, notes).length).toBeLessThanOrEqual(4_000_000)
  expect([...notes]).toEqual(['A block that several posts share was left out: no post could hold the text with it.'])
})

test('a text that no post can hold is not converted', async () => {
  const html = '<!-- x -->'.repeat(450_000)
  const expected = { html: '', failure: 'Its text has 5 million characters: no post can hold them.' }
  expect(await ghostPost(html)).toMatchObject(expected)
  expect(await wordpressPost(`<content:encoded><![CDATA[${html}]]></content:encoded>`)).toMatchObject(expected)
})

test('the text of a post with another part that is too long is not converted', async () => {
  const content = '<content:encoded>Oak</content:encoded>'
  expect(await wordpressPost(`${content}<title>${'x'.repeat(8_100_000)}</title>`)).toMatchObject({
    html: '',
    failure: 'Its title has over 8 million characters: no post can hold them.',
  })
})

test('an export of WordPress whose elements are never closed is refused in words', async () => {
  await expect(wordpressPost(long('<a>'))).rejects.toThrow(
    new ImportError('The elements of the export are nested too deeply, or never closed: <a>.'),
  )
})

test('what is damaged is one post less, a fault of the disk is not', () => {
  const failing = (error: Error) => () =>
    tryPost('a', 'Oak', () => {
      throw error
    })
  expect(failing(new RangeError('Maximum call stack size exceeded'))()).toMatchObject({
    sourceId: 'a',
    title: 'Oak',
    failure: 'It is damaged, or nested too deeply (Maximum call stack size exceeded).',
  })
  expect(failing(new Error('ENOSPC'))).toThrow('ENOSPC')
})
