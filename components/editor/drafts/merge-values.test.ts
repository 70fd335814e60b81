import { expect, test } from 'vitest'
import { NEW_POST } from '../form/post-values'
import { differingFields, mergeValues } from './merge-values'

const base = { ...NEW_POST, title: 'A', summary: 'B', tags: ['x'], content: '<p>1</p>' }
const mine = { ...base, title: 'A mine', content: '<p>2</p>' }
const theirs = { ...base, summary: 'B theirs', content: '<p>3</p>' }

test('a change by one side is taken from that side, a change by both from mine', () => {
  expect(differingFields(base, mine, theirs)).toEqual({ title: 'mine', summary: 'theirs', content: 'mine' })
})

test('a merge takes each field from the chosen side', () => {
  expect(mergeValues(mine, theirs, { title: 'mine', summary: 'theirs', content: 'theirs' })).toEqual({
    ...base,
    title: 'A mine',
    summary: 'B theirs',
    content: '<p>3</p>',
  })
})

test('products are compared by id and order', () => {
  const product = { product_id: 'p', name: 'Saw', price: 9, currency: 'USD', picture: null }
  const one = { ...base, products: [product] }
  expect(differingFields(base, one, { ...base, products: [{ ...product, name: 'Saw 2' }] })).toEqual({})
  expect(differingFields(base, one, base)).toEqual({ products: 'mine' })
})
