'use client'

import type { ProductFacts, ProductView } from '../product-view'
import { ProductPicture } from './product-picture'
import { ProductActions, ProductDescription, type ProductProps, ProductSummary } from './product-summary'

type ProductDetailsProps = Pick<ProductView, 'name' | 'images' | 'details'> & {
  /** Of the details in one group, one is open at a time. */
  group?: string
  lessLabel: 'Show Less' | 'Hide Details'
}

/** Further details of a product, behind a toggle that works without scripts. */
export function ProductDetails({ name, images, details, group, lessLabel }: ProductDetailsProps) {
  if (details.length === 0 && images.length < 2) return null
  return (
    <details name={group} className="print:hidden">
      <summary className="toggle inline-flex min-h-8 items-center gap-1">
        <span className="shut">View Details</span>
        <span className="opened">{lessLabel}</span>
        <span className="sr-only">{`: ${name}`}</span>
        <span className="icon icon-chevron-down" />
      </summary>
      <div className="mt-3 grid gap-4 border-t border-line pt-3">
        {images.length > 1 && (
          <ul tabIndex={0} aria-label={`Pictures of ${name}`} className="flex snap-x gap-2 overflow-x-auto pb-2">
            {images.map((image) => (
              <li key={image.addresses[0]} className="w-32 shrink-0 snap-start">
                <ProductPicture name={name} image={image} sizes="128px" fallback="No image" className="rounded-md" />
              </li>
            ))}
          </ul>
        )}
        {details.map(([title, facts]) => (
          <section key={title}>
            <p className="mb-1 text-sm font-semibold">{title}</p>
            <FactList facts={facts} />
          </section>
        ))}
      </div>
    </details>
  )
}

/** A description list, one term per line. */
function FactList({ facts }: { facts: ProductFacts }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term}=`}>{value}</dd>])}
    </dl>
  )
}

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
