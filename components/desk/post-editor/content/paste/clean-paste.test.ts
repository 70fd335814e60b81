// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'
import { cleanPaste } from './clean-paste'
import { cleanText } from '@/components/desk/kit/clean-text'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { parseFragment } from '../schema/normalize-markup'

const schema = getSchema(CONTENT_EXTENSIONS)
const pasted = (html: string) => contentHtml(DOMParser.fromSchema(schema).parse(parseFragment(cleanPaste(html))))

const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
const cells = (...texts: string[]) => texts.map((text) => `<td><p>${text}</p></td>`).join('')

test('Google Docs: the wrapper is not bold text, and spans carry the marks', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:700">Plan</span></h1>
<p dir="ltr"><span style="font-weight:400;">Cut </span><span style="font-weight:700;font-style:italic">slowly</span><span style="font-weight:400">&nbsp;and </span><a href="https://a.example" style="text-decoration:none"><span style="color:#15c;text-decoration:underline;font-weight:400">read</span></a></p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><li><p><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`
  expect(pasted(docs)).toBe(
    '<h2>Plan</h2><p>Cut <strong><em>slowly</em></strong> and <a href="https://a.example">read</a></p><ul>' +
      '<li><p>One</p></li><li><p>Two</p></li></ul>',
  )
})

test('Word: paragraphs with bullets become lists, and Word’s own markup is removed', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`
  const word = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<p class=MsoNormal><b>Tools</b><o:p></o:p></p>${item(1, '·', 'Saw')}${item(2, 'o', 'Blade')}${item(1, '·', 'Drill')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '1.', 'Mark')}${item(1, '2.', 'Cut')}<img src="file:///C:/clip_image001.png"><!--EndFragment--></body></html>`
  expect(pasted(word)).toBe(
    '<p><strong>Tools</strong></p><ul><li><p>Saw</p><ul><li><p>Blade</p></li></ul></li><li><p>Drill</p></li>' +
      '</ul><ol><li><p>Mark</p></li><li><p>Cut</p></li></ol>',
  )
})

const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

test('Word: a numbered list continues after a note, and numbers may be in brackets', () => {
  expect(
    pasted(`${wordItem('1.', 'Mark')}${wordItem('2.', 'Drill')}<p class=MsoNormal>Wait</p>${wordItem('3.', 'Fix')}`),
  ).toBe('<ol><li><p>Mark</p></li><li><p>Drill</p></li></ol><p>Wait</p><ol start="3"><li><p>Fix</p></li></ol>')
  expect(pasted(`${wordItem('(1)', 'Off')}${wordItem('(2)', 'Test')}`)).toBe(
    '<ol><li><p>Off</p></li><li><p>Test</p></li></ol>',
  )
  expect(pasted(`${wordItem('c)', 'Off')}`)).toBe('<ol start="3"><li><p>Off</p></li></ol>')
})

test('Word: comments are removed', () => {
  const comment = `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Private</p></div></div>`
  expect(
    pasted(
      `<p class=MsoNormal>Oak<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p>${comment}`,
    ),
  ).toBe('<p>Oak</p>')
})

test('web page: wrappers and scripts are removed, tables, captions and remote images are kept', () => {
  const page = `<div class="c"><script>x()</script><section><h5 style="font-weight:bold">A</h5><div>one</div><div>two<br>three</div></section>
