// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readableLines } from './readable-lines'

test.each<[string, string, string[]]>([
  [
    'paragraphs and headings',
    '<h2>Cut</h2><p>Saw it,\n  then <br>sand it.</p><h3>Oil</h3>',
    ['## Cut', 'Saw it, then', 'sand it.', '### Oil'],
  ],
  [
    'formatting',
    '<p><strong>Bold <em>both</em></strong>, <s>out</s> <code>x</code> H<sub>2</sub>O</p>',
    ['**Bold _both_**, ~~out~~ `x` H~2~O'],
  ],
  ['links', '<p>See <a href="https://a.example/" title="A">this</a>.</p>', ['See this (https://a.example/, A).']],
  [
    'pictures',
    '<p>Before</p><img src="/uploads/a.webp" alt="A saw" width="350" data-align="left"><img src="/b.png">',
    ['Before', '[Picture: A saw, 350 px wide, left, /uploads/a.webp]', '[Picture: no alt text, /b.png]'],
  ],
  [
    'lists',
    '<ul><li><p>One</p><p>more</p><ol start="3"><li>Three</li><li>Four</li></ol></li><li>Two</li></ul><p>After</p>',
    ['• One', '  more', '  3. Three', '  4. Four', '• Two', 'After'],
  ],
  [
    'quotes, code and rules',
    '<blockquote><p>Said</p><p>so</p></blockquote><hr><pre><code>a\n  b</code></pre>',
    ['> Said', '  so', '———', '` a', '` b'],
  ],
  [
    'tables and figures',
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><figure><img ' +
      'src="/a.png" alt="x"><figcaption>Cap</figcaption></figure>',
    ['A | B', '1 | 2', '[Picture: x, /a.png]', 'Cap'],
  ],
  ['nothing', '', []],
  ['text without a block', 'Plain <b>text</b>', ['Plain **text**']],
])('%s is rendered as readable lines', (_, html, lines) => {
  expect(readableLines(html)).toEqual(lines)
})
