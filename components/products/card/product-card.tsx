'use client'

import { ProductDetails } from './compact-product'
import { ProductPicture } from './product-picture'
import { type Mark, ProductActions, ProductDescription, type ProductProps, ProductSummary } from './product-summary'

type Props = ProductProps & {
  /** Cards of one group show the details of one product at a time. */
  group?: string
  mark?: Mark
}

/** A product in the grid. */
export function ProductCard({ product, heading, group, mark }: Props) {
  return (
    <article data-product={product.id} className="product-card">
      <ProductPicture
        name={product.name}
        image={product.images[0]}
        sizes="(min-width: 1280px) 290px, (min-width: 1024px) 33vw, 50vw"
        fallback="No Image"
      />
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        <ProductSummary product={product} heading={heading} mark={mark} />
        <ProductActions product={product} />
        {product.outOfStock && <p className="text-sm font-semibold text-danger">{product.outOfStock}</p>}
        <ProductDescription text={product.description} mark={mark} />
        <ProductDetails
          name={product.name}
          images={product.images}
          details={product.details}
          group={group}
          lessLabel="Show Less"
        />
      </div>
    </article>
  )
}
