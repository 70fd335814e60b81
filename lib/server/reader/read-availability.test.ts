import { expect, test } from 'vitest'
import { readAvailability } from './read-availability'

test.each([
  ['https://schema.org/InStock', 'in_stock'],
  ['http://schema.org/OutOfStock', 'out_of_stock'],
  ['schema:PreOrder', 'preorder'],
  ['PreSale', 'preorder'],
  ['BackOrder', 'backorder'],
  ['Discontinued', 'discontinued'],
  ['LimitedAvailability', 'limited'],
  ['SoldOut', 'out_of_stock'],
  ['InStoreOnly', 'in_stock'],
  ['OnlineOnly', 'in_stock'],
  ['instock', 'in_stock'],
  ['in stock', 'in_stock'],
  ['IN_STOCK', 'in_stock'],
  ['OUT_OF_STOCK', 'out_of_stock'],
  ['oos', 'out_of_stock'],
  ['Only 7 left in stock - order soon.', 'in_stock'],
  ['Currently unavailable. We don’t know when this item will be back in stock.', 'out_of_stock'],
  ['Temporarily out of stock.', 'out_of_stock'],
  ['Usually ships within 2 to 3 days.', 'in_stock'],
  ['Auf Lager', 'in_stock'],
  ['Nicht vorrätig', 'out_of_stock'],
  ['En stock', 'in_stock'],
  ['No disponible', 'out_of_stock'],
  ['Disponible', 'in_stock'],
  ['', null],
  ['New', null],
  ['javascript:alert(1)', null],
])('reads %j as %s', (text, availability) => {
  expect(readAvailability(text)).toBe(availability)
})
