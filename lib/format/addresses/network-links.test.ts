import { expect, test } from 'vitest'
import { unwrapLink } from './network-links'

test.each([
  ['https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fshop.example%2Fsaw', 'https://shop.example/saw'],
  ['https://www.awin1.com/cread.php?awinmid=1&p=shop.example%2Fsaw', 'https://shop.example/saw'],
  ['https://www.anrdoezrs.net/links/1/type/dlg/https://shop.example/saw?id=2', 'https://shop.example/saw?id=2'],
  ['https://www.shareasale.com/r.cfm?b=1&urllink=shop.example%2Fsaw', 'https://shop.example/saw'],
  [
    'https://shop.example/saw?url=https%3A%2F%2Fother.example',
    'https://shop.example/saw?url=https%3A%2F%2Fother.example',
  ],
  // The number of a product, which a URL would read as an IPv4 address.
  ['https://www.awin1.com/pclick.php?p=28921234&a=1&m=2', 'https://www.awin1.com/pclick.php?p=28921234&a=1&m=2'],
])('%s leads to %s', (link, address) => {
  expect(unwrapLink(link)).toBe(address)
})
