import { expect, test } from 'vitest'
import { effortOf, readKitColumn } from './post-row'

const stored = (...items: string[]) =>
  `data-kit="difficulty: Easy; time: 1 day"><tbody>${items.map((item) => `<tr data-item="${item}"><td>Paint</td></tr>`).join('')}</tbody></table>`
const PAINT = 'use: material; product: paint; by: fixed; amount: 2'
const TRAY = 'use: tool; by: fixed; amount: 1; cost: 4-6'
const priceOf = (id: string) => (id === 'paint' ? { price: 93.96, currency: 'USD' } : null)

test.each([
  ['rows with prices of shops and of the editor', [PAINT, TRAY], 'Easy · 1 day · about $190'],
  ['a small sum', [TRAY], 'Easy · 1 day · about $5'],
  ['a tool without a price', [PAINT, 'use: tool; by: fixed; amount: 1'], 'Easy · 1 day · about $190'],
  ['a material without a price', [PAINT, 'use: material; by: fixed; amount: 1'], 'Easy · 1 day'],
  ['a material without a quantity', [PAINT, 'use: material; by: floor; amount: 1; cost: 9'], 'Easy · 1 day'],
  ['an invalid row, which the page leaves out, too', [TRAY, 'by: none'], 'Easy · 1 day · about $5'],
  ['no rows', [], 'Easy · 1 day'],
])('a kit with %s', (_what, items, text) => {
  expect(effortOf(readKitColumn(stored(...items)), priceOf)).toBe(text)
})

test('prices in several currencies are not added up', () => {
  const euros = (id: string) => (id ? { price: 10, currency: 'EUR' } : null)
  expect(effortOf(readKitColumn(stored(PAINT, TRAY)), euros)).toBe('Easy · 1 day')
  expect(effortOf(readKitColumn(stored(PAINT)), euros)).toBe('Easy · 1 day · about €20')
})

test('a post without a kit takes nothing that is known', () => {
  expect(effortOf(null, priceOf)).toBeNull()
})
