// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste'

const cleaned = (html: string) => {
  const leftOut: string[] = []
  return { html: cleanPaste(html, (names) => leftOut.push(...names)), leftOut }
}

test.each([
  ['<p>a</p><img src="file:///c.png"><img src="attachment:x">', ['2 pictures']],
  [
    '<iframe></iframe><video></video><svg></svg><input type="hidden"><input>',
    ['2 embedded things', 'a drawing', 'a form field'],
  ],
  [
    '<img src="file:///t.gif" width="1" height="1"><img src="https://a.example/b.png"><a href="/x"><svg></svg>x</a>',
    [],
  ],
  ['<p>a <math><mi>x</mi></math></p><gmp-map></gmp-map>', ['something embedded', 'a formula']],
  ['<a href="https://shop.example/?tag=1"><img src="https://a.example/b.png"></a>', ['the link of a picture']],
  ['<a href="https://a.example/b-large.jpg"><img src="https://a.example/b.jpg"></a>', []],
])('what %s leaves out is named', (html, names) => {
  expect(cleaned(html).leftOut).toEqual(names)
})

test.each<readonly [html: string, expected: string]>([
  ['<img src="data:image/gif;base64,R0" data-src="https://a.example/b.png">', 'src="https://a.example/b.png"'],
  ['<img src="/blank.gif" data-original="/b.png">', 'src="/b.png"'],
  ['<img srcset="/b-1.png 1x, /b-2.png 2x">', 'src="/b-1.png"'],
  [
    '<p>Watch <iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" title="Saws"></iframe></p>',
    '<figure data-video="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Saws</a></figure>',
  ],
  [
    '<iframe src="https://maps.example/a"></iframe>',
    '<p><a href="https://maps.example/a">https://maps.example/a</a></p>',
  ],
  ['<img src="data:image/svg+xml,x" data-cfsrc="https://a.example/b.jpg">', 'src="https://a.example/b.jpg"'],
  [
    '<img src="data:image/gif;base64,R0"><noscript><img src="https://a.example/b.png"></noscript>',
    'src="https://a.example/b.png"',
  ],
  [
    '<picture><source data-srcset="https://a.example/b-1.webp 1x"><img src="data:image/gif;base64,R0"></picture>',
    'src="https://a.example/b-1.webp"',
  ],
  ...[
    '<oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed>',
    '<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>',
    '<div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div>',
    '<div data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></div>',
    '<object data="https://www.youtube.com/embed/dQw4w9WgXcQ"></object>',
  ].map((html) => [html, '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">'] as const),
  ['<video><source src="https://a.example/b.mp4"></video>', '<a href="https://a.example/b.mp4">'],
])('%s keeps its address', (html, expected) => {
  const result = cleaned(html)
  expect(result.html).toContain(expected)
  expect(result.leftOut).toEqual([])
})

test('footnotes of other editors become those of this one, and links within the copied page lose their address', () => {
  const { html } = cleaned(
    '<p>Text<sup><a href="#fn1" id="r1">[1]</a></sup> <a href="#top">up</a></p><ol><li id="fn1"><p>Note <a href="#r1">↩</a></p></li></ol>',
  )
  expect(html.replaceAll(/fn-[\da-f]{24}/g, 'fn-x')).toBe(
    '<p>Text<sup><a href="#fn-x">1</a></sup> up</p><ol data-footnotes=""><li id="fn-x"><p>Note </p></li></ol>',
  )
})
