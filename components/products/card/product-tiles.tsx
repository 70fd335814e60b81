import type { ProductView } from '../product-view'
import { ProductBox, ProductSummary } from './product-box'

/** Products in a row, each with picture, name, rating and price; the name leads to the shop. */
export function ProductTiles({ products, heading }: { products: ProductView[]; heading: 'h3' | 'h4' }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <article data-product={product.id} className="h-full">
            <ProductBox product={product}>
              <ProductSummary product={product} heading={heading} />
            </ProductBox>
          </article>
        </li>
      ))}
    </ul>
  )
}
