import { expect, test } from 'vitest'
import { renderContent } from '../render-content'

const DRILL = {
  product_id: 'p1',
  name: 'A drill',
  price: 12.5,
  currency: 'USD',
  source: 'amazon',
  product_url: 'https://shop.example/drill',
  picture: '/uploads/drill.webp',
}

test('a callout has a label and the role of a note', () => {
  const { html, hasBlocks } = renderContent('<aside data-callout="tip"><p>Measure twice</p></aside>')
  expect(html).toBe(
    '<aside data-callout="tip" role="note" aria-label="Tip"><p class="callout-label" aria-hidden="true">Tip</p><p>Measure twice</p></aside>',
  )
  expect(hasBlocks).toBe(true)
})

test('a video is a link to its provider with its title, and asks nothing of the provider', () => {
  const { html, hasVideos } = renderContent(
    '<figure data-video="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><img src="/uploads/a.webp" alt="Saws"></a></figure>',
  )
  expect(hasVideos).toBe(true)
  expect(html).toContain('<span>Saws</span><small>Watch on YouTube</small>')
  expect(html).toMatch(/<img src="\/uploads\/a\.webp" alt[ >]/)
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['/uploads/a.webp'])
})

test('an attribute alone makes no video', () => {
  expect(renderContent('<figure data-video="youtube"><p>x</p></figure>').hasVideos).toBe(false)
  expect(renderContent('<iframe src="https://evil.example/x"></iframe>').html).toContain(
    'href="https://evil.example/x"',
  )
})

test('a product card shows the product as the post features it, with a marked link; any other stays a link', () => {
  const content = '<p data-product="p1"><a href="https://shop.example/old">Old name</a></p>'
  const { html, sponsored } = renderContent(content, [], [DRILL])
  expect(html).toContain('A drill')
  expect(html).toContain('&#x24;12.50')
  expect(html).toMatch(
    /<a href="https:\/\/shop\.example\/drill" aria-label="Buy on Amazon: A drill" target="_blank" rel="sponsored nofollow noopener" data-product="[^"]+">/,
  )
  expect(sponsored).toBe(true)
  expect(renderContent(content, []).html).toBe(
    '<p><a href="https://shop.example/old" target="_blank" rel="nofollow noopener">Old name</a></p>',
  )
})

test('a card says when an old price was checked, hides one that is too old, and tells that a product is gone', () => {
  const content = '<p data-product="p1"><a href="https://shop.example/old">Old name</a></p>'
  const htmlOf = (more: object) => renderContent(content, [], [{ ...DRILL, ...more }]).html
  const old = { price_at: '2026-03-04T12:00:00Z' }
  expect(htmlOf(old)).toContain('<small>Price checked on March 4, 2026</small>')
  expect(htmlOf({ price_at: new Date().toISOString() })).not.toContain('checked')
  const hidden = htmlOf({ ...old, price_hidden: true })
  expect([hidden.includes('12.50'), hidden.includes('checked')]).toEqual([false, false])
  const replacement = { name: 'Newer drill', product_url: 'https://shop.example/newer' }
  const gone = htmlOf({ is_gone: true, replacement })
  expect(gone).toContain('<p>No longer available</p>')
  expect(gone).toMatch(/<a href="https:\/\/shop\.example\/newer" [^>]*sponsored[^>]*>Instead: Newer drill<\/a>/)
  expect([gone.includes('12.50'), gone.includes('Buy on')]).toEqual([false, false])
})

test('footnotes are in a section of their own, with links there and back', () => {
  const { html } = renderContent(
    '<p>Oak<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol data-footnotes><li id="fn-1"><p>Hard</p></li></ol>',
  )
  expect(html).toContain('<a href="#fn-1" id="fnref-1" aria-label="Footnote 1">1</a>')
  expect(html).toContain('<section class="footnotes" aria-label="Footnotes"><ol')
  expect(html).toContain('<li id="fn-1"><p>Hard <a href="#fnref-1" aria-label="Back to reference 1">↩</a></p></li>')
})

test('a post without such blocks needs no more styles', () => {
  const { hasBlocks, hasVideos } = renderContent(
    '<h2>Oak</h2><p>a</p><figure><img src="/a.png"></figure><ol><li>b</li></ol>',
  )
  expect([hasBlocks, hasVideos]).toEqual([false, false])
})
