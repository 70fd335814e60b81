import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '@/lib/contract/categories'
import { cleanContent } from './clean-content'
import { dangersIn, parse, VECTORS } from './test-dangers'

describe('what attackers write', () => {
  test.each(VECTORS.map(({ source, html }, index) => [`${index} ${source}`, html] as const))('%s', (_name, html) => {
    for (const wrapped of [html, `<p>before ${html} after</p>`, `<table><tr><td>${html}</td></tr></table>`, `<a href="${html}">x</a>`]) {
      const cleaned = cleanContent(wrapped)
      expect(dangersIn(cleaned), cleaned).toEqual([])
      expect(dangersIn(cleanContent(cleaned)), 'cleaned again').toEqual([])
      expect(dangersIn(parse(cleaned)('body').html() ?? ''), 'as a browser writes it').toEqual([])
    }
  })

  test('every source of the vectors is named', () => {
    expect(VECTORS.length).toBeGreaterThan(300)
    for (const { source } of VECTORS) expect(source).toMatch(/^(OWASP|DOMPurify|HTML5 Security)/)
  })
})

describe('what the editor writes', () => {
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
  ])('%# is left as it is', (html) => {
    expect(cleanContent(html)).toBe(html)
  })

  test('headings of other depths become the nearest that a body has', () => {
    expect(cleanContent('<h1>a</h1><h5>b</h5><h6>c</h6>')).toBe('<h2>a</h2><h4>b</h4><h4>c</h4>')
  })

  test('an element that is not known leaves its text, an image without address nothing', () => {
    expect(cleanContent('<div><span>text</span></div><img alt="x"><img src="javascript:x">')).toBe('text')
  })
})

describe('markup deeper than anyone writes', () => {
  const depthOf = (html: string) => [...html.matchAll(/<(\/?)[a-z]/g)].reduce(
    ({ open, deepest }, [, closes]) => (closes ? { open: open - 1, deepest } : { open: open + 1, deepest: Math.max(deepest, open + 1) }),
    { open: 0, deepest: 0 },
  ).deepest

  test.each(['<b>', '<h1>', '<div>', '<blockquote>', '<ul><li>', '<p><b>', '<table><tr><td>'].flatMap((tag) => [[tag, 300], [tag, 60_000]] as const))('%s %i times keeps its text, and little depth', (tag, times) => {
    const cleaned = cleanContent(`<p>Before</p>${tag.repeat(times)}1 &lt; 2, oak <i>and</i> ash`)
    expect(parse(cleaned).text().replace(/\s+/g, ' ')).toMatch(/Before ?1 < 2, oak and ash/)
    expect(depthOf(cleaned)).toBeLessThanOrEqual(100)
    expect(cleanContent(cleaned).trim()).toBe(cleaned.trim())
  })

  test('what stands around it keeps its form', () => {
    const cleaned = cleanContent(`<p>a</p>${'<b>'.repeat(200)}oak${'</b>'.repeat(200)}<h2>c</h2>`)
    expect(cleaned).toMatch(/^<p>a<\/p><b>.*oak.*<\/b><h2>c<\/h2>$/)
  })

  test('nothing that is left of it can run', () => {
    for (const { html } of VECTORS) expect(dangersIn(cleanContent('<b>'.repeat(1_100) + html))).toEqual([])
  })
})
