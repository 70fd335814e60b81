import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import expectedPages from '@/lib/reader/fixtures/expected.json'
import { decodeText } from '../../fetch/read-body'
import { readProductFrom, readProductIn } from './read-product'

const FIXTURES = path.join(import.meta.dirname, '../../../reader/fixtures')

let server: Server
let rewriteBase: string

beforeEach(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/shop.example/moved')
      return response.writeHead(301, { location: '/p/pinceau-6?utm_source=x' }).end()
    const file = request.url?.startsWith('/shop.example/p/pinceau-6') ? 'latin-1.html' : 'robot-check.html'
    response.setHeader('content-type', 'text/html')
    response.end(await readFile(path.join(FIXTURES, file)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  rewriteBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((closed) => server.close(closed)))

test('a page is decoded by its own charset, and its product is identified by its own address', async () => {
  expect(await readProductFrom('https://shop.example/moved', { rewriteBase })).toMatchObject({
    name: 'Pinceau à rechampir n° 6',
    price: 7.45,
    currency: 'EUR',
    product_url: 'https://shop.example/p/pinceau-6',
    key: 'shop.example/p/pinceau-6',
    images: [{ source_url: 'https://shop.example/photos/pinceau6.jpg', is_primary: true }],
  })
})

test('a robot check is recognized despite its status 200', async () => {
  const reading = readProductFrom('https://shop.example/other', { rewriteBase })
  await expect(reading).rejects.toMatchObject({ name: 'ReaderError', code: 'robot-check' })
})

test('a private address is refused', async () => {
  await expect(readProductFrom(rewriteBase)).rejects.toMatchObject({ code: 'blocked-address' })
})

type Expected = { url: string; product?: { source?: string; product_url: string; key: string } }
const products = Object.entries(expectedPages as Record<string, Expected>).flatMap(([file, { url, product }]) =>
  product ? [{ file, url, product }] : [],
)

test.each(products)(
  '$file is identified by its address and fits the contract',
  async ({ file, url, product: expected }) => {
    const product = await readProductIn(decodeText(readFileSync(path.join(FIXTURES, file)), 'text/html'), url)
    expect(product).toMatchObject({ source: 'other', ...expected, category: product.category, images: product.images })
    expect(productSchema.parse({ ...product, product_id: '1', purchase_info: null })).toMatchObject({
      name: product.name,
      price: product.price,
      category: product.category,
      images: product.images,
      specifications: product.specifications,
    })
  },
)
