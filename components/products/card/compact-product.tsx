'use client'

import { ProductDetails } from './product-details'
import { ProductPicture } from './product-picture'
import { ProductActions, ProductDescription, type ProductProps, ProductSummary } from './product-summary'

type Props = ProductProps & { lessLabel: 'Show Less' | 'Hide Details' }

/**
 * A compact product, for a panel or a post card. A client component, so that the page's data holds the
 * product and not its markup.
 */
export function CompactProduct({ product, heading, lessLabel }: Props) {
  return (
    <article data-product={product.id} className="compact-product">
      <ProductPicture
        name={product.name}
        image={product.images[0]}
        sizes="80px"
        fallback="No image"
        className="self-start rounded-lg text-center"
      />
      <div className="grid content-start gap-1">
        <ProductSummary product={product} heading={heading} />
      </div>
      <div className="col-span-2 grid gap-2">
        <ProductActions product={product} />
        <div className="product-description">
          <ProductDescription text={product.description} lines={2} />
        </div>
        <ProductDetails name={product.name} images={product.images} details={product.details} lessLabel={lessLabel} />
      </div>
    </article>
  )
}
