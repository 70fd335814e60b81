import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/product'
import { decodeText } from '../server/fetch/decode-text'
import expectedPages from './fixtures/expected.json'
import { readProductPage, type ReadProduct } from './read-product-page'
import { ReaderError } from './reader-error'

type Expected = {
  url: string
  fault?: string
  product?: Omit<Partial<ReadProduct>, 'images' | 'category'> & { images?: Record<string, string>; category?: string[] }
}

const FIXTURES = path.join(import.meta.dirname, 'fixtures')
const pages = Object.entries(expectedPages as unknown as Record<string, Expected>)

const EMPTY: ReadProduct = {
  name: '',
  description: '',
  price: null,
  original_price: null,
  currency: '',
  rating: null,
  review_count: null,
  brand: null,
  sku: null,
  model_number: null,
  upc: null,
  availability: null,
  source: 'other',
  product_url: '',
  category: null,
  subcategories: [],
  images: [],
  specifications: {},
  key: '',
}

function readFixture(file: string, url: string): ReadProduct {
  return readProductPage(decodeText(readFileSync(path.join(FIXTURES, file)), 'text/html'), url)
}

function faultOf(html: string, url = 'https://shop.example/p/1'): string {
  try {
    return `read as ${readProductPage(html, url).name}`
  } catch (error) {
    if (error instanceof ReaderError) return error.code
    throw error
  }
}

test.each(pages.filter(([, { product }]) => product))(
  'reads %s whole, and nothing that it does not state',
  (file, page) => {
    const { images = {}, category, ...fields } = page.product ?? {}
    expect(readFixture(file, page.url)).toEqual({
      ...EMPTY,
      ...fields,
      category: category ? { path: category } : null,
      images: Object.entries(images).map(([source_url, alt_text], index) => ({
        uploaded_url: null,
        url: null,
        cdn_url: null,
        source_url,
        alt_text,
        is_primary: index === 0,
      })),
    })
  },
)

test.each(pages.filter(([, { fault }]) => fault))('refuses %s', (file, { url, fault }) => {
  expect(() => readFixture(file, url)).toThrow(expect.objectContaining({ name: 'ReaderError', code: fault }))
})

test('every fixture is expected to be something', () => {
  expect(
    readdirSync(FIXTURES)
      .filter((file) => file.endsWith('.html'))
      .sort(),
  ).toEqual(pages.map(([file]) => file).sort())
})

test.each(pages.filter(([, { product }]) => product))('%s fits the contract', (file, { url }) => {
  const product = readFixture(file, url)
  expect(productSchema.parse({ ...product, product_id: '1', purchase_info: null })).toMatchObject({
    name: product.name,
    price: product.price,
    category: product.category,
    images: product.images,
    specifications: product.specifications,
  })
})

test.each([
  ['nothing', ''],
  ['a text', 'Not found'],
  ['an empty page', '<html><head><title>Saw</title></head><body></body></html>'],
  ['a page without goods', '<h1>About us</h1><p>We sell saws from $20.</p>'],
  ['an empty product', '<script type="application/ld+json">{"@type":"Product"}</script>'],
  ['JSON-LD that is no object', '<script type="application/ld+json">[1, null, "x", [[]]]</script>'],
])('refuses %s', (_, html) => {
  expect(faultOf(html)).toBe('not-a-product')
})

test('never throws anything but a reader error, however the markup is cut off', () => {
  const html =
    readFileSync(path.join(FIXTURES, 'json-ld-graph.html'), 'utf8') +
    readFileSync(path.join(FIXTURES, 'microdata.html'), 'utf8')
  for (let end = 0; end < html.length; end += 97) {
    expect(faultOf(html.slice(0, end))).toMatch(/^(read as .+|not-a-product|robot-check)$/)
  }
})

test.each([
  ['tags left open', '<div>'.repeat(100_000)],
  ['items within items', '<i itemscope itemtype="http://schema.org/Product"><b itemprop="name">x</b>'.repeat(15_000)],
  ['brackets left open in data', `<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`],
  ['brackets left open in code', `<script>var price = ${'{"a":'.repeat(100_000)}</script>`],
  ['prices', `<h1>x</h1><button>Add to cart</button>${'<p class="price old">$1</p>'.repeat(40_000)}`],
  ['signs', '<'.repeat(500_000)],
])('comes to an end with a page of nothing but %s', (_, html) => {
  const started = performance.now()
  expect(faultOf(html)).toMatch(/^(not-a-product|too-large)$/)
  expect(performance.now() - started).toBeLessThan(10_000)
})
