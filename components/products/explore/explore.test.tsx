import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { Explore } from './explore'
import { foundView } from './found-view'

test('only the first picture of Explore is loaded with priority, the others as they are scrolled to', () => {
  const products = ['saw', 'drill', 'plane'].map((id) =>
    productSchema.parse({ product_id: id, name: id, images: [{ url: `https://shop.example/${id}.jpg` }] }),
  )
  const html = renderToStaticMarkup(
    <Explore filter={{ search: '', category: '', page: 1 }} found={foundView({ products })} categories={[]} />,
  )
  const pictures = html.match(/<img[^>]*>/g) ?? []
  const kinds = pictures.map((picture) => /fetchPriority="high"|loading="lazy"/.exec(picture)?.[0])
  expect(kinds).toEqual(['fetchPriority="high"', 'loading="lazy"', 'loading="lazy"'])
})
