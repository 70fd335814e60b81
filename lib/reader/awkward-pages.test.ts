import { describe, expect, test } from 'vitest'
import { readProductPage } from './read-product-page'
import type { ShopLayout } from './reader-options'

const NAME = 'Walnut Floating Shelf'
const HERE = 'https://shop.example/products/walnut-floating-shelf'

const jsonLd = (product: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: NAME, ...product })}</script>`
const offer = (price: number, more: object = {}) => ({ '@type': 'Offer', price, priceCurrency: 'USD', ...more })
const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`
const page = (head: string, body = '') =>
  `<html><head><title>${NAME}</title>${head}</head><body><h1>${NAME}</h1>${body}<button>Add to cart</button></body></html>`
const readHtml = (html: string, url: string, layout?: ShopLayout) =>
  readProductPage(html, url, { layout, defaultCurrency: 'USD', isPublicHost: (host) => host.includes('.') }).product
const read = (head: string, body?: string, url = HERE) => readHtml(page(head, body), url)
const pictures = (head: string, body?: string, url?: string) =>
  read(head, body, url).images.map(({ source_url }) => source_url)

describe('a price that the page calls the old one is the old one', () => {
  test.each<[string, string]>([
    ['og:price:standard_amount alone', jsonLd({ offers: offer(19.99) }) + meta('og:price:standard_amount', '29.99')],
    [
      'product:original_price:amount alone',
      jsonLd({ offers: offer(19.99) }) + meta('product:original_price:amount', '29.99'),
    ],
    [
      'product:price:amount beside a sale price that the structured data have not',
      jsonLd({ offers: offer(29.99) }) +
        meta('product:price:amount', '29.99') +
        meta('product:sale_price:amount', '19.99') +
        meta('product:price:currency', 'USD'),
    ],
    [
      'original and sale in the state of the page',
      jsonLd({ offers: offer(29.99) }) +
        `<script>window.__STATE__ = ${JSON.stringify({ product: { name: NAME, sku: 'WF-1', price: { original: 29.99, sale: 19.99 }, currency: 'USD' } })}</script>`,
    ],
  ])('%s', (_, head) => expect(read(head)).toMatchObject({ price: 19.99, original_price: 29.99, currency: 'USD' }))

  test('a higher price that is not marked as former is ignored', () => {
    expect(read(jsonLd({ offers: offer(19.99) }) + meta('product:price:amount', '29.99'))).toMatchObject({
      price: 19.99,
      original_price: null,
    })
  })
})

test('of several offers, the lowest available price counts', () => {
  const offers = (states: [number, string][]) => ({
    '@type': 'AggregateOffer',
    lowPrice: 12,
    priceCurrency: 'USD',
    offers: states.map(([price, state]) => offer(price, { availability: `https://schema.org/${state}` })),
  })
  expect(
    read(
      jsonLd({
        offers: offers([
          [12, 'OutOfStock'],
          [18, 'InStock'],
          [25, 'InStock'],
        ]),
      }),
    ),
  ).toMatchObject({ price: 18, availability: 'in_stock' })
  expect(
    read(
      jsonLd({
        offers: offers([
          [12, 'InStock'],
          [18, 'OutOfStock'],
        ]),
      }),
    ),
  ).toMatchObject({ price: 12, availability: 'in_stock' })
  expect(
    read(
      jsonLd({
        offers: offers([
          [12, 'OutOfStock'],
          [18, 'OutOfStock'],
        ]),
      }),
    ),
  ).toMatchObject({ price: 12, availability: 'out_of_stock' })
})

describe('pictures are taken at their largest size', () => {
  test.each([
    [
      'https://images.thdstatic.com/productImages/ab/svn/shelf-64_100.jpg',
      'https://images.thdstatic.com/productImages/ab/svn/shelf-64_1000.jpg',
    ],
    [
      'https://cdn.shopify.com/s/files/1/1/products/shelf_450x450.jpg?v=16',
      'https://cdn.shopify.com/s/files/1/1/products/shelf.jpg?v=16',
    ],
    [
      'https://shop.example/cdn/shop/products/shelf_450x.jpg?v=16',
      'https://shop.example/cdn/shop/products/shelf.jpg?v=16',
    ],
    [
      'https://shop.example/cdn/shop/files/shelf.jpg?v=16&width=600',
      'https://shop.example/cdn/shop/files/shelf.jpg?v=16',
    ],
    ['https://other.example/photos/shelf_450x450.jpg', 'https://other.example/photos/shelf_450x450.jpg'],
  ])('%s', (input, largest) => expect(pictures(jsonLd({ offers: offer(5), image: input }))).toEqual([largest]))

  test('the OpenGraph picture is added to those of the structured data if it is a different one', () => {
    const image = 'https://img.example/shelf-front.jpg'
    expect(
      pictures(jsonLd({ offers: offer(5), image }) + meta('og:image', 'https://img.example/shelf-side.jpg')),
    ).toEqual([image, 'https://img.example/shelf-side.jpg'])
    expect(
      pictures(
        jsonLd({ offers: offer(5), image }) + meta('og:image', 'https://img.example/shelf-front-300x300.jpg?x=1'),
      ),
    ).toEqual([image])
  })

  test('a WooCommerce gallery is added', () => {
    const photo = (name: string) =>
      `<div class="woocommerce-product-gallery__image" data-thumb="https://shop.example/up/${name}-100x100.jpg"><a href="https://shop.example/up/${name}.jpg"><img src="https://shop.example/up/${name}-600x600.jpg" data-large_image="https://shop.example/up/${name}.jpg"></a></div>`
    const gallery = `<div class="woocommerce-product-gallery">${photo('front')}${photo('side')}</div>`
    expect(pictures(jsonLd({ offers: offer(5), image: 'https://shop.example/up/front.jpg' }), gallery)).toEqual(
      ['front', 'side'].map((name) => `https://shop.example/up/${name}.jpg`),
    )
  })
})

