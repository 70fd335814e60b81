import { expect, it } from 'vitest'
import { productLinkLabel } from './shops'

it.each([
  ['amazon', 'Buy on Amazon'],
  ['homedepot', 'Buy on Home Depot'],
  ['other', 'View Product'],
])('names %s as %s', (source, label) => {
  expect(productLinkLabel(source)).toBe(label)
})
