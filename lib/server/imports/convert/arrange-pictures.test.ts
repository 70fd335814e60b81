import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { arrangePictures, removeEmpty } from './arrange-pictures'

function arranged(html: string): string {
  const body = parseDocument(html)
  arrangePictures(body)
  removeEmpty(body)
  return DomUtils.getInnerHTML(body)
}

test.each([
  [
    'in a figure around all',
    '<figure class="wp-block-gallery"><figure><img src="a"><figcaption>A</figcaption></figure><figure><img src="b"></figure><figcaption>Both</figcaption></figure>',
    '<figure><img src="a"><figcaption>A</figcaption></figure><figure><img src="b"></figure><p>Both</p>',
  ],
  [
    'in a list',
    '<ul class="blocks-gallery-grid"><li><figure><img src="a"></figure></li><li><figure><img src="b"></figure></li></ul>',
    '<figure><img src="a"></figure><figure><img src="b"></figure>',
  ],
  [
    'of Ghost',
    '<figure class="kg-gallery-card"><div><img src="a"><img src="b"></div><figcaption>Both</figcaption></figure>',
    '<div><figure><img src="a"></figure><figure><img src="b"></figure></div><p>Both</p>',
  ],
])('a gallery %s becomes one figure for each picture', (_, html, figures) => {
  expect(arranged(html)).toBe(figures)
})

test.each([
  ['<img class="alignleft size-full" src="a">', 'left'],
  ['<div><figure class="alignright"><a href="b"><img src="a"></a></figure></div>', 'right'],
  ['<figure class="aligncenter"><img src="a"></figure>', 'center'],
])('%s floats as in WordPress', (html, align) => {
  expect(arranged(html)).toContain(
    `<img ${html.includes('class="alignleft') ? 'class="alignleft size-full" ' : ''}src="a" data-align="${align}">`,
  )
})

test.each([
  ['<p><img src="a"></p>', '<img src="a">'],
  ['<p><img src="a"> <img src="b"></p>', '<img src="a">\n<img src="b">'],
  ['<p><img src="a"> Oak</p>', '<p><img src="a"> Oak</p>'],
  ['<p><a href="/x"><img src="a"></a></p>', '<p><a href="/x"><img src="a"></a></p>'],
])('%s: pictures without words around them need no paragraph', (html, becomes) => {
  expect(arranged(html)).toBe(becomes)
})

test('a picture behind a text comes before it, and one that is repeated for browsers without scripts is there once', () => {
  expect(arranged('<div class="wp-block-cover" style="background-image:url(a.jpg)"><p>Text</p></div>')).toBe(
    '<div class="wp-block-cover" style="background-image:url(a.jpg)"><img src="a.jpg" alt><p>Text</p></div>',
  )
  expect(arranged('<img data-src="a"><noscript><img src="a"></noscript>')).toBe('<img data-src="a">')
  expect(arranged('<noscript><img src="a"></noscript><img data-src="a">')).toBe('<img data-src="a">')
  expect(arranged('<noscript><img src="a"></noscript><img src="b">')).toContain('<img src="a">')
})

test('the address of a video alone in a paragraph becomes its player, that of another page stays a link', () => {
  const link = (address: string) => `<p><a href="${address}">${address}</a></p>`
  expect(arranged(link('https://youtu.be/dQw4w9WgXcQ'))).toBe('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>')
  expect(arranged(link('https://old.example/'))).toBe(link('https://old.example/'))
  expect(arranged('<p><a href="https://youtu.be/dQw4w9WgXcQ">Watch</a></p>')).toContain('>Watch</a>')
})

test('paragraphs and lines that hold nothing go', () => {
  expect(arranged('<p>A</p>\n\n\n<p> &nbsp;<br></p>\n\n<p>B</p>')).toBe('<p>A</p>\n<p>B</p>')
})
