'use client'

import type { ProductView } from '../product-view'
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
        sizes="(min-width: 1024px) 400px, 50vw"
        fallback="No Image"
      />
      <div className="flex grow flex-col gap-2 p-3 sm:p-5">
        <ProductSummary product={product} heading={heading} mark={mark} />
        <ProductActions product={product} />
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

/** The newest posts that feature a product, as links. */
function FeaturedIn({ posts }: { posts: ProductView['featuredIn'] }) {
  if (posts.length === 0) return null
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <span>Featured in </span>
      {posts.map(({ address, title }, at) => (
        <span key={address}>
          {at > 0 && <span>, </span>}
          <a href={address} dir="auto" className="text-link underline underline-offset-2">
            {title}
          </a>
        </span>
      ))}
    </p>
  )
}
