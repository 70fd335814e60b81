import { expect, test } from 'vitest'
import { lengthText, readLength, ratio, ratioText, readRatio } from './length'

test.each([
  ['12 ft 6 in', '3810'],
  [`12' 6"`, '3810'],
  ["12'6''", '3810'],
  ['12.5', '3810'],
  ['12 1/2 feet', '3810'],
  ['5 ft 6', '1676.4'],
  ['5½ in.', '139.7'],
  ['3.81 m', '3810'],
  ['3m 81cm', '3810'],
  ['1,200 mm', '1200'],
])('%s is %s mm', (text, millimetres) => {
  expect(ratioText(readLength(text, 'us') ?? ratio(0)).replace(',', '')).toBe(millimetres)
})

test('a plain number is in metres where those are chosen', () => {
  expect(readLength('3.81', 'metric')).toEqual(ratio(3810))
})

test.each(['', '0', 'twelve', '12 miles', '-3 ft', '12 6', '1/0 ft', '3 ft x 2', 'ft', '5 constructor'])(
  '%j is no length',
  (text) => {
    expect(readLength(text, 'us')).toBe(null)
  },
)

test.each([
  [ratio(3810), '12 ft 6 in', '3.81 m'],
  [ratio(1524, 10), '6 in', '15.2 cm'],
  [ratio(127, 10), '1/2 in', '1.3 cm'],
  [ratio(3657600, 1000), '12 ft', '3.66 m'],
])('%o is shown in both systems', (length, us, metric) => {
  expect([lengthText(length, 'us'), lengthText(length, 'metric')]).toEqual([us, metric])
  expect(readLength(us, 'us')).toEqual(length)
})

test('numbers are exact fractions, and rounded only as text', () => {
  expect(readRatio('1 1/2')).toEqual(ratio(3, 2))
  expect(readRatio('0.1')).toEqual(ratio(1, 10))
  expect(ratioText(ratio(2, 3))).toBe('0.67')
  expect(ratioText(ratio(12000))).toBe('12,000')
})
