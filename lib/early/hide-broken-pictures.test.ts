// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hideBrokenPictures } from './early-script.mjs'

const BODY = `<p>Text</p><img src="/a.png" alt="A">
<figure><img src="/b.png" alt="B"><figcaption>Caption</figcaption></figure>
<p><a href="/x"><img src="/c.png" alt="C"></a></p><p>Beside <img src="/d.png" alt="D"></p><ul><li><img src="/e.png" alt="E"></li></ul>`

beforeAll(() => hideBrokenPictures())
beforeEach(() => {
  document.body.innerHTML = `<div class="prose">${BODY}</div><img src="/outside.png" alt="Outside">`
})

const fail = (alt: string) => document.querySelector(`img[alt=${alt}]`)?.dispatchEvent(new Event('error'))
const hidden = () =>
  [...document.querySelectorAll('[hidden]')].map(({ outerHTML }) => outerHTML.replace(' hidden=""', ''))

test.each([
  ['A', '<img src="/a.png" alt="A">'],
  ['B', '<figure><img src="/b.png" alt="B"><figcaption>Caption</figcaption></figure>'],
  ['C', '<p><a href="/x"><img src="/c.png" alt="C"></a></p>'],
  ['D', '<img src="/d.png" alt="D">'],
  ['E', '<img src="/e.png" alt="E">'],
])('broken image %s is hidden together with its otherwise empty container', (alt, part) => {
  fail(alt)
  expect(hidden()).toEqual([part])
})

test('an image outside of the post body is left alone', () => {
  fail('Outside')
  expect(hidden()).toEqual([])
})
