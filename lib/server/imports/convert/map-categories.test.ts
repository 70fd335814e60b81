import { expect, test } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { categoryOf } from './map-categories'

test.each([
  ['Furniture', 'Furniture & Décor'],
  ['decor', 'Furniture & Décor'],
  ['FURNITURE AND DECOR', 'Furniture & Décor'],
  ['Tools', 'Tools & Equipment'],
  ['Kitchen', 'Kitchen Upgrades'],
  ['Garden', 'Garden & Landscaping'],
  ['DIY', 'DIY Projects & Kits'],
])('the category %s of an old site is offered as %s', (name, category) => {
  expect(categoryOf(name, {})).toBe(category)
})

test.each(['Home', 'Furn', 'Living', 'News', '&', ''])(
  'the category “%s” of an old site is offered as a tag',
  (name) => {
    expect(categoryOf(name, {})).toBeNull()
  },
)

test('each category is itself, and a choice counts more than a name', () => {
  expect(CATEGORIES.map((category) => categoryOf(category, {}))).toEqual(CATEGORIES)
  expect(categoryOf('Furniture', { Furniture: null })).toBeNull()
})
