import type { Product } from '@/lib/contract/products/product'
import { productView } from '../product-view'
import { ProductPicture } from './product-picture'
import { ProductSummary } from './product-summary'

/** Products in a row, each with picture, name, rating and price; the name leads to the shop. */
export function ProductTiles({ products, heading }: { products: Product[]; heading: 'h3' | 'h4' }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      {products.map(productView).map((product) => (
        <li key={product.id}>
          <article data-product={product.id} className="product-card">
            <ProductPicture
              name={product.name}
              image={product.images[0]}
              sizes="(min-width: 1024px) 290px, 50vw"
              fallback="No Image"
            />
            <div className="grid content-start gap-1 p-3 sm:p-4">
              <ProductSummary product={product} heading={heading} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
