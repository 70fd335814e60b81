import { expect, test } from 'vitest'
import { readAvailability } from './read-number'

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

test.each([
  ['0 in stock', 'out_of_stock'],
  ['Only 0 left in stock', 'out_of_stock'],
  ['Delivery: 0 available', 'out_of_stock'],
  ['In stock: 0', 'out_of_stock'],
  ['No longer in stock', 'out_of_stock'],
  ['not-in-stock', 'out_of_stock'],
  ['Not currently in stock', 'out_of_stock'],
  ['Isn’t in stock', 'out_of_stock'],
  ["Sorry, it isn't in stock", 'out_of_stock'],
  ['None available', 'out_of_stock'],
  ['This item is not available', 'out_of_stock'],
  ['Item unavailable', 'out_of_stock'],
  ['Item unavailable for pickup', 'out_of_stock'],
  ['Item not available for pickup', 'out_of_stock'],
  ['No está disponible', 'out_of_stock'],
  ['Não disponível', 'out_of_stock'],
  ['N’est plus disponible', 'out_of_stock'],
  ['Ne sera plus disponible', 'out_of_stock'],
  ['Pas en stock', 'out_of_stock'],
  ['Nicht mehr verfügbar', 'out_of_stock'],
  ['Nicht mehr lieferbar', 'out_of_stock'],
  ['nicht sofort lieferbar', 'out_of_stock'],
  ['Non è più disponibile', 'out_of_stock'],
  ['Niet op voorraad', 'out_of_stock'],
  ['Ikke på lager', 'out_of_stock'],
  ['Ej i lager', 'out_of_stock'],
  ['Нет в наличии', 'out_of_stock'],
  ['在庫がありません', 'out_of_stock'],
  ['在庫ありません', 'out_of_stock'],
  ['Derzeit nicht verfügbar. Ob und wann dieser Artikel wieder vorrätig sein wird, ist unbekannt.', 'out_of_stock'],
  ['Out of stock. Notify me when in stock', 'out_of_stock'],
])('reads %j, which denies it, as %s', (text, availability) => {
  expect(readAvailability(text)).toBe(availability)
})

test.each([
  'Notify me when in stock',
  'Email me when back in stock',
  'E-mail me as soon as this is in stock',
  'In-stock alerts',
  'Back in stock soon',
  'Available soon',
  'Will be back in stock',
  'Bientôt disponible',
])('takes %j for a hope', (text) => {
  expect(readAvailability(text)).toBeNull()
})

test.each([
  'Not sold in stores, in stock online',
  '10 in stock',
  '100 available',
  '30 left in stock',
  'Only 7 left in stock order soon',
  'Available now, no assembly required',
  'Buy now, pay later; in stock',
  'No. 8 screws in stock',
  'In stock online. Not available for pickup',
  'Pickup not available, in stock online',
  '1,000 available',
  'In stock. Notify me of price drops',
  'Will ship today: in stock',
  'Non-stick, in stock',
  'Il ne reste plus que 3 exemplaires en stock',
  'Ships in 0-2 days; in stock',
  'Back in stock',
])('is not led astray by another word of %j', (text) => {
  expect(readAvailability(text)).toBe('in_stock')
})
