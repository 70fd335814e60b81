import { expect, test } from 'vitest'
import { PRODUCTS_ADDRESS } from './products-address'

const { read: readProductsView, path: productsPath } = PRODUCTS_ADDRESS
const defaults = { filter: 'all', q: '', sort: 'newest', page: 1 } as const

test('a view is read back from its URL', () => {
  const view = { filter: 'stale_price', q: 'saw & more', sort: 'most-used', page: 3 } as const
  expect(productsPath(view)).toBe('/admin?tab=products&filter=stale_price&q=saw+%26+more&sort=most-used&page=3')
  expect(readProductsView(new URLSearchParams(productsPath(view).split('?')[1]))).toEqual(view)
  expect(productsPath(defaults)).toBe('/admin?tab=products')
})

test('invalid parameters of a URL fall back to the defaults', () => {
  expect(readProductsView(new URLSearchParams('tab=products&filter=drafts&sort=title&page=-1'))).toEqual(defaults)
})
