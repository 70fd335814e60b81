import { expect, test } from 'vitest'
import { NEW_ITEM, NEW_KIT, readCost, readItem, readKit, writeItem, writeKit, readKitTable } from './kit'
import { kitTable, packPrice, pluralOf, pricedRow, rowPriceText, totalText } from './kit-text'

const PAINT = {
  ...NEW_ITEM,
  name: 'Paint',
  product: 'p1',
  href: 'https://shop.example/p1',
  ...({ by: 'walls', unit: 'gallon', per: '350', in: 'sq ft', coats: '2' } as const),
}
const KIT = { ...NEW_KIT, length: '12 ft', width: '10 ft', height: '8 ft', 'length-label': 'Long wall', time: 'A day' }

test('a kit is stored as a table that reads well anywhere, and read from it again', () => {
  const kit = { ...KIT, items: [PAINT, { ...NEW_ITEM, use: 'tool' as const, name: 'Roller' }] }
  const rows = kitTable(kit)
  expect(rows.map(({ name, quantity }) => `${name}: ${quantity}`)).toEqual([
    'Paint: 3 gallons',
    'Roller: 1',
    'Time: A day',
  ])
  expect(writeKit(kit)).toBe('length: 12 ft; length-label: Long wall; width: 10 ft; height: 8 ft; time: A day')
  expect(rows[0]?.item).toBe(
    'use: material; product: p1; by: walls; amount: 1; unit: gallon; per: 350; in: sq ft; coats: 2',
  )
  expect(readKitTable(writeKit(kit), rows)).toEqual(kit)
})

test('an attribute holds nothing but known fields', () => {
  expect(readItem('by: walls')).toBe(null)
  expect(readItem('use: material; by: magic')).toBe(null)
  const item = readItem('use: tool; by: fixed; amount: 2; onclick: x(); unit: a<b>"c"')
  expect(item && writeItem(item)).toBe('use: tool; by: fixed; amount: 2; unit: a b ″c″')
  expect(writeKit(readKit('style: x; time: 2 days'))).toBe('time: 2 days')
})

test('a total is a range, and says of what no price is known', () => {
  const row = (name: string, amount: string, cost: string, price: number | null = null) => {
    const item = { ...NEW_ITEM, name, amount, cost }
    return pricedRow(item, {}, packPrice(item, { price, currency: 'USD' }))
  }
  const rows = [row('Paint', '2', '', 35), row('Tape', '3', '4-6.50'), row('Rags', '1', '')]
  expect(rows.map(rowPriceText)).toEqual(['$70.00', '$12.00 to $19.50', ''])
  expect(rowPriceText(row('Cloth', '1', '18-30'))).toBe('$18 to $30')
  expect(totalText(rows)).toEqual({ sum: 'Total: $82.00 to $89.50', missing: 'Not included (price unknown): Rags' })
  expect(totalText([...rows, row('Grout', 'none', '9')]).missing).toBe(
    'Not included (quantity unknown): Grout. Not included (price unknown): Rags',
  )
  expect(totalText([row('Rags', '1', ''), row('Tape', '3', '')])).toEqual({ sum: 'Prices are not known', missing: '' })
})

test.each([
  ['4', { low: 400, high: 400 }],
  ['$6.50 – 4', { low: 400, high: 650 }],
  ['cheap', null],
])('a price of %s is read as cents', (text, expected) => {
  expect(readCost(text)).toEqual(expected)
})

test('units are plural where they are counted', () => {
  expect(['box', 'tray', 'battery', 'sq ft', 'lb'].map((unit) => pluralOf(unit, false))).toEqual([
    ...['boxes', 'trays', 'batteries', 'sq ft', 'lb'],
  ])
})
