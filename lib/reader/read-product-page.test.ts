import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import expectedPages from './fixtures/expected.json'
import type { ReadProduct } from './read-product'
import { readProductPage } from './read-product-page'
import { ReaderError } from './reader-options'

/** Fields that depend on the address alone: lib/server/products adds them, and tests them with the same fixtures. */
type Identity = { source: string; product_url: string; key: string }
type Expected = {
  url: string
  fault?: string
  product?: Omit<Partial<ReadProduct>, 'images' | 'category'> &
    Identity & { images?: Record<string, string>; category?: string[] }
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
  category: null,
  subcategories: [],
  images: [],
  specifications: {},
}

const OPTIONS = { defaultCurrency: 'USD', isPublicHost: (host: string) => host.includes('.') }
const layoutOf = (url: string) => (new URL(url).hostname.startsWith('www.amazon.') ? ('amazon' as const) : undefined)

/** Fixtures are UTF-8, save for one that is named for its encoding. */
function readFixture(file: string, url: string): ReadProduct {
  const html = new TextDecoder(file === 'latin-1.html' ? 'latin1' : 'utf-8').decode(
    readFileSync(path.join(FIXTURES, file)),
  )
  return readProductPage(html, url, { ...OPTIONS, layout: layoutOf(url) }).product
}

function faultOf(html: string, url = 'https://shop.example/p/1'): string {
  try {
    return `read as ${readProductPage(html, url, OPTIONS).product.name}`
  } catch (error) {
    if (error instanceof ReaderError) return error.code
    throw error
  }
}

test.each(pages.filter(([, { product }]) => product))(
  '%s is read in full, and nothing that it does not state',
  (file, page) => {
    const { images = {}, category, ...input } = page.product ?? {}
    const fields = Object.fromEntries(
      Object.entries(input).filter(([field]) => !['source', 'product_url', 'key'].includes(field)),
    )
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

test.each(pages.filter(([, { fault }]) => fault))('%s is refused', (file, { url, fault }) => {
  expect(() => readFixture(file, url)).toThrow(expect.objectContaining({ name: 'ReaderError', code: fault }))
})

test('the fault of a list of search results says what to do', () => {
  expect(() => readFixture('search-results.html', 'https://shop.example/search?q=cordless+drill')).toThrow(
    /^That page lists what a search found\. Open one of its products/,
  )
  expect(() => readFixture('amazon-search.html', 'https://www.amazon.com/s?k=cordless+drill')).toThrow(
    /^That page lists what a search found/,
  )
})

test('every fixture has an expected result', () => {
  expect(
    readdirSync(FIXTURES)
      .filter((file) => file.endsWith('.html'))
      .sort(),
  ).toEqual(pages.map(([file]) => file).sort())
})

test.each([
  ['nothing', ''],
  ['a text', 'Not found'],
  ['an empty page', '<html><head><title>Saw</title></head><body></body></html>'],
  ['a page without goods', '<h1>About us</h1><p>We sell saws from $20.</p>'],
  ['an empty product', '<script type="application/ld+json">{"@type":"Product"}</script>'],
  ['JSON-LD that is no object', '<script type="application/ld+json">[1, null, "x", [[]]]</script>'],
])('%s is refused', (_, html) => {
  expect(faultOf(html)).toBe('not-a-product')
})

test('truncated markup throws nothing but a ReaderError', () => {
  const html =
    readFileSync(path.join(FIXTURES, 'json-ld-graph.html'), 'utf8') +
    readFileSync(path.join(FIXTURES, 'microdata.html'), 'utf8')
  for (let end = 0; end < html.length; end += 97) {
    expect(faultOf(html.slice(0, end))).toMatch(/^(read as .+|not-a-product|robot-check)$/)
  }
})

const REFERENCES = Array.from({ length: 60 }, (_, at) => `{"@id":"${at}"}`).join()

test.each([
  ['tags left open', '<div>'.repeat(100_000)],
  [
    'items that refer to each other',
    `<script type="application/ld+json">[${Array.from({ length: 60 }, (_, at) => `{"@id":"${at}","@type":"Product","about":[${REFERENCES}]}`)}]</script>`,
  ],
  ['items within items', '<i itemscope itemtype="http://schema.org/Product"><b itemprop="name">x</b>'.repeat(15_000)],
  ['brackets left open in data', `<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`],
  ['brackets left open in code', `<script>var price = ${'{"a":'.repeat(100_000)}</script>`],
  ['prices', `<h1>x</h1><button>Add to cart</button>${'<p class="price old">$1</p>'.repeat(40_000)}`],
  ['signs', '<'.repeat(500_000)],
])('a page of nothing but %s is read or refused within seconds', (_, html) => {
  const started = performance.now()
  expect(faultOf(html)).toMatch(/^(not-a-product|too-large)$/)
  expect(performance.now() - started).toBeLessThan(10_000)
})
