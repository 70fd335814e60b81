// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { parseFragment } from '../schema/normalize-markup'

const schema = getSchema(CONTENT_EXTENSIONS)
const pasted = (html: string) =>
  contentHtml(DOMParser.fromSchema(schema).parse(parseFragment(cleanPaste(html)))).replaceAll(/-[\da-f]{24}/g, '-x')

const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`
const online = (tag: string, level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper"><${tag} start="${start}"><li data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`

test.each([
  [
    'letters of Word that go on',
    `${item('a)', 'One')}<p>x</p>${item('b)', 'Two')}`,
    '<ol><li><p>One</p></li></ol><p>x</p><ol start="2"><li><p>Two</p></li></ol>',
  ],
  [
    'numbers of several levels, of which only the inner goes on',
    `${item('1.', 'One')}${item('1.1.', 'Sub', 2)}<p>x</p>${item('1.2.', 'Next', 2)}`,
    '<ol><li><p>One</p><ol><li><p>Sub</p></li></ol></li></ol><p>x</p><ol start="2"><li><p>Next</p></li></ol>',
  ],
  [
    'inner items of Word without their outer one, side by side',
    `${item('1.2.', 'Next', 2)}${item('1.3.', 'More', 2)}`,
    '<ol start="2"><li><p>Next</p></li><li><p>More</p></li></ol>',
  ],
  [
    'items of Word that skip a level, side by side',
    `${item('·', 'A')}${item('·', 'B', 3)}${item('·', 'C', 3)}${item('·', 'D')}`,
    '<ul><li><p>A</p><ul><li><p>B</p></li><li><p>C</p></li></ul></li><li><p>D</p></li></ul>',
  ],
  [
    'a list of Word that begins with an inner item',
    `${item('·', 'B', 2)}${item('·', 'A')}${item('·', 'C', 2)}`,
    '<ul><li><p>B</p></li><li><p>A</p><ul><li><p>C</p></li></ul></li></ul>',
  ],
  [
    'numbers of Word right after bullets',
    `${item('·', 'A')}${item('1.', 'B')}${item('2.', 'C')}`,
    '<ul><li><p>A</p></li></ul><ol><li><p>B</p></li><li><p>C</p></li></ol>',
  ],
  [
    'items of Word on the web that skip a level, side by side',
    `${online('ul', 1, 'A')}${online('ul', 3, 'B')}${online('ul', 3, 'C')}`,
    '<ul><li><p>A</p><ul><li><p>B</p></li><li><p>C</p></li></ul></li></ul>',
  ],
  [
    'lists of Word on the web, each item in a list of its own',
    `${online('ul', 1, 'A')}${online('ul', 2, 'B')}${online('ul', 1, 'C')}<p>x</p>${online('ol', 1, 'D')}${online('ol', 1, 'E', 2)}`,
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul><p>x</p><ol><li><p>D</p></li><li><p>E</p></li></ol>',
  ],
  [
    'a list of Quill with items of both kinds',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>A</li><li data-list="bullet" class="ql-indent-1">B</li><li data-list="ordered">C</li></ol>',
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li></ul><ol><li><p>C</p></li></ol>',
  ],
  [
    'items that begin with a heading, a table or code',
    '<ol><li><h3>Head</h3><p>x</p></li><li><table><tr><td>a</td><td>b</td></tr></table></li><li><pre>c</pre></li></ol>',
    '<ol><li><h3>Head</h3><p>x</p></li><li><table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table></li><li><pre><code>c</code></pre></li></ol>',
  ],
  [
    'code of an editor with its lines and indentation',
    `<div style="font-family: Menlo, 'Courier New', monospace;white-space: pre;"><div><span>if</span> (a) {</div><div>&nbsp; b()</div><br><div>}</div></div>`,
    '<pre><code>if (a) {\n  b()\n\n}</code></pre>',
  ],
  [
    'one line of code within a line',
    '<div style="font-family: monospace;white-space: pre;"><div><span>const a</span></div></div>',
    '<p><code>const a</code></p>',
  ],
  ['line breaks in code', '<pre>if (a)<br>&#32;&#32;b()<br></pre>', '<pre><code>if (a)\n  b()</code></pre>'],
  [
    'code of GitHub without its line numbers',
    '<table><tr><td class="blob-num"></td><td class="blob-code">if (a)</td></tr><tr><td class="blob-num"></td><td class="blob-code">  b()</td></tr></table>',
    '<pre><code>if (a)\n  b()</code></pre>',
  ],
  [
    'footnotes of Word',
    `<p>Text<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div style='mso-element:footnote-list'><br><hr><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p><p>more</p></div></div>`,
    '<p>Text<sup><a href="#fn-x" id="fnref-x">1</a></sup></p><ol data-footnotes=""><li id="fn-x"><p>Note</p><p>more</p></li></ol>',
  ],
  [
    'footnotes of Google Docs, and none of its comments',
    '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Note</p></div><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Private</p></div>',
    '<p>Text<sup><a href="#fn-x" id="fnref-x">1</a></sup></p><ol data-footnotes=""><li id="fn-x"><p>Note</p></li></ol>',
  ],
  [
    'the alignment of cells where it differs from that of text',
    '<table><tr><th style="text-align:center">A</th><th align="left">B</th></tr><tr><td><p style="text-align: right">1</p></td><td>2</td></tr></table>',
    '<table><tbody><tr><th data-align="center"><p>A</p></th><th><p>B</p></th></tr><tr><td data-align="right"><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'addresses without a scheme',
    '<p><a href="//a.example/x?tag=1">x</a></p><p><img src="//a.example/x.png"></p>',
    '<p><a href="https://a.example/x?tag=1">x</a></p><img src="https://a.example/x.png" alt="">',
  ],
  ['no control characters and no tracked deletions', '<p>a\u0007<del cite="x">b</del>c</p>', '<p>ac</p>'],
])('a paste keeps %s', (_, html, expected) => {
  expect(pasted(html)).toBe(expected)
})
