import { expect, test } from 'vitest'
import { comparisonHtml } from '@/lib/demo/comparison-html'
import { cleanContent } from '../clean-content'
import { renderContent } from '../render-content'

const product = (id: string, price: number | null, specifications: Record<string, string>) => ({
  product_id: id,
  name: `Drill ${id}`,
  price,
  currency: 'USD',
  source: 'amazon',
  picture: null,
  product_url: `https://shop.example/${id}`,
  specifications,
})
const compared = (id: string, pros: string[] = [], cons: string[] = []) => ({
  product: id,
  href: `https://shop.example/${id}`,
  name: `The ${id}`,
  verdict: id === 'a' ? ['you drill brick'] : [],
  pros,
  cons,
})
const STORED = comparisonHtml({
  caption: 'Which <drill>?',
  products: [compared('a', ['Light & small'], ['Loud']), compared('b')],
  rows: [
    { name: 'Chuck', best: 'more', values: ['3/8 in.', '12.7 mm'] },
    { name: 'Price', best: 'less', values: ['$1.00', '$2.00'] },
  ],
})
const rowOf = (html: string, name: string) =>
  (new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(html)?.[1] ?? '').replaceAll('&#x24;', '$')

test('a comparison shows what is known now, in units brought together, with the best value in words', () => {
  const { html, comparisons } = renderContent(
    STORED,
    [],
    [product('a', 129, { Chuck: '3/8 in.' }), product('b', 89, { Chuck: '12.7 mm' })],
  )
  expect(comparisons).toEqual([{ names: ['The a', 'The b'] }])
  expect(rowOf(html, 'Chuck')).toBe(
    '<td><span class="held-words">3/8 in.</span></td><td class="best"><span class="held-words">12.7 mm</span><small> = 1/2 in</small> <strong>Best</strong></td>',
  )
  expect(rowOf(html, 'Price')).toMatch(
    /^<td>\$129\.00<a href="https:\/\/shop\.example\/a".*<\/a><\/td><td class="best">\$89\.00 <strong>Lowest price<\/strong><a href="https:\/\/shop\.example\/b"/,
  )
  expect(html).toContain('<table class="compare"><caption>Which &lt;drill&gt;?</caption>')
  expect(rowOf(html, 'Get this if')).toMatch(/<li>you drill brick<\/li><\/ul><\/td><td><\/td>$/)
  expect(rowOf(html, 'Pros')).toContain('<li>Light &amp; small</li>')
  // A dash would be read as one of the cons.
  expect(rowOf(html, 'Cons')).toMatch(/<li>Loud<\/li><\/ul><\/td><td><\/td>$/)
  expect(html).toContain('<th scope="col"><span>The a</span></th>')
})

test('below the price stand its date and the offers of other shops, as links that are declared', () => {
  const offer = { shop: 'Saws & Co', price: 85, currency: 'USD', original_price: null, availability: 'out_of_stock' }
  const more = { shipping: 'Free shipping', price_at: '2026-03-04T12:00:00Z', by_hand: true }
  const offers = [{ ...offer, ...more, product_url: 'https://saws.example/a' }]
  const known = { ...product('a', 129, {}), product_url: 'https://www.amazon.com/dp/B000000000', offers }
  const { html } = renderContent(
    STORED,
    [],
    [{ ...known, price_at: new Date().toISOString(), price_dated: true }, product('b', 89, {})],
  )
  const price = rowOf(html, 'Price').split('</td>')[0]
  expect(price).toMatch(/^<td>\$129\.00<small>Price of \w{3} \d+, \d{4}<\/small><a /)
  expect(price).toMatch(
    /<p[^>]*>Also at<\/p><ul[^>]*><li[^>]*><a href="https:\/\/saws\.example\/a"[^>]* rel="sponsored nofollow noopener"/,
  )
  expect(price).toContain(
    'Saws &amp; Co</a> $85.00 · Out of stock · Free shipping · Price checked on March 4, 2026</li>',
  )
  const gone = renderContent(STORED, [], [{ ...known, is_gone: true }, product('b', 89, {})]).html
  expect(gone).not.toContain('Also at')
})

test('products that the post does not feature show what is stored, as links', () => {
  const { html } = renderContent(STORED)
  expect(rowOf(html, 'Price')).toBe('<td class="best">$1.00 <strong>Lowest price</strong></td><td>$2.00</td>')
  expect(html).toMatch(/<th scope="col"><span><a href="https:\/\/shop\.example\/a"[^>]*>The a<\/a><\/span><\/th>/)
})

test('a stored comparison survives the sanitizer; a table that is none stays a table', () => {
  expect(cleanContent(STORED)).toBe(STORED.replace('data-compare=""', 'data-compare'))
  const { html, comparisons } = renderContent('<table data-compare=""><tbody><tr><td>a</td></tr></tbody></table>')
  expect([comparisons, html.includes('data-compare')]).toEqual([[], false])
})

test('without a row of prices the links to the shops stand below the names, and without a caption the table has a name', () => {
  const plain = comparisonHtml({ caption: '', products: [compared('a'), compared('b')], rows: [] })
  const { html } = renderContent(plain, [], [product('a', 129, {})])
  expect(html).toContain('<th scope="col"><span>The a</span><a href="https://shop.example/a"')
  expect(html).toContain('<table class="compare" aria-label="Comparison"><thead>')
})
