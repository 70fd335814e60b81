import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'
import { cleanContent } from './clean-content'
import { dangersIn, parse, VECTORS } from '../../testing/samples/dangerous-content'

describe('hostile markup', () => {
  test.each(VECTORS.map(({ source, html }, index) => [`${index} ${source}`, html] as const))('%s', (_name, html) => {
    for (const wrapped of [
      html,
      `<p>before ${html} after</p>`,
      `<table><tr><td>${html}</td></tr></table>`,
      `<a href="${html}">x</a>`,
    ]) {
      const cleaned = cleanContent(wrapped)
      const again = cleanContent(cleaned)
      const written = parse(cleaned)('body').html() ?? ''
      for (const one of new Set([cleaned, again, written])) expect(dangersIn(one), one).toEqual([])
    }
  })

  test('every list of vectors has its source', () => {
    expect(VECTORS.length).toBeGreaterThan(300)
    for (const { source } of VECTORS) expect(source).toMatch(/^(OWASP|DOMPurify|HTML5 Security)/)
  })
})

describe('markup of the editor', () => {
  test.each([
    '<h2>Cut &amp; sand</h2><h3>Tools</h3><p>One <strong>bold</strong>, <em>italic</em>, <code>code</code><br />two</p>',
    '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol><blockquote><p>said</p></blockquote><hr />',
    '<p><a href="https://www.amazon.com/dp/B0?tag=x&amp;psc=1" title="A &quot;drill&quot;">drill</a> <a href="mailto:a@example.org">mail</a> <a href="/category/Power%20Tools/">tools</a> <a href="#part">part</a></p>',
    '<img src="/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp" alt="A wall" title="x" width="350" height="197" data-align="left" />',
    '<img src="https://img.example/a.jpg?x=1&amp;y=2" alt="" />',
    '<table><thead><tr><th colspan="2" scope="col">Size</th></tr></thead><tbody><tr><td rowspan="1">2 × 4</td><td>½″</td></tr></tbody></table>',
    '<figure><img src="https://img.example/a.jpg" alt="x" /><figcaption>Oak, oiled</figcaption></figure>',
    `<p>${CATEGORIES.join(', ').replaceAll('&', '&amp;')} 屋根 🪚</p>`,
    '',
  ])('%# is unchanged', (html) => {
    expect(cleanContent(html)).toBe(html)
  })

  test.each([
    ['<p><a href="//a.example/?tag=1">x</a></p>', '<p><a href="https://a.example/?tag=1">x</a></p>'],
    ['<img src="//a.example/x.png">', '<img src="https://a.example/x.png" />'],
    [
      '<table><tr><td style="text-align: right">1</td><th align="CENTER">2</th><td data-align="wide">3</td></tr></table>',
      '<table><tr><td data-align="right">1</td><th data-align="center">2</th><td>3</td></tr></table>',
    ],
    [
      '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
      '<figure data-video="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video on YouTube</a></figure>',
    ],
  ])('what other programs write in another way is kept: %s', (html, expected) => {
    expect(cleanContent(html)).toBe(expected)
  })

  test('other heading levels become the nearest supported one', () => {
    expect(cleanContent('<h1>a</h1><h5>b</h5><h6>c</h6>')).toBe('<h2>a</h2><h4>b</h4><h4>c</h4>')
  })

  test.each([
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['zero<div>one</div>two', 'zero<p>one</p>two'],
    [
      '<div><div>one</div>two <b>three</b><p>four</p>five</div>',
      '<p>one</p><p>two <b>three</b></p><p>four</p><p>five</p>',
    ],
    [
      '<section><h2>Head</h2><article>body<ul><li>item</li></ul></article></section>',
      '<h2>Head</h2><p>body</p><ul><li>item</li></ul>',
    ],
    ['<dl><dt>Oak</dt><dd>hard</dd><dt>Pine</dt><dd>soft</dd></dl>', '<p>Oak</p><p>hard</p><p>Pine</p><p>soft</p>'],
    ['<details><summary>More</summary>hidden</details>', '<p>More</p><p>hidden</p>'],
    ['<address>Street 1<br>Town</address>after', '<p>Street 1<br />Town</p>after'],
    ['<ul><li><div>one</div><div>two</div></li></ul>', '<ul><li><p>one</p><p>two</p></li></ul>'],
    ['<b><div>one</div><div>two</div></b>', '<b>one<br />two</b>'],
    ['<i><div>one</div></i><i><div>two</div></i>', '<i>one<br /></i><i>two</i>'],
    [
      '<section>zero</section><a href="/x"><div>one</div></a><a href="/y"><div>two</div></a><div>three</div>',
      '<p>zero</p><a href="/x">one<br /></a><a href="/y">two</a><p>three</p>',
    ],
    ['<h2><div>one</div><div>two</div></h2>', '<h2>one<br />two</h2>'],
    ['<table><tr><td><div>a</div><div>b</div></td></tr></table>', '<table><tr><td><p>a</p><p>b</p></td></tr></table>'],
    ['<div> </div><div></div><div>\n<p>a</p>\n</div>', ' <p>a</p>'],
    ['<menu><li>cut</li><li>copy</li></menu>', '<ul><li>cut</li><li>copy</li></ul>'],
  ])('unsupported blocks keep their words separated: %s', (html, expected) => {
    expect(cleanContent(html).replace(/ +/g, ' ')).toBe(expected)
    expect(cleanContent(cleanContent(html))).toBe(cleanContent(html))
  })

  test.each(['', 'i', 'a', 'b'])('blocks inside of inline elements keep their words apart: "%s"', (inline) => {
    const [open, close] = inline ? [`<${inline}>`, `</${inline}>`] : ['', '']
    for (const tag of FOREIGN_BLOCKS) {
      const text = cleanContent(`zero${open}<${tag}>one</${tag}>${close}${open}<${tag}>two</${tag}>${close}three`)
        .replace(/<\/?[abi]>/g, '')
        .replace(/<[^>]*>/g, ' ')
      expect(text.split(/\s+/).filter(Boolean), tag).toEqual(['zero', 'one', 'two', 'three'])
    }
  })

  test('every block element of HTML keeps its words separated', () => {
    for (const tag of [
      ...FOREIGN_BLOCKS,
      'p',
      'h1',
      'h6',
      'ul',
      'li',
      'blockquote',
      'pre',
      'figure',
      'figcaption',
      'tr',
      'td',
      'th',
      'caption',
    ]) {
      const text = cleanContent(`before<${tag}>one</${tag}><${tag}>two <i>three</i></${tag}>after`)
        .replace(/<\/?i>/g, '')
        .replace(/<[^>]*>/g, ' ')
      expect(text.split(/\s+/).filter(Boolean), tag).toEqual(['before', 'one', 'two', 'three', 'after'])
    }
  })

  test('deletions and insertions are preserved', () => {
    expect(cleanContent('<p><del>old</del> <strike>older</strike> <s>oldest</s> <ins>new</ins></p>')).toBe(
      '<p><s>old</s> <s>older</s> <s>oldest</s> <u>new</u></p>',
    )
  })

  test('an unknown element leaves its text, an image without an address nothing', () => {
    expect(cleanContent('<div><span>text</span></div><img alt="x"><img src="javascript:x">')).toBe('<p>text</p>')
  })
})

