// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { cleanContent } from '@/lib/server/content/clean-content'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml, readContent } from './content-html'
import { lostParts } from './lost-parts'

const schema = getSchema(CONTENT_EXTENSIONS)
const through = (html: string) => contentHtml(readContent(html, schema))

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>a  b </p><p></p>', '<p>a b</p>'],
  ['<h1>A</h1><h5>b</h5>', '<h2>A</h2><h4>b</h4>'],
  ['<div>one<p>two</p>three</div><div>four</div>', '<p>one</p><p>two</p><p>three</p><p>four</p>'],
  ['<p>9 ft<sup>2</sup> H<sub>2</sub>O</p>', '<p>9 ft<sup>2</sup> H<sub>2</sub>O</p>'],
  ['<img src="/uploads/a.webp" width="350" data-align="left" alt="A">', '<img src="/uploads/a.webp" alt="A" width="350" data-align="left">'],
  ['<img src="data:image/png;base64,AA"><p>x</p>', '<p>x</p>'],
  ['<p><a href="https://a.example" target="_blank" rel="x" class="y">a</a></p>', '<p><a href="https://a.example">a</a></p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<pre><code class="language-js">a  b</code></pre>', '<pre><code>a  b</code></pre>'],
  ['<ol start="3" type="a"><li>x</li></ol>', '<ol start="3"><li><p>x</p></li></ol>'],
])('%s is held as %s', (html, held) => {
  expect(through(html)).toBe(held)
})

test.each([
  ['<p>a</p><table><tr><td>1</td></tr></table>', ['a table']],
  ['<figure><img src="/a.png"><figcaption>b</figcaption></figure>', ['a figure']],
  ['<p><a href="/x"><img src="/a.png" alt=""></a></p>', ['a link']],
  ['<img src="data:image/png;base64,AA">', ['a picture']],
  ['<iframe src="https://a.example"></iframe>', ['something embedded']],
  ['<div class="x"><h1>a</h1><p>b <span style="color:red">c</span> <b>d <i>e</i></b></p></div>', []],
  ['<ul><li>a<ul><li>b</li></ul></li></ul><p>a<img src="/a.png" alt="">b</p>', []],
  ['', []],
])('the editor would lose of %s: %j', (html, lost) => {
  expect(lostParts(html, schema)).toEqual(lost)
})

test('what the editor writes is what it reads back, through the cleaning of the store', () => {
  const html = through('<h2>A</h2><p>b <strong>c</strong></p><img src="/a.png" alt=""><ul><li>d</li></ul>')
  expect(through(cleanContent(html))).toBe(html)
})
