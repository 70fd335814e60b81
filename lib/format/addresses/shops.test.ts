import { expect, test } from 'vitest'
import { AMAZON_SHOPS, isAmazon, isHomeDepot, isShop } from './shops'

test.each([
  'amazon.com',
  'www.amazon.de',
  'smile.amazon.co.uk',
  'amzn.to',
  'a.co',
  'www.homedepot.com',
  'homedepot.ca',
  'www.homedepot.com.mx',
  'WWW.AMAZON.COM',
])('%s is a shop', (host) => {
  expect(isShop(host)).toBe(true)
})

test.each([
  'notamazon.com',
  'amazon.com.evil.example',
  'amazon.example',
  'blog.example',
  'homedepot.com.evil.example',
  'banana.co',
  '',
])('%s is no shop', (host) => {
  expect([isShop(host), isAmazon(host), isHomeDepot(host)]).toEqual([false, false, false])
})

test('every listed country shop counts as Amazon', () => {
  for (const { host } of AMAZON_SHOPS) expect(isAmazon(host), host).toBe(true)
})
