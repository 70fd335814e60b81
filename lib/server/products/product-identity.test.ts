import { expect, test } from 'vitest'
import { addressToLink, addressToStore, productKey } from './product-identity'

test.each([
  [
    'amazon.com:B00N150YS4',
    [
      'https://www.amazon.com/Tape-Black/dp/B00N150YS4',
      'https://amazon.com/dp/B00N150YS4/',
      'https://www.amazon.com/dp/B00N150YS4/ref=sr_1_1?keywords=tape&tag=someone-20&th=1',
      'https://www.amazon.com/gp/product/b00n150ys4?psc=1#reviews',
      'https://m.amazon.com/gp/aw/d/B00N150YS4',
      'https://smile.amazon.com/exec/obidos/ASIN/B00N150YS4/x-20',
    ],
  ],
  [
    'amazon.de:B00N150YS4',
    ['https://www.amazon.de/dp/B00N150YS4', 'https://www.amazon.de/gp/product/B00N150YS4?ref=x'],
  ],
  [
    'homedepot.com:301234567',
    [
      'https://www.homedepot.com/p/Ridgefall-Sprayer/301234567',
      'https://www.homedepot.com/p/301234567?MERCH=REC',
      'https://m.homedepot.com/p/a/301234567/',
    ],
  ],
  [
    'walmart.com:512345678',
    ['https://www.walmart.com/ip/Curtain/512345678?athcpid=1', 'https://www.walmart.com/ip/512345678'],
  ],
  [
    'lowes.com:1000064061',
    ['https://www.lowes.com/pd/Some-Drill/1000064061', 'https://www.lowes.com/pd/1000064061?cm_mmc=x'],
  ],
  [
    'target.com:12345678',
    ['https://www.target.com/p/lamp-threshold/-/A-12345678?preselect=1', 'https://www.target.com/p/-/A-12345678'],
  ],
  [
    'bestbuy.com:6400000',
    ['https://www.bestbuy.com/site/some-fridge/6400000.p?skuId=6400000', 'https://www.bestbuy.com/site/6400000.p'],
  ],
  [
    'etsy.com:550571276',
    ['https://www.etsy.com/es/listing/550571276/felpudo?ref=x', 'https://www.etsy.com/listing/550571276'],
  ],
  [
    'ebay.com:123456789012',
    ['https://www.ebay.com/itm/Drill/123456789012?hash=x', 'https://www.ebay.com/itm/123456789012'],
  ],
  ['wayfair.com:w005759888', ['https://www.wayfair.com/furniture/pdp/wade-chair-w005759888.html?piid=1']],
  ['shop.example/p/saw', ['https://shop.example/p/saw', 'http://www.shop.example/p/saw/?utm_source=x&gclid=y#top']],
  ['shop.example/p?id=7', ['https://shop.example/p?id=7', 'https://shop.example/p?fbclid=1&id=7']],
])('all addresses of %s have the same key', (key, addresses) => {
  expect(addresses.map((address) => productKey(address))).toEqual(addresses.map(() => key))
})

test.each([
  ['https://www.amazon.com/Tape/dp/B00N150YS4/ref=sr_1_1?keywords=tape#x', 'https://www.amazon.com/Tape/dp/B00N150YS4'],
  ['https://shop.example/p/saw?size=2&utm_medium=mail&gclid=1', 'https://shop.example/p/saw?size=2'],
  ['https://shop.example/p/saw', 'https://shop.example/p/saw'],
  [
    'https://www.amazon.com/Tape/dp/B00N150YS4/ref=sr_1_1?keywords=tape&tag=mysite-20&linkCode=ll1&ascsubtag=a&th=1&qid=1',
    'https://www.amazon.com/Tape/dp/B00N150YS4?tag=mysite-20&linkCode=ll1&ascsubtag=a&th=1',
  ],
  [
    'https://shop.example/p/saw?affiliate_id=7&utm_source=x&awc=1_2&irclickid=a&ref=me',
    'https://shop.example/p/saw?affiliate_id=7&awc=1_2&irclickid=a&ref=me',
  ],
  [
    'https://www.walmart.com/ip/1234567?wmlspartner=me&sourceid=1&fbclid=2',
    'https://www.walmart.com/ip/1234567?wmlspartner=me&sourceid=1',
  ],
  ['https://shop.example/p?b=%20x&a=%7E&c&utm_id=1&a=+2', 'https://shop.example/p?b=%20x&a=%7E&c&a=+2'],
])('trackers are removed from %s, affiliate parameters are not', (address, url) => {
  expect(addressToLink(address, address)).toBe(url)
})

