import { Drawn } from '#drawn'
import { CompactProduct } from '../../products/card/compact-product'
import type { RowProductsView } from '../post-view'

type Props = { row: RowProductsView; heading: 'h3' | 'h4' }

/** Up to three products of a post, below its card; nothing of one without products. */
export function RowProducts({ row, heading }: Props) {
  const { id, title, address, products, more, priceDate } = row
  if (products.length === 0) return null
  return (
    <Drawn
      as="section"
      aria-label={`Featured products of ${title}`}
      className="border-t border-line px-4 py-3 sm:px-7 sm:py-5"
    >
      <ul className="card-products">
        {products.map((product) => (
          <li key={product.id}>
            <CompactProduct product={product} heading={heading} group={`products-${id}`} lessLabel="Hide Details" />
          </li>
        ))}
        {(priceDate || more > 0) && (
          <li className="card-note">
            <small className="text-sm">{priceDate}</small>
            {more > 0 && (
              <a
                href={`${address}#featured-products`}
                className="inline-flex min-h-6 items-center font-semibold text-link no-underline hover:underline"
              >
                {`+${more} more`}
              </a>
            )}
          </li>
        )}
      </ul>
    </Drawn>
  )
}
