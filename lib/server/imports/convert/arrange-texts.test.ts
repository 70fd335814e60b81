import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { arrangeTexts } from './convert-content'

function arranged(html: string) {
  const body = parseDocument(html)
  const notes = arrangeTexts(body)
  return { html: DomUtils.getInnerHTML(body), notes }
}

test.each([
  ['<blockquote><p>Twice.</p><cite>Ann</cite></blockquote>', '<blockquote><p>Twice.</p><p>Ann</p></blockquote>'],
  [
    '<figure class="wp-block-pullquote"><blockquote><p>Once.</p></blockquote></figure>',
    '<blockquote><p>Once.</p></blockquote>',
  ],
  [
    '<figure><audio src="https://a.example/s.mp3"></audio><figcaption>Saw</figcaption></figure>',
    '<audio src="https://a.example/s.mp3"></audio><p>Saw</p>',
  ],
  ['<figure><pre>a</pre><figcaption>Code</figcaption></figure>', '<pre>a</pre><p>Code</p>'],
  ['Press <kbd>Esc</kbd>', 'Press <code>Esc</code>'],
  ['Say <q>oak</q>', 'Say <q>&#x201c;oak&#x201d;</q>'],
])('%s becomes what a post can hold', (html, becomes) => {
  expect(arranged(html)).toEqual({ html: becomes, notes: [] })
})

test.each([
  '<figure><img src="a"><figcaption>A</figcaption></figure>',
  '<figure><table></table><figcaption>A</figcaption></figure>',
  '<figure data-video="vimeo"><a href="https://vimeo.com/1">Video</a></figure>',
])('%s stays', (html) => {
  expect(arranged(html)).toEqual({ html, notes: [] })
})

test.each([
  ['<p style="text-align: center">Oak</p>', true],
  ['<p class="has-text-align-center">Oak</p>', true],
  ['<p class="has-red-color">Oak</p>', true],
  ['<p>Red <span style="color:#f00">oak</span></p>', true],
  ['<p>The <mark>oak</mark></p>', true],
  ['<table><td style="text-align:right">1</td></table>', false],
  ['<p style="text-align:left">Oak</p>', false],
  ['<p style="color:#f00"></p>', false],
])('%s: colors and alignment are told: %s', (html, isReported) => {
  const notes = isReported ? ['Colors, highlights and the alignment of text were left out.'] : []
  expect(arranged(html).notes).toEqual(notes)
})

test('what an abbreviation stands for is told', () => {
  const html =
    '<abbr title="Medium-density board">MDB</abbr>, <abbr>OSB</abbr>, <abbr title="Medium-density board">MDB</abbr>'
  expect(arranged(html).notes).toEqual(['What abbreviations stand for was left out: MDB (Medium-density board)'])
})
