import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { takeProductBoxes } from './product-boxes'

function taken(html: string) {
  const body = parseDocument(html)
  const products = takeProductBoxes(body)
  return { products, rest: DomUtils.getInnerHTML(body) }
}

test('a box of AAWP becomes a product and leaves the text', () => {
  const { products, rest } = taken(
    `<p>Before</p><div class="aawp-product aawp-product--horizontal"><a class="aawp-product__image-link" href="https://www.amazon.com/dp/B000000001?tag=x"><img class="aawp-product__image" src="https://m.example/saw.jpg"></a><a class="aawp-product__title" href="https://www.amazon.com/dp/B000000001?tag=x" title="Oak saw">Oak saw</a><div class="aawp-product__description"><ul><li>Sharp</li></ul></div><span class="aawp-product__price aawp-product__price--current">$1,299.50</span></div><p>After</p>`,
  )
  expect(products).toEqual([
    {
      name: 'Oak saw',
      url: 'https://www.amazon.com/dp/B000000001?tag=x',
      description: 'Sharp',
      image: 'https://m.example/saw.jpg',
      price: 1299.5,
      currency: 'USD',
    },
  ])
  expect(rest).toBe('<p>Before</p><p>After</p>')
})

test('a box of Lasso becomes one product although its parts are boxes too', () => {
  const { products, rest } = taken(
    `<div class="lasso-container"><div class="lasso-display"><a class="lasso-image" href="https://shop.example/a"><img src="/a.jpg"></a><a class="lasso-title" href="https://shop.example/a">Plane</a><div class="lasso-price"><span class="latest-price">49,90 €</span></div><div class="lasso-description">Flat</div><a class="lasso-button-1" href="https://go.example/a">Buy</a></div></div>`,
  )
  expect(products).toMatchObject([{ name: 'Plane', url: 'https://go.example/a', price: 49.9, currency: 'EUR' }])
  expect(rest).toBe('')
})

test('a product card of Ghost becomes a product; a bookmark does where it leads to a shop, and else a link', () => {
  const bookmark = (url: string) =>
    `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="${url}"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A &amp; B</div><div class="kg-bookmark-description">D</div></div><div class="kg-bookmark-thumbnail"><img src="/t.jpg"></div></a></figure>`
  const { products, rest } = taken(
    `<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img class="kg-product-card-image" src="/p.jpg"><h4 class="kg-product-card-title">Drill</h4><div class="kg-product-card-description"><p>Fast</p></div><a href="https://shop.example/drill" class="kg-product-card-button">Buy</a></div></div>${bookmark('https://www.homedepot.com/p/1')}${bookmark('https://blog.example/x?a=1&b=2')}`,
  )
  expect(products.map(({ name, url }) => [name, url])).toEqual([
    ['Drill', 'https://shop.example/drill'],
    ['A & B', 'https://www.homedepot.com/p/1'],
  ])
  expect(rest).toBe('<p><a href="https://blog.example/x?a=1&amp;b=2">A &amp; B</a></p>')
})

test('a box without an address stays in the text', () => {
  const box = '<div class="kg-card kg-product-card"><h4 class="kg-product-card-title">Drill</h4></div>'
  expect(taken(box)).toEqual({ products: [], rest: box })
})

test.each([
  ['$12.5', 12.5, 'USD'],
  ['1.299,00 €', 1299, 'EUR'],
  ['£1,299', 1299, 'GBP'],
  ['4.5', null, null],
])('the price %s of a box is %s', (text, price, currency) => {
  const box = `<div class="lasso-container"><a class="lasso-title" href="https://shop.example/a">A</a><span class="latest-price">${text}</span></div>`
  expect(taken(box).products).toMatchObject([{ price, currency }])
})
