// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { readContent } from '../content/schema/content-html'
import { type LinkedPost, textChecks, textParts } from './checks'

const SITE = 'https://site.test'
const PROGRAMME: AffiliateProgramme = {
  host: 'amazon.com',
  parameter: 'tag',
  value: 'us-20',
  template: null,
  sub_parameter: null,
}

function found(html: string, programmes: AffiliateProgramme[] = [], posts: Record<string, LinkedPost> = {}): string[] {
  const doc = readContent(html)
  const postAt = (href: string) => posts[href] ?? null
  return textChecks(textParts(doc), { programmes, siteUrl: SITE, postAt }).map(({ text }) => text)
}

test('a careful text has nothing to look at', () => {
  expect(
    found(
      '<h2>Tools</h2><p>A <a href="https://shop.example/saw">saw</a>, a <a href="/search?q=saw">search</a> and <a href="mailto:a@b.example">us</a>.</p>' +
        '<h3>Saws</h3><h2>Paint</h2><img src="/a.webp" alt="A saw">',
    ),
  ).toEqual([])
})

test('pictures without alt text are counted, and the first is the place', () => {
  const doc = readContent('<p>x</p><img src="/a.webp" alt=" "><img src="/b.webp" alt="B"><img src="/c.webp">')
  expect(textChecks(textParts(doc), { programmes: [], siteUrl: SITE, postAt: () => null })).toEqual([
    { text: '2 pictures have no alt text', place: { pos: 3 } },
  ])
  expect(found('<img src="/a.webp">')).toEqual(['One picture has no alt text'])
})

test('a link without a letter, digit or symbol in it has no text', () => {
  expect(found('<p>See <a href="https://a.example/">…</a></p>')).toEqual(['One link has no text'])
  expect(found('<p><a href="https://a.example/">7</a> <a href="https://b.example/">工具</a></p>')).toEqual([])
})

test('a link with a bold word in it is one link', () => {
  const { links } = textParts(readContent('<p><a href="https://a.example/">a <b>b</b> c</a></p>'))
  expect(links).toEqual([{ href: 'https://a.example/', text: 'a b c', pos: 1 }])
})

test.each([
  'http://',
  'https://nowhere/',
  'mailto:',
  `${SITE}/admin/post/1`,
  '/draft/curated-posts/1',
  '/category/Sheds/',
])('the link %s leads nowhere', (href) => {
  expect(found(`<p><a href="${href}">there</a></p>`)).toEqual(['One link leads nowhere'])
})

test('a link to a category of the site leads somewhere', () => {
  expect(found('<p><a href="/category/Home%20Office/">there</a></p>')).toEqual([])
})

test('links to missing posts and to drafts are told apart; those to published ones are fine', () => {
  const posts = {
    '/curated-posts/a': 'published',
    '/curated-posts/b': 'draft',
    [`${SITE}/curated-posts/c`]: 'missing',
  } as const
  const html = Object.keys(posts).map((href) => `<p><a href="${href}">post</a></p>`)
  expect(found(html.join(''), [], posts)).toEqual([
    'One link leads nowhere',
    'One link leads to a draft, which visitors cannot read',
  ])
})

test('a link that lacks the tag of a program counts, and not if the program adds it', () => {
  const html =
    '<p><a href="https://www.amazon.co.uk/dp/B000000001">saw</a> <a href="https://www.amazon.com/dp/B000000000">drill</a></p>'
  expect(found(html)).toEqual([])
  expect(found(html, [PROGRAMME])).toEqual(['One link to a shop lacks your affiliate tag'])
  expect(found('<p><a href="https://www.amazon.de/dp/B000000000?tag=de-21">drill</a></p>', [PROGRAMME])).toEqual([])
})

test('headings leave out no level on the way down, begin at level 2, and are not empty', () => {
  expect(found('<h3>Early</h3>')).toEqual([
    'The heading “Early” is of level 3, but no heading of level 2 comes before it',
  ])
  expect(found('<h2>A</h2><h4>Deep</h4>')).toEqual([
    'The heading “Deep” is of level 4, but the one before it is of level 2',
  ])
  expect(found('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h2></h2>')).toEqual(['A heading is empty'])
})
