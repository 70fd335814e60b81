import { countOf } from '@/lib/format/texts/counts'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { formatDate } from '@/lib/format/dates'
import { formatPrice } from '@/lib/format/products/price'
import { LineChart } from '../../../ui/charts/line-chart'
import { Section } from '../../frame/section'
import { describePrices, pricePoints, stepPath } from './price-steps'

/** The prices that a product has had, as a chart with a table behind it; nothing for a product without any. */
export function PriceHistory({ record }: { record: CatalogProduct }) {
  const { prices, product } = record
  if (prices.length === 0) return null
  const points = pricePoints(record)
  return (
    <Section title="Price history" isFacts>
      {points.length > 1 ? (
        <figure className="grid gap-2">
          <LineChart path={stepPath(points)} label="Price over time" describedBy="price-history-words" />
          <figcaption id="price-history-words" className="text-muted">
            {describePrices(points, product.currency)}
          </figcaption>
        </figure>
      ) : (
        <p className="text-muted">Only one price is known so far.</p>
      )}
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-link">
          {countOf(prices.length, 'price')}
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
    </Section>
  )
}
