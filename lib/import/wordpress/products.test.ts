import { expect, test } from 'vitest'
import { productOf, productsIn } from './products'
import type { WxrItem } from './read-items'

const item = (fields: Record<string, string>, meta: Record<string, string>): WxrItem => ({
  fields: new Map(Object.entries(fields)),
  meta: new Map(Object.entries(meta)),
  terms: [],
  oldSlugs: [],
  comments: 0,
  tooLarge: null,
})
const shopItem = item(
  {
    'wp:post_type': 'product',
    title: 'Oak &amp; oil',
    link: 'https://old.example/product/oil/',
    'excerpt:encoded': '<p>Dry</p>',
  },
  { _price: '12.50', _thumbnail_id: '7', _product_url: 'https://shop.example/oil' },
)

test('products of WooCommerce and Lasso are read with their address in the shop', () => {
  expect(productOf(shopItem)).toEqual({
    name: 'Oak & oil',
    url: 'https://shop.example/oil',
    image: null,
    picture: '7',
    price: 12.5,
    currency: null,
    description: 'Dry',
  })
  const lasso = item(
    { 'wp:post_type': 'lasso-urls', title: 'Saw' },
    { lasso_custom_redirect: 'https://go.example/saw' },
  )
  expect(productOf(lasso)).toMatchObject({ name: 'Saw', url: 'https://go.example/saw', price: null })
  expect(productOf(item({ 'wp:post_type': 'post', title: 'x', link: 'https://a.example' }, {}))).toBeNull()
  expect(productOf(item({ 'wp:post_type': 'product', title: 'x' }, { _product_url: 'javascript:x' }))).toBeNull()
})

test.each([
  '[product id="99"]',
  "[products ids='5, 99']",
  '[lasso ref="oil" id="99" link_id="3"]',
  '<!-- wp:woocommerce/single-product {"productId":99} -->',
  '<!-- wp:woocommerce/handpicked-products {"columns":2,"products":[99]} /-->',
])('%s shows the product of the export', (content) => {
  const oil = productOf(shopItem)
  expect(productsIn(content, new Map(oil ? [['99', oil]] : []))).toMatchObject([{ name: 'Oak & oil' }])
})

test('a shortcode of AAWP names a product where it has a title', () => {
  expect(productsIn('[amazon link="B000000001" title="Oak oil" /] [amazon box="B000000002"]', new Map())).toEqual([
    {
      name: 'Oak oil',
      url: 'https://www.amazon.com/dp/B000000001',
      image: null,
      price: null,
      currency: null,
      description: '',
    },
  ])
})
