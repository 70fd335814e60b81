import { expect, test } from 'vitest'
import { cleanContent } from '../clean-content'
import { renderContent } from '../render-content'

const PAINT = {
  product_id: 'p1',
  name: 'A paint',
  price: 35,
  price_at: '2026-03-04T12:00:00Z',
  currency: 'USD',
  source: 'amazon',
  product_url: 'https://shop.example/paint',
  picture: null,
}
const ITEM = 'use: material; product: p1; by: walls; amount: 1; unit: gallon; per: 350; in: sq ft; coats: 2'
const STORED =
  '<table data-kit="length: 12 ft; width: 10 ft; height: 8 ft; difficulty: Easy; time: A day"><tbody>' +
  '<tr><th>Tools and materials</th><th>Quantity</th></tr>' +
  `<tr data-item="${ITEM}"><td><a href="https://shop.example/p1">Wall paint</a></td><td>1 gallon</td></tr>` +
  '<tr data-item="use: tool; by: fixed; amount: 1"><td>Roller</td><td>1</td></tr></tbody></table>'

/** The text of rendered HTML, with one space between its parts. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x24;', '$')
    .replace(/\s+/g, ' ')
    .trim()

test('a kit shows its quantities, prices with their dates, and an honest total, without scripts', () => {
  const { html, kits, sponsored } = renderContent(STORED, [], [PAINT])
  expect(textOf(html)).toContain(
    'Tools and materials Total: $105.00 Not included (price unknown): Roller Difficulty: Easy · Time: A day ' +
      'Length Width Height Feet Meters Quantities for length 12 ft, width 10 ft, height 8 ft ' +
      'Materials 3 gallons Wall paint $105.00 Buy on Amazon Tools 1 Roller Prices of March 4, 2026. Copy',
  )
  expect(kits).toEqual([
    {
      name: 'Tools and materials',
      items: [
        { use: 'material', name: 'Wall paint', quantity: '3 gallons' },
        { use: 'tool', name: 'Roller', quantity: '1' },
      ],
    },
  ])
  expect(sponsored).toBe(true)
  const priced = STORED.replace('use: tool; by: fixed; amount: 1', 'use: tool; by: fixed; amount: 1; cost: 4-6.50')
  expect(textOf(renderContent(priced, [], [PAINT]).html)).toContain(
    'Prices of March 4, 2026. Prices without a shop are estimates.',
  )
})

test('a product that the post does not feature stays a link, without a price', () => {
  const { html } = renderContent(STORED)
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/p1"[^>]*>Wall paint<\/a>/)
  expect(textOf(html)).toMatch(/^Tools and materials Prices are not known .* 1 Roller Copy/)
})

test('the fields of each kit are tied to the line of their own kit, which has the message of a wrong measure', () => {
  const { html } = renderContent(STORED + STORED)
  const [, first, second] = html.split('<section')
  for (const [part, id] of [
    [first, 'kit-measures-0'],
    [second, 'kit-measures-1'],
  ] as const) {
    expect(part).toContain(`<p id="${id}" class="kit-basis" role="status">`)
    expect(part?.split(`aria-describedby="${id}" aria-errormessage="${id}"`)).toHaveLength(4)
  }
})

test('the title of a kit is a heading, one level below that of its part of the text', () => {
  expect(renderContent(STORED).headings).toMatchObject([{ text: 'Tools and materials', level: 2 }])
  expect(renderContent(`<h2>Before</h2><blockquote>${STORED}</blockquote>`).headings).toMatchObject([
    { level: 2 },
    { text: 'Tools and materials', level: 3 },
  ])
})

test('a price that is hidden, and a product that is gone, count as not known', () => {
  for (const more of [{ price_hidden: true }, { is_gone: true }]) {
    const { html } = renderContent(STORED, [], [{ ...PAINT, ...more }])
    expect(textOf(html)).toContain('Prices are not known')
    expect(html).not.toContain('35.00')
  }
})

test('a stored kit survives the sanitizer, and hostile fields do not', () => {
  expect(cleanContent(STORED)).toBe(STORED)
  expect(cleanContent('<table data-kit="x: 1"><tbody><tr data-item="by: x"><td>a</td></tr></tbody></table>')).toBe(
    '<table data-kit><tbody><tr><td>a</td></tr></tbody></table>',
  )
  expect(renderContent('<table data-kit=""><tbody><tr><td>a</td></tr></tbody></table>').kits).toEqual([])
})

test('a post without a kit loads nothing for it', () => {
  expect(renderContent('<p>Text</p><table><tbody><tr><td>a</td></tr></tbody></table>').kits).toEqual([])
})
