import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readProductPage } from './read-product-page'

const OPTIONS = { defaultCurrency: 'USD', isPublicHost: (host: string) => host.includes('.') }
const partsIn = (html: string, url = 'https://shop.example/p/1') => {
  const layout = url.includes('amazon') ? ('amazon' as const) : undefined
  return readProductPage(html, url, { ...OPTIONS, layout }).parts
}
const fixture = (file: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', file), 'utf8')

test('each value names the part of the page that states it', () => {
  const parts = partsIn(`<html><head><title>Saw</title>
    <meta property="og:description" content="Cuts oak and ash alike.">
    <meta property="og:image" content="https://img.shop.example/saw.jpg">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Saw","brand":"Acme",
      "offers":{"@type":"Offer","price":"10","priceCurrency":"EUR"}}</script></head>
    <body><h1>Saw</h1></body></html>`)
  expect(parts).toEqual({
    name: 'json-ld',
    brand: 'json-ld',
    price: 'json-ld',
    currency: 'json-ld',
    description: 'meta',
    images: 'meta',
  })
})

test.each([
  ['json-ld-graph.html', { name: 'json-ld', price: 'json-ld' }],
  ['microdata.html', { name: 'microdata', price: 'microdata' }],
  ['rdfa.html', { name: 'rdfa', price: 'rdfa' }],
  ['open-graph.html', { name: 'meta', price: 'meta' }],
  ['plain-shop.html', { price: 'text' }],
])('the values of %s name the kind of their markup', (file, expected) => {
  expect(partsIn(fixture(file))).toMatchObject(expected)
})

test('a shop with a known layout is read from that', () => {
  const parts = partsIn(fixture('amazon-like.html'), 'https://www.amazon.com/dp/B000000000')
  expect([parts.name, parts.price, parts.images]).toEqual(['layout', 'layout', 'layout'])
})
