import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/products/price'
import { PART } from '../../form/fields/field-style'
import { CHART, describePrices, pricePoints, stepPath } from './price-steps'

/** The prices that a product has had, as a chart with a table behind it; nothing for a product without any. */
export function PriceHistory({ record }: { record: CatalogProduct }) {
  const { prices, product } = record
  if (prices.length === 0) return null
  const points = pricePoints(record)
  return (
    <section aria-labelledby="price-history" className={`${PART} grid gap-3 text-sm`}>
      <h2 id="price-history" className="text-lg font-bold">
        Price history
      </h2>
      {points.length > 1 ? (
        <figure className="grid gap-2">
          <svg
            role="img"
            aria-label="Price over time"
            aria-describedby="price-history-words"
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            className="w-full rounded-lg bg-tint text-link"
          >
            <path d={stepPath(points)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
          </svg>
          <figcaption id="price-history-words" className="text-muted">
            {describePrices(points, product.currency)}
          </figcaption>
        </figure>
      ) : (
        <p className="text-muted">Only one price is known so far.</p>
      )}
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-link">
          {prices.length === 1 ? '1 price' : `${prices.length} prices`}
        </summary>
        <div className="max-h-64 overflow-y-auto" tabIndex={0} role="group" aria-label="All prices">
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="py-1 font-semibold">
                  From
                </th>
                <th scope="col" className="py-1 text-right font-semibold">
                  Price
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.toReversed().map(({ at, price, currency }) => (
                <tr key={at} className="border-b border-line last:border-0">
                  <td className="py-1">{at && formatDate(at)}</td>
                  <td className="py-1 text-right tabular-nums">{price !== null && formatPrice(price, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
