import type { Product } from '@/lib/contract/products/product'
import { CompactProduct } from '../products/card/compact-product'
import { productView } from '../products/product-view'

const PANEL =
  'self-start rounded-card border border-line bg-surface lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] ' +
  'lg:overflow-y-auto print:static print:max-h-none print:overflow-visible'

/** The side panel with the featured products of a post. */
export function FeaturedProducts({ products }: { products: Product[] }) {
  return (
    <section id="featured-products" aria-labelledby="featured-products-title" className={PANEL}>
      <h2
        id="featured-products-title"
        className="sticky top-0 z-20 border-b border-line bg-surface px-5 py-4 text-lg font-bold"
      >
        Featured Products
      </h2>
      <ul className="divide-y divide-line px-5">
        {products.map((product) => (
          <li key={product.product_id} className="near-19 py-5 break-inside-avoid">
            <CompactProduct product={productView(product)} heading="h3" lessLabel="Show Less" />
          </li>
        ))}
      </ul>
    </section>
  )
}