describe('excessively nested markup', () => {
  const depthOf = (html: string) =>
    [...html.matchAll(/<(\/?)[a-z]/g)].reduce(
      ({ open, deepest }, [, closes]) =>
        closes ? { open: open - 1, deepest } : { open: open + 1, deepest: Math.max(deepest, open + 1) },
      { open: 0, deepest: 0 },
    ).deepest

  test.each(
    ['<b>', '<h1>', '<div>', '<blockquote>', '<ul><li>', '<p><b>', '<table><tr><td>'].flatMap(
      (tag) =>
        [
          [tag, 300],
          [tag, 60_000],
        ] as const,
    ),
  )('%s %i times keeps its text, and little depth', (tag, times) => {
    const cleaned = cleanContent(`<p>Before</p>${tag.repeat(times)}1 &lt; 2, oak <i>and</i> ash`)
    expect(parse(cleaned).text().replace(/\s+/g, ' ')).toMatch(/Before ?1 < 2, oak and ash/)
    expect(depthOf(cleaned)).toBeLessThanOrEqual(100)
    expect(cleanContent(cleaned).trim()).toBe(cleaned.trim())
  })

  test('the markup around it is preserved', () => {
    const cleaned = cleanContent(`<p>a</p>${'<b>'.repeat(200)}oak${'</b>'.repeat(200)}<h2>c</h2>`)
    expect(cleaned).toMatch(/^<p>a<\/p><b>.*oak.*<\/b><h2>c<\/h2>$/)
  })

  test('nothing executable is left of it', () => {
    for (const { html } of VECTORS) expect(dangersIn(cleanContent('<b>'.repeat(1_100) + html))).toEqual([])
  })
})
