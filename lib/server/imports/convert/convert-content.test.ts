import { expect, test } from 'vitest'
import { cleanContent } from '../../content/clean-content'
import { convertContent } from './convert-content'

async function converted(html: string, site = '') {
  const nothing = {
    pictureOf: () => Promise.resolve(null),
    pathOf: () => null,
    absolute: (href: string) => (href.startsWith('/') && !href.startsWith('//') ? site + href : href),
    isOld: (href: string) => href.startsWith('/'),
  }
  const { html: body, notes } = await convertContent(html, nothing)
  return { html: cleanContent(body), notes }
}

test('the player of a video becomes the video', async () => {
  expect(await converted('<p>See</p><iframe src="//www.youtube.com/embed/abcdefghijk"></iframe>')).toEqual({
    html: '<p>See</p><figure data-video="youtube"><a href="https://www.youtube.com/watch?v=abcdefghijk">Video on YouTube</a></figure>',
    notes: [],
  })
})

test.each([
  ['<iframe data-src="https://maps.example/a"></iframe>', 'Content at maps.example', 'an embedded page'],
  ['<video><source src="https://v.example/a.mp4">No</video>', 'Video at v.example', 'a video'],
  ['<object data="https://f.example/a.pdf">No</object>', 'Content at f.example', 'an embedded file'],
])('%s becomes a link, and the report says so', async (html, text, what) => {
  const { html: clean, notes } = await converted(html)
  expect(clean).toMatch(new RegExp(`^<p><a href="https://[^"]+">${text}</a></p>$`))
  expect(notes).toEqual([`In place of ${what} there is a link to it.`])
})

test('a form, and a frame without an address, are left out', async () => {
  expect(await converted('<form><p>Name</p></form><iframe></iframe>')).toEqual({
    html: '',
    notes: ['It held an embedded page, which was left out.', 'It held a form, which was left out.'],
  })
})

test('files and recordings of the old site are linked there if it is known, and told otherwise', async () => {
  const html = '<p><a href="/content/files/a.pdf">Plan</a></p><video src="/content/media/a.mp4"></video>'
  const known = await converted(html, 'https://old.example')
  expect(known.html).toBe(
    '<p><a href="https://old.example/content/files/a.pdf">Plan</a></p><p><a href="https://old.example/content/media/a.mp4">Video at old.example</a></p>',
  )
  const unknown = await converted(html)
  expect(unknown.notes).toEqual([
    'A file of the old site is not here, as only pictures are taken over: /content/files/a.pdf',
    'It held a video, which was left out.',
  ])
})

test('a bookmark keeps its caption, and a file of Ghost its title', async () => {
  const bookmark =
    '<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example"><div class="kg-bookmark-title">A</div></a><figcaption>Read it</figcaption></figure>'
  const file =
    '<div class="kg-file-card"><a class="kg-file-card-container" href="https://a.example/b.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">Plan</div><div class="kg-file-card-caption">Ours</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">b.pdf</div></div></div></a></div>'
  expect((await converted(bookmark + file)).html).toBe(
    '<p><a href="https://a.example">A</a></p><p>Read it</p><p><a href="https://a.example/b.pdf">Plan</a></p><p>Ours</p>',
  )
})

const TEXT_ONLY = 'Its elements are nested too deeply, or never closed: only its text came in.'

test.each([
  ['a million links that are never closed', `<p>Oak</p>${'<a>'.repeat(1_000_000)}`, [TEXT_ONLY]],
  ['elements nested three thousand deep', `${'<div>'.repeat(3_000)}Oak${'</div>'.repeat(3_000)}`, [TEXT_ONLY]],
  ['elements nested some hundred deep', `${'<div>'.repeat(900)}Oak${'</div>'.repeat(900)}`, []],
])('of %s the text comes in', async (_, html, expected) => {
  const { html: clean, notes } = await converted(html)
  expect(clean.replace(/<[^>]*>/g, '').trim()).toBe('Oak')
  expect(notes).toEqual(expected)
})