test.each([
  ['https://shop.example/products/saw', 'shop.example/products/saw'],
  ['/products/saw', 'shop.example/products/saw'],
  ['https://shop.example/', 'shop.example/c/tools/saw'],
  ['https://other.example2/products/saw', 'shop.example/c/tools/saw'],
  ['javascript:alert(1)', 'shop.example/c/tools/saw'],
  [null, 'shop.example/c/tools/saw'],
])('the canonical link %s counts if it is on the same site', (link, key) => {
  expect(productKey('https://shop.example/c/tools/saw?utm_source=x', link)).toBe(key)
})

test.each([
  ['https://bargains.co.uk/saw', 'https://www.amazon.co.uk/dp/B00N150YS4', 'bargains.co.uk/saw'],
  ['https://bargains.com.au/saw', 'https://www.tools.com.au/saw_p1', 'bargains.com.au/saw'],
  ['https://a.myshopify.com/saw', 'https://b.myshopify.com/products/saw', 'a.myshopify.com/saw'],
  ['https://notshop.example/saw', 'https://shop.example/products/saw', 'notshop.example/saw'],
  ['https://m.tools.co.uk/saw?size=2', 'https://www.tools.co.uk/products/saw', 'tools.co.uk/products/saw'],
  ['https://www.tools.co.uk/saw', 'https://store.tools.co.uk/products/saw', 'store.tools.co.uk/products/saw'],
  ['https://store.tools.co.uk/saw', 'https://www.tools.co.uk/products/saw', 'tools.co.uk/products/saw'],
])('%s with the canonical link %s has the key %s', (address, link, key) => {
  expect(productKey(address, link)).toBe(key)
})

test.each([
  ['https://amzn.to/3xYz', 'https://www.amazon.com/dp/B00N150YS4?tag=mysite-20', 'https://amzn.to/3xYz'],
  [
    'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fshop.example%2Fsaw',
    'https://shop.example/saw?awc=9',
    'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fshop.example%2Fsaw',
  ],
  [
    'https://www.amazon.com/gp/product/B00N150YS4?tag=mysite-20',
    'https://www.amazon.com/dp/B00N150YS4',
    'https://www.amazon.com/gp/product/B00N150YS4?tag=mysite-20',
  ],
  ['https://shop.example/saw?tag=mine', 'https://shop.example/saw?tag=theirs', 'https://shop.example/saw?tag=mine'],
  [
    'http://shop.example/saw?ref=me&utm_source=x',
    'https://www.shop.example/p/saw?ref=me&session=1',
    'https://www.shop.example/p/saw?ref=me&session=1',
  ],
  ['http://shop.example/moved#top', 'https://shop.example/p/saw?gclid=1', 'https://shop.example/p/saw'],
])('an address %s that redirected to %s is linked as %s', (input, reached, linked) => {
  expect(addressToLink(input, reached)).toBe(linked)
})

test.each([
  ['https://www.amazon.com/dp/B00N150YS4?tag=mysite-20', 'https://www.amazon.com/dp/B00N150YS4', true],
  ['https://shop.example/saw?awc=1', 'https://shop.example/saw', true],
  ['https://shop.example/saw?awc=1', 'https://shop.example/saw?awc=2', false],
  ['https://shop.example/saw?size=2', 'https://shop.example/saw', false],
  ['https://shop.example/saw', 'https://shop.example/saw?awc=1', false],
  ['https://shop.example/saw?awc=1', 'https://shop.example/p/saw', false],
])('for a product stored with %s and read at %s the stored address is kept: %s', (stored, read, isKept) => {
  expect(addressToStore(stored, read)).toBe(isKept ? stored : read)
})
