import { expect, test } from 'vitest'
import { isDateDemanded, isPriceShown } from './present-products'

const shops = [{ host: 'shop.example', since: 200 }]

test.each([
  ['a price without rules', 'a.example', 50, undefined, true],
  ['one that is too old for all', 'a.example', 50, 100, false],
  ['one that is too old for its shop', 'www.shop.example', 150, 100, false],
  ['one of a shop whose name ends alike', 'othershop.example', 150, 100, true],
  ['one that is recent enough', 'shop.example', 200, 100, true],
  ['one where the setting is shorter than the terms', 'shop.example', 250, 300, false],
  ['one of unknown age, without rules', 'a.example', null, undefined, true],
  ['one of unknown age, with a setting', 'a.example', null, 100, false],
  ['one of unknown age of a shop with terms', 'shop.example', null, undefined, false],
  ['one of unknown age of Amazon', 'www.amazon.de', null, undefined, false],
])('of prices, %s (%s, %s) is shown as its age demands', (_, host, at, since, shown) => {
  expect(isPriceShown(host, at, { since, shops })).toBe(shown)
})

test('Amazon and shops of programs with an age demand the date beside a price', () => {
  const hosts = ['www.amazon.de', 'www.shop.example', 'othershop.example']
  expect(hosts.map((host) => isDateDemanded(host, { since: 100, shops }))).toEqual([true, true, false])
})
