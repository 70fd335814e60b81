'use client'

import { CompareBox } from '../explore/compare-choice'
import { FeaturedIn } from './featured-in'
import { ProductDetails } from './product-details'
import { ProductPicture } from './product-picture'
import { type Mark, ProductActions, ProductDescription, type ProductProps, ProductSummary } from './product-summary'

type Props = ProductProps & {
  /** Cards of one group show the details of one product at a time. */
  group?: string
  mark?: Mark
  /** Whether it can be picked for comparison. */
  isComparable?: boolean
}

/** A product in the grid. */
export function ProductCard({ product, heading, group, mark, isComparable = false }: Props) {
  return (
    <article data-product={product.id} className="product-card">
      <ProductPicture
        name={product.name}
        image={product.images[0]}
        sizes="(min-width: 1024px) 400px, 50vw"
        fallback="No Image"
      />
      <div className="flex grow flex-col gap-2 p-3 sm:p-5">
        <ProductSummary product={product} heading={heading} mark={mark} />
        <ProductActions product={product} />
        {isComparable && <CompareBox id={product.id} name={product.name} />}
        {product.availability && <p className="text-sm wrap-anywhere">{product.availability}</p>}
        <FeaturedIn posts={product.featuredIn} />
        <ProductDescription text={product.description} lines={3} mark={mark} />
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
