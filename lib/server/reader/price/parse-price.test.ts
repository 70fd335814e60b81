import { expect, test } from 'vitest'
import { parsePrice } from './parse-price'

test.each<[string, number | null, string | null]>([
  ['$12.48', 12.48, 'USD'],
  ['US$ 1,299.00', 1299, 'USD'],
  ['48,00 €', 48, 'EUR'],
  ['1.299,95 €', 1299.95, 'EUR'],
  ['1 299,95 €', 1299.95, 'EUR'],
  ['1\u00a0299,95\u202f€', 1299.95, 'EUR'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['CHF 1’299.–', 1299, 'CHF'],
  ['12,- €', 12, 'EUR'],
  ['₹1,23,456.50', 123456.5, 'INR'],
  ['R$ 1.144.000', 1144000, 'BRL'],
  ['Rp 31.500', 31500, 'IDR'],
  ['$750,000', 750000, 'USD'],
  ['$.75', 0.75, 'USD'],
  ['0.125', 0.125, null],
  ['1250.600', 1250.6, null],
  ['฿ 3.3900', 3.39, 'THB'],
  ['$119. 95', 119.95, 'USD'],
  ['25€50', 25.5, 'EUR'],
  ['299€199€', 299, 'EUR'],
  ['£6.95 - £9.95', 6.95, 'GBP'],
  ['$44.99 – $24.99', 24.99, 'USD'],
  ['from 172 kr', 172, 'SEK'],
  ['AED 8000 (USD 2179)', 8000, 'AED'],
  ['Save 20% now $15.00', 15, 'USD'],
  ['2 for $5', 5, 'USD'],
  ['TOP 10 items ALL for $7.50', 7.5, 'USD'],
  ['１２，５００円', 12500, 'JPY'],
  ['٣٬٤٣٩٫٥٠ درهم', 3439.5, 'AED'],
  ['Free!', 0, null],
  ['Free shipping on orders $49+', null, 'USD'],
  ['Not available', null, null],
  ['', null, null],
])('reads %j', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency })
})

test.each<[string, string, string | null]>([
  ['12.48', 'USD', 'USD'],
  ['12.48', '€', 'EUR'],
  ['$12.48', 'CAD', 'CAD'],
  ['$12.48', 'EUR', 'USD'],
  ['199 kr', 'DKK', 'DKK'],
  ['¥199', 'CNY', 'CNY'],
  ['£12.48', 'USD', 'GBP'],
  ['12.48', 'Price', null],
])('names the currency of %j where the page says %s', (text, hint, currency) => {
  expect(parsePrice(text, hint)).toEqual({ amount: expect.any(Number), currency })
})

test.each<[string, string | null, number | null]>([
  ['99¢', 'USD', 0.99],
  ['98 ¢', 'CAD', 0.98],
  ['Now 5￠ each', 'USD', 0.05],
  ['USD 99¢', null, 0.99],
  ['99¢ - $1.49', 'USD', 0.99],
  ['$0.99¢', 'USD', 0.99],
  ['$5¢', 'USD', 5],
  ['50p', 'GBP', 0.5],
  ['150 p', 'GBP', 1.5],
  ['3 for 50p', 'GBP', 0.5],
  ['50p - 75p', 'GBP', 0.5],
  ['£2.40 (24p/100g)', 'GBP', 2.4],
  ['24p/100g £2.40', 'GBP', 2.4],
  ['£0.50p', 'GBP', 0.5],
  ['50 pieces', 'GBP', 50],
  ['50p', 'RUB', 50],
  ['50p', null, 50],
])('reads what %j holds of hundredths where the page says %s', (text, hint, amount) => {
  expect(parsePrice(text, hint).amount).toBe(amount)
})