<table><tbody><tr><th>Wood</th><td>Oak</td></tr><tr><td>Price</td><td>$&nbsp;9</td></tr></tbody></table>
<figure><img src="https://a.example/x.png" alt="x"><figcaption>Caption</figcaption></figure><img src="data:image/png;base64,AA"></div>`
  expect(pasted(page)).toBe(
    `<h4>A</h4><p>one</p><p>two<br>three</p>${table('<th><p>Wood</p></th><td><p>Oak</p></td>', cells('Price', '$ 9'))}` +
      '<figure><img src="https://a.example/x.png" alt="x"><figcaption>Caption</figcaption></figure>',
  )
})

test.each([
  ['a break', '<td>one<br>two</td><td>three</td>', cells('one<br>two', 'three')],
  [
    'paragraphs',
    '<td><p dir="ltr"><span>Measure twice</span></p><p dir="ltr"><span>Cut once</span></p></td><td><p>Oak</p></td>',
    '<td><p>Measure twice</p><p>Cut once</p></td>' + cells('Oak'),
  ],
  [
    'a list',
    '<td>Tools</td><td><ul><li>Saw</li></ul></td><td>\u200b</td>',
    cells('Tools') + '<td><ul><li><p>Saw</p></li></ul></td>' + cells(''),
  ],
  [
    'marks',
    '<td><b>Paint</b></td><td>&nbsp;</td><td><a href="https://a.example">Buy</a></td>',
    cells('<strong>Paint</strong>', '', '<a href="https://a.example">Buy</a>'),
  ],
  [
    'a picture',
    '<td>Wood<img src="https://a.example/x.png"></td><td>Oak</td>',
    '<td><p>Wood</p><img src="https://a.example/x.png" alt=""></td>' + cells('Oak'),
  ],
  [
    'a span',
    '<td colspan="2" style="width:9pt">Wood</td><td>Oak</td>',
    '<td colspan="2"><p>Wood</p></td>' + cells('Oak'),
  ],
  [
    'a table',
    '<td><table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table></td><td>D</td>',
    '<td><p>A | B</p><p>C</p></td>' + cells('D'),
  ],
])('the cells of a row keep %s', (_, row, expected) => {
  expect(pasted(`<table><tr>${row}</tr></table>`)).toBe(table(expected))
})

test.each([
  [
    'in a head',
    '<table><thead><tr><td>Wood</td><td>Price</td></tr></thead><tbody><tr><td>Oak</td><td>9</td></tr></tbody></table>',
  ],
  [
    'without a table around them',
    "<meta charset='utf-8'><tr><th>Wood</th><th>Price</th></tr><tr><td>Oak</td><td>9</td></tr>",
  ],
])('rows %s become a table', (_, html) => {
  expect(pasted(html)).toBe(table('<th><p>Wood</p></th><th><p>Price</p></th>', cells('Oak', '9')))
})

/** HTML parsers treat everything after this tag as text. */
const ENDLESS = ['plaintext']

test.each(FOREIGN_BLOCKS.filter((tag) => !ENDLESS.includes(tag)))(
  'text of unsupported blocks keeps its word boundaries: %s',
  (tag) => {
    const text = pasted(`zero<${tag}>one</${tag}><${tag}>two</${tag}>three`).replace(/<[^>]*>/g, ' ')
    expect(text.split(/\s+/).filter(Boolean)).toEqual(['zero', 'one', 'two', 'three'])
  },
)

test.each([
  [
    'a spreadsheet',
    '<table><colgroup><col width="64"><col width="64"></colgroup><tr><td>Oak</td><td></td><td>9</td></tr><tr>' +
      '<td></td><td>5</td></tr><tr><td>Total</td><td></td><td></td></tr></table>',
  ],
  [
    'columns without a group',
    '<table><col width=64 style="width:48pt"><col span=2><tr><td>Oak<td><td>9<tr><td><td>5<tr><td>Total<td><td></table>',
  ],
  [
    'another editor of the same kind',
    '<table data-pm-slice="1 1 []"><colgroup><col></colgroup><tbody><tr><td>Oak</td><td></td><td>9</td></tr>' +
      '<tr><td></td><td>5</td></tr><tr><td>Total</td></tr></tbody></table>',
  ],
])('a table of %s is kept whole, empty cells included', (_, html) => {
  expect(pasted(html)).toBe(table(cells('Oak', '', '9'), cells('', '5', ''), cells('Total', '', '')))
  expect(cleanPaste(html)).not.toMatch(/<col/)
})

test('a layout table is replaced by its content', () => {
  const inner = `<h2>Deck care</h2><p>Read <a href="https://a.example">the guide</a> in <b>spring</b>.</p><ul><li>Broom</li><li>Oil</li></ul>`
  const mail = `<table role="presentation"><tr><td>&nbsp;</td><td>Hello<table><tbody><tr><td>${inner}</td></tr><tr><td><img src="https://a.example/x.png" alt="x"></td><td>Oak</td></tr></tbody></table></td></tr></table>`
  expect(pasted(mail)).toBe(
    '<p>Hello</p><h2>Deck care</h2><p>Read <a href="https://a.example">the guide</a> in ' +
      '<strong>spring</strong>.</p><ul><li><p>Broom</p></li><li><p>Oil</p></li></ul><img ' +
      'src="https://a.example/x.png" alt="x"><p>Oak</p>',
  )
})

test('text that is raised or lowered by CSS becomes superscript or subscript', () => {
  const raised = (by: string) =>
    `<span style="font-weight:700"><span style="font-size:0.6em;vertical-align:${by}">2</span></span>`
  expect(
    pasted(
      `<h2>9 ft${raised('super')}</h2><p>H${raised('sub')}O <span style="vertical-align:baseline">is wet</span></p>`,
    ),
  ).toBe('<h2>9 ft<sup>2</sup></h2><p>H<strong><sub>2</sub></strong>O is wet</p>')
})

test('a list item may have only an image', () => {
  expect(pasted('<ol><li>Cut</li><li><img src="https://img.example/2.jpg" alt="x"></li><li>Sand</li></ol>')).toBe(
    '<ol><li><p>Cut</p></li><li><img src="https://img.example/2.jpg" alt="x"></li><li><p>Sand</p></li></ol>',
  )
})

test('a lone surrogate, which cannot be stored, is removed', () => {
  expect(pasted('<p>cut \ud83d here \ud83d\ude42</p>')).toBe('<p>cut here \ud83d\ude42</p>')
  expect(cleanText('cut \ude42\ud83d here \ud83d\ude42')).toBe('cut  here \ud83d\ude42')
})

test('plain text becomes one paragraph', () => {
  expect(pasted('just <span style="color:red">this</span>')).toBe('<p>just this</p>')
})

test('content copied from the editor itself is pasted unchanged', () => {
  const own = '<p data-pm-slice="1 1 []" data-own-slice="">a<strong>b</strong>\u00a0c</p><p></p>'
  expect(cleanPaste(own)).toBe(own)
})

test('HTML copied from another ProseMirror editor is cleaned like that of a web page', () => {
  expect(
    pasted(
      '<h1 data-pm-slice="1 1 []">Guide</h1><p>Intro</p><table><tbody><tr><td><p>Oak</p></td><td><p>9</p></td></tr></tbody></table>',
    ),
  ).toBe(`<h2>Guide</h2><p>Intro</p>${table(cells('Oak', '9'))}`)
})

test('a number keeps its unit on its line, and other words may break', () => {
  expect(cleanPaste('<p>Cut\u00a0it to 12\u00a0mm at 20\u00a0°C for $\u00a09, 3\u00a0\u00a0times</p>')).toBe(
    '<p>Cut it to 12\u00a0mm at 20\u00a0°C for $ 9, 3  times</p>'.replaceAll('\u00a0', '&nbsp;'),
  )
})

test('bold, italic and lines of a style sheet on the clipboard are kept', () => {
  const sheet =
    '<style type="text/css"><!-- @page { margin: 1cm } /* x */ p.p1 {margin: 0px; font: 12px Helvetica} span.s1 {font-weight: bold} ' +
    '.s2, .s3 { font-style: italic } .s3 { text-decoration: underline } li.s4::marker, %% { font-weight: bold } --></style>'
  const text =
    '<p class="p1">Cut <span class="s1">slowly</span> and <span class="s3">twice</span>, ' +
    '<span class="s1" style="font-weight: normal">not</span> once</p>'
  expect(cleanPaste(`<html><head>${sheet}</head><body>${text}</body></html>`)).toBe(
    '<p>Cut <span style="font-weight: bold;">slowly</span> and ' +
      '<span style="font-style: italic; text-decoration: underline;">twice</span>, ' +
      '<span style="font-weight: normal;">not</span> once</p>',
  )
})