test.each(['window.__INITIAL_STATE__ = ', 'window.__PRELOADED_STATE__=', 'window.__data = '])(
  'a product that is only in %s is read',
  (start) => {
    const product = {
      id: '88123',
      name: NAME,
      brand: { name: 'Oakline' },
      description: 'A shelf of solid walnut that needs no bracket to be seen.',
      price: { current: 24.5, list: 30, currency: 'USD' },
      sku: 'WF-88123',
      inStock: true,
      images: [{ url: '/img/shelf-a.jpg' }, { url: '/img/shelf-b.jpg' }],
    }
    const others = [{ id: '1', name: 'Oak Bookend', price: 9, sku: 'OB-1', images: [] }]
    const html = `<html><head><title>${NAME} | Shop</title></head><body><div id="app"></div><script>${start}${JSON.stringify({ page: { product, recommendations: others } })};</script></body></html>`
    expect(readHtml(html, 'https://shop.example/p/88123')).toMatchObject({
      name: NAME,
      brand: 'Oakline',
      price: 24.5,
      original_price: 30,
      currency: 'USD',
      sku: 'WF-88123',
      availability: 'in_stock',
    })
    expect(readHtml(html, 'https://shop.example/p/88123').images.map(({ source_url }) => source_url)).toEqual([
      'https://shop.example/img/shelf-a.jpg',
      'https://shop.example/img/shelf-b.jpg',
    ])
  },
)

test.each(['Back to results', 'Return to search results', '‹ Back', 'Search results'])(
  "'%s' is no category",
  (step) => {
    const crumbs = `<nav class="breadcrumb"><ul><li><a href="/s?k=shelf">${step}</a></li><li><a href="/shelves">Shelves</a></li></ul></nav>`
    expect(read(jsonLd({ offers: offer(5) }), crumbs).category).toEqual({ path: ['Shelves'] })
    const amazon = `<html><head><title>x</title></head><body><h1 id="productTitle">${NAME}</h1><div id="wayfinding-breadcrumbs_feature_div"><ul><li><a href="/s">${step}</a></li><li><a href="/b">Shelves</a></li></ul></div></body></html>`
    expect(readHtml(amazon, 'https://www.amazon.com/dp/B0WALNUT01', 'amazon').category).toEqual({ path: ['Shelves'] })
  },
)

test('a lost leading zero of an article number is restored if the check digit is valid', () => {
  expect(read(jsonLd({ offers: offer(5), gtin12: '36000291452' })).upc).toBe('036000291452')
  expect(read(jsonLd({ offers: offer(5), gtin: 36000291452 })).upc).toBe('036000291452')
  expect(read(jsonLd({ offers: offer(5), gtin12: '36000291453' })).upc).toBeNull()
})

test('labels are recognized in capitals and without their apostrophe', () => {
  const table =
    '<table><tr><th>BRAND NAME</th><td>Oakline</td></tr><tr><th>MANUFACTURERS PART NUMBER</th><td>WF-24</td></tr><tr><th>UPC CODE</th><td>036000291452</td></tr></table>'
  expect(read(jsonLd({ offers: offer(5) }), table)).toMatchObject({
    brand: 'Oakline',
    model_number: 'WF-24',
    upc: '036000291452',
  })
  expect(
    read(jsonLd({ offers: offer(5) }), '<div><span>MANUFACTURERS PART NUMBER: WF-24</span><span>SKU: 991</span></div>'),
  ).toMatchObject({ model_number: 'WF-24', sku: '991' })
})

test('of several marked-up products, the one with the page title and offers is read', () => {
  const item = (name: string, inner: string) =>
    `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${name}</span>${inner}</div>`
  const priced = (price: number) =>
    `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="USD"></div>`
  const many = ['Oak Bookend', 'Brass Hook', 'Pine Crate'].map((name, at) => item(name, priced(at + 1))).join('')
  expect(read('', item(NAME, '') + many + item(NAME, priced(42))).price).toBe(42)
  expect(
    read(
      '',
      item(NAME, `<a itemprop="url" href="${HERE}">x</a><span itemprop="description">A shelf.</span>`) +
        many +
        item(NAME, priced(42)),
    ).price,
  ).toBe(42)
  expect(
    read('', item(`${NAME}s and more for every room of the house`, priced(7)) + many + item(NAME, priced(42))).price,
  ).toBe(42)
})

test('availability is read from the embedded state', () => {
  const state = (inventory: object, more: object = {}) =>
    `<script>window.__APOLLO_STATE__=${JSON.stringify({
      'base-catalog-3141': {
        __typename: 'BaseProduct',
        itemId: '314159265',
        identifiers: { itemId: '314159265', productLabel: NAME, brandName: 'Oakline', modelNumber: 'WF-24' },
        pricing: { value: 19, original: 25 },
        fulfillment: { fulfillmentOptions: [{ type: 'delivery', services: [{ locations: [{ inventory }] }] }] },
        ...more,
      },
    })}</script>`
  const availability = (head: string) =>
    read(head, '', 'https://www.homedepot.com/p/Walnut-Floating-Shelf/314159265').availability
  expect(availability(state({ isInStock: true, quantity: 4 }))).toBe('in_stock')
  expect(availability(state({ isInStock: false, isOutOfStock: true, quantity: 0 }))).toBe('out_of_stock')
  expect(availability(state({}, { availabilityType: { discontinued: true } }))).toBe('discontinued')
  expect(availability(state({}))).toBeNull()
})
