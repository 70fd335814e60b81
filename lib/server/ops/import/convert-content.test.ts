import { expect, test } from 'vitest'
import { cleanContent } from '../../content/clean-content'
import { convertContent } from './convert-content'

async function converted(html: string) {
  const nothing = { pictureOf: () => Promise.resolve(null), pathOf: () => null }
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
