'use client'

import type { ProductFacts, ProductView } from '../product-view'
import { ProductPicture } from './product-picture'

type Props = Pick<ProductView, 'name' | 'images' | 'details'> & {
  /** Of the details in one group, one is open at a time. */
  group?: string
  lessLabel: 'Show Less' | 'Hide Details'
}

/** Further details of a product, behind a toggle that works without scripts. */
export function ProductDetails({ name, images, details, group, lessLabel }: Props) {
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
