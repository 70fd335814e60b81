// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { cleanContent } from '@/lib/server/content/clean-content'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentLoss } from '../unsupported/content-loss'
import { contentHtml, parseContent, serializeContent } from './content-html'

const schema = getSchema(CONTENT_EXTENSIONS)
const through = (html: string) => contentHtml(parseContent(html, schema))
const lossOf = (html: string) => contentLoss(html, serializeContent(parseContent(html, schema)))

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>a  b </p><p></p>', '<p>a b</p>'],
  ['<h1>A</h1><h5>b</h5>', '<h2>A</h2><h4>b</h4>'],
  ['<div>one<p>two</p>three</div><div>four</div>', '<p>one</p><p>two</p><p>three</p><p>four</p>'],
  ['<p>9 ft<sup>2</sup> H<sub>2</sub>O</p>', '<p>9 ft<sup>2</sup> H<sub>2</sub>O</p>'],
  [
    '<img src="/uploads/a.webp" width="350" data-align="left" alt="A">',
    '<img src="/uploads/a.webp" alt="A" width="350" data-align="left">',
  ],
  ['<img src="data:image/png;base64,AA"><p>x</p>', '<p>x</p>'],
  [
    '<p><a href="https://a.example" target="_blank" rel="x" class="y">a</a></p>',
    '<p><a href="https://a.example">a</a></p>',
  ],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<pre><code class="language-js">a  b</code></pre>', '<pre><code>a  b</code></pre>'],
  ['<ol start="3" type="a"><li>x</li></ol>', '<ol start="3"><li><p>x</p></li></ol>'],
  [
    '<ol><li>Cut</li><li><img src="/2.jpg" alt="x"></li><li>Sand</li></ol>',
    '<ol><li><p>Cut</p></li><li><img src="/2.jpg" alt="x"></li><li><p>Sand</p></li></ol>',
  ],
  ['<p>Now $9 <del>$12</del> <strike>$13</strike></p><hr>', '<p>Now $9 <s>$12</s> <s>$13</s></p><hr>'],
])('%s is read as %s', (html, expected) => {
  expect(through(html)).toBe(expected)
})

const PICTURE = '<img src="/a.png" alt="">'
const CAPTIONED = `<figure>${PICTURE}<figcaption>b <em>c</em></figcaption></figure>`

test.each([
  ['a caption of a picture', CAPTIONED, CAPTIONED],
  [
    'a caption before its picture',
    `<figure><figcaption>b</figcaption><div>${PICTURE}</div></figure>`,
    `<figure>${PICTURE}<figcaption>b</figcaption></figure>`,
  ],
  [
    'a caption of several blocks',
    `<figure>${PICTURE}<figcaption><p>b</p><p>c</p></figcaption></figure>`,
    `<figure>${PICTURE}<figcaption>b c</figcaption></figure>`,
  ],
  [
    'a figure without a caption',
    `<figure class="x">${PICTURE}<figcaption> </figcaption></figure><p>d</p>`,
    `${PICTURE}<p>d</p>`,
  ],
  ['a gallery of captioned pictures', `<figure>${CAPTIONED}${CAPTIONED}</figure>`, CAPTIONED + CAPTIONED],
])('%s is supported unchanged', (_, html, expected) => {
  expect(through(html)).toBe(expected)
  expect(lossOf(html)).toEqual([])
})

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
const head = (...cells: string[]) => `<tr>${cells.map((cell) => `<th><p>${cell}</p></th>`).join('')}</tr>`

test.each([
  ['a table', '<table><tr><td>Oak</td><td>9</td></tr></table>', `<table><tbody>${row('Oak', '9')}</tbody></table>`],
  [
    'a table with a head, columns and empty cells',
    '<table class="x"><colgroup><col width="64"><col></colgroup><thead><tr><th scope="col">Wood</th>' +
      '<th>Price</th></tr></thead><tbody><tr><td></td><td>9</td></tr></tbody></table>',
    `<table><tbody>${head('Wood', 'Price')}${row('', '9')}</tbody></table>`,
  ],
  [
    'cells that span others',
    '<table><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></table>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td>' +
      '</tr><tr><td><p>d</p></td></tr></tbody></table>',
  ],
  [
    'cells with blocks in them',
    `<table><tr><td><ul><li>a</li></ul></td><td>b<br>c${PICTURE}</td></tr></table>`,
    `<table><tbody><tr><td><ul><li><p>a</p></li></ul></td><td><p>b<br>c</p>${PICTURE}</td></tr></tbody></table>`,
  ],
  [
    'a caption of a table',
    '<table><caption>b</caption><tr><td>a</td></tr></table>',
    `<figure><table><tbody>${row('a')}</tbody></table><figcaption>b</figcaption></figure>`,
  ],
  [
    'a figure of a table',
    '<figure class="wp-block-table"><table><tbody><tr><td>a</td></tr></tbody></table><figcaption>b</figcaption></figure>',
    `<figure><table><tbody>${row('a')}</tbody></table><figcaption>b</figcaption></figure>`,
  ],
])('%s is supported unchanged', (_, html, expected) => {
  expect(through(html)).toBe(expected)
  expect(lossOf(html)).toEqual([])
})

test('rows with missing cells are filled up', () => {
  expect(
    through('<table><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr><tr></tr></table>'),
  ).toBe(
    `<table><tbody><tr><td rowspan="2"><p>a</p></td><td><p>b</p></td><td><p>c</p></td></tr>${row('d', '')}${row('', '', '')}</tbody></table>`,
  )
})

test.each([
  ['<p>a</p><table><tbody></tbody></table>', []],
  [`<figure>${PICTURE.repeat(4)}<figcaption>b</figcaption></figure>`, ['a caption']],
  ['<p><a href="/x"><img src="/a.png" alt=""></a></p>', ['a link']],
  ['<img src="data:image/png;base64,AA">', ['a picture']],
  ['<iframe src="https://a.example"></iframe>', ['something embedded']],
  ['<div class="x"><h1>a</h1><p>b <span style="color:red">c</span> <b>d <i>e</i></b></p></div>', []],
  ['<ul><li>a<ul><li>b</li></ul></li></ul><p>a<img src="/a.png" alt="">b</p>', []],
  ['', []],
])('the editor reports what it would lose of %s: %j', (html, lost) => {
  expect(lossOf(html)).toEqual(lost)
})

test('content survives a round trip through the sanitizer and the editor', () => {
  const html = through('<h2>A</h2><p>b <strong>c</strong></p><img src="/a.png" alt=""><ul><li>d</li></ul>')
  expect(through(cleanContent(html))).toBe(html)
})
