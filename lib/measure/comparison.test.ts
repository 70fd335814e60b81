import { expect, test } from 'vitest'
import { type Better, comparedFacts, sharedNames, shownValues, inUnit, readValue, valueText } from './comparison'

test.each([
  ['12.7 mm', 'in', '1/2 in'],
  ['1/2 in.', 'mm', '12.7 mm'],
  ['1-1/2 inches', 'mm', '38.1 mm'],
  ['16 oz', 'lb', '1 lb'],
  ['1 gal', 'qt', '4 qt'],
  ['144 sq in.', 'sq ft', '1 sq ft'],
  ['3 ft', 'in', '36 in'],
  ['2 meters', 'mm', '2,000 mm'],
])('%s in %s is %s', (text, unit, expected) => {
  const value = readValue(text)
  const converted = value && inUnit(value, unit)
  expect(converted && valueText(converted)).toBe(expected)
})

test.each(['350-400 sq ft', '2 x 2.0 Ah', '7-1/4 x 5 in.', 'Brushless', '', '0-500 / 0-1,900 rpm', 'Up to 15 A'])(
  '%j is no single value',
  (text) => {
    expect(readValue(text)).toBe(null)
  },
)

const bestOf = (best: Better, ...values: string[]) =>
  shownValues({ best, values }).map(({ text, same, isBest }) => `${text}${same && ` = ${same}`}${isBest ? ' *' : ''}`)

test('units are brought together, and the best is marked only where one is better', () => {
  expect(bestOf('more', '1/2 in.', '12.7 mm', '3/8 in.')).toEqual(['1/2 in. *', '12.7 mm = 1/2 in *', '3/8 in.'])
  expect(bestOf('less', '3.1 lb', '47 oz', '2 lb')).toEqual(['3.1 lb', '47 oz = 2.94 lb', '2 lb *'])
  expect(bestOf('less', '$35.00', '$9.50')).toEqual(['$35.00', '$9.50 *'])
  expect(bestOf('', '3 lb', '2 lb')).toEqual(['3 lb', '2 lb'])
})

test('nothing is the best among equals, among one, and among what cannot be compared', () => {
  expect(bestOf('more', '18 V', '18 V')).toEqual(['18 V', '18 V'])
  expect(bestOf('more', '18 V', '')).toEqual(['18 V', ''])
  expect(bestOf('more', '18 V', '5 A')).toEqual(['18 V', '5 A'])
  expect(bestOf('more', '18 V', 'strong')).toEqual(['18 V', 'strong'])
})

test('a unit and a specification may have any name', () => {
  expect(bestOf('more', '2 constructor', '3 mm')).toEqual(['2 constructor', '3 mm'])
  const plain = { price: null, currency: 'USD' }
  const facts = [comparedFacts({ ...plain, specifications: { constructor: 'Steel' } }), comparedFacts(plain)]
  expect(sharedNames(facts)).toEqual([])
  expect(facts.map((each) => each.constructor ?? '')).toEqual(['Steel', ''])
})

test('rows are offered that at least two products share', () => {
  expect(sharedNames([{ Weight: '1 lb', Motor: 'x' }, { Weight: '2 lb', Teeth: '22' }, { Teeth: '18' }])).toEqual([
    'Weight',
    'Teeth',
  ])
})
