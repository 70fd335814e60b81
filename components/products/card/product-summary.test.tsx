// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { productGrid, ProductSummary } from './product-box'
import { ProductActions } from './product-summary'
import { productView } from '../product-view'

afterEach(cleanup)

function open(fields: object) {
  const product = productView(productSchema.parse({ product_id: '1', name: 'Drill', price: 12, ...fields }))
  const { container } = render(
    <>
      <ProductSummary product={product} heading="h3" />
      <ProductActions product={product} />
    </>,
  )
  return container.textContent
}

test('an old price says when it was checked', () => {
  expect(open({ price_at: '2026-03-04T12:00:00Z' })).toContain('$12.00Price checked on March 4, 2026')
  cleanup()
  expect(open({})).not.toContain('checked')
})

test('a product that is gone says so in place of its price, and links to the one to buy instead', () => {
  const replacement = { product_id: '2', name: 'Hammer drill', product_url: 'https://shop.example/b' }
  const text = open({ product_url: 'https://shop.example/a', is_gone: true, replacement })
  expect(text).toContain('No longer available')
  expect(text).not.toContain('$')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://shop.example/b', 'sponsored nofollow noopener'],
  ])
})

test('the first product of a grid has more room where the last would stand alone in its row', () => {
  expect(productGrid(9)).toContain('lead')
  expect(productGrid(8)).not.toContain('lead')
  expect([9, 5, 7, 3].map((count) => productGrid(count).includes('wide'))).toEqual([true, true, false, false])
})
