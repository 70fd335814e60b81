import { expect, test } from 'vitest'
import { cardHtml } from './card-html'
import { lexicalHtml } from './lexical-html'
import { mobiledocHtml } from './mobiledoc-html'

const text = (value: string, format = 0) => ({ type: 'extended-text', text: value, format })
const lexical = (...children: unknown[]) => {
  const notes = new Set<string>()
  return { html: lexicalHtml(JSON.stringify({ root: { type: 'root', children } }), notes), notes: [...notes] }
}
const mobiledoc = (doc: unknown) => {
  const notes = new Set<string>()
  return { html: mobiledocHtml(JSON.stringify(doc), notes), notes: [...notes] }
}

test('Lexical keeps headings, formats, links, lists and pictures', () => {
  const item = (...children: unknown[]) => ({ type: 'listitem', children })
  const inner = { type: 'list', listType: 'bullet', children: [item(text('red'))] }
  const { html, notes } = lexical(
    { type: 'extended-heading', tag: 'h3', children: [text('Cut & sand')] },
    {
      type: 'paragraph',
      children: [
        ...[text('Thin', 3), { type: 'linebreak' }, text('a<b')],
        { type: 'link', url: 'https://a.example/?b=1&c=2', children: [text('more')] },
      ],
    },
    { type: 'list', listType: 'number', start: 3, children: [item(text('oak')), item(inner)] },
    { type: 'image', src: '__GHOST_URL__/content/images/a.jpg', alt: 'A "saw"', caption: '<i>Ours</i>' },
    { type: 'horizontalrule' },
  )
  expect(html.split('\n')).toEqual([
    '<h3>Cut &amp; sand</h3>',
    '<p><em><strong>Thin</strong></em><br>a&lt;b<a href="https://a.example/?b=1&amp;c=2">more</a></p>',
    '<ol start="3"><li>oak<ul><li>red</li></ul></li></ol>',
    '<figure><img src="__GHOST_URL__/content/images/a.jpg" alt="A &quot;saw&quot;"><figcaption><i>Ours</i></figcaption></figure>',
    '<hr>',
  ])
  expect(notes).toEqual([])
})

test('Mobiledoc keeps headings, formats, links, lists, line breaks and cards', () => {
  const { html, notes } = mobiledoc({
    markups: [['strong'], ['a', ['href', 'https://a.example']], ['em']],
    atoms: [['soft-return', '', {}]],
    cards: [
      ['code', { code: 'a < b' }],
      ['signup', {}],
    ],
    sections: [
      [1, 'h2', [[0, [], 0, 'Cut']]],
      [
        1,
        'p',
        [
          [0, [0], 0, 'Thin '],
          [0, [1], 2, 'oak'],
          [1, [], 0, 0],
          [0, [2], 1, 'dry'],
        ],
      ],
      [3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      [2, 'a.jpg'],
      [10, 0],
      [10, 1],
    ],
  })
  expect(html.split('\n')).toEqual([
    ...['<h2>Cut</h2>', '<p><strong>Thin <a href="https://a.example">oak</a></strong><br><em>dry</em></p>'],
    ...['<ol><li>one</li><li>two</li></ol>', '<figure><img src="a.jpg" alt=""></figure>'],
    ...['<figure><pre><code>a &lt; b</code></pre></figure>', ''],
  ])
  expect(notes).toEqual(['A card of Ghost (signup) was left out.'])
})

test.each([
  ['markdown', { markdown: '# A\n\n* b' }, /<h1>A<\/h1>\s*<ul>\s*<li>b<\/li>/],
  [
    'embed',
    { url: 'https://x.example/1', html: '<blockquote>x</blockquote>' },
    /^<p><a href="https:\/\/x\.example\/1">/,
  ],
  ['embed', { html: '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>' }, /<iframe src=/],
  ['callout', { calloutText: 'Wear <b>goggles</b>' }, /kg-callout-text">Wear <b>goggles<\/b>/],
  ['toggle', { heading: 'Why', content: '<p>So</p>' }, /^<h4>Why<\/h4><p>So<\/p>$/],
  [
    'product',
    { productTitle: 'Saw', productUrl: 'https://shop.example' },
    /kg-product-card-title">Saw<[\s\S]*href="https:\/\/shop/,
  ],
  ['bookmark', { url: 'https://a.example', metadata: { title: 'A & B' } }, /kg-bookmark-title">A &amp; B</],
  ['gallery', { images: [{ src: 'a' }, { src: 'b' }] }, /(?:<img src="[ab]" alt="">){2}/],
  ['file', { src: 'a.pdf', fileTitle: 'Plan', fileCaption: 'Ours' }, /<a href="a\.pdf">Plan<\/a><\/p><p>Ours<\/p>/],
])('a card %s of Ghost is kept', (kind, card, html) => {
  const notes = new Set<string>()
  expect(cardHtml(kind, card, notes)).toMatch(html)
  expect([...notes]).toEqual([])
})
