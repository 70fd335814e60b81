import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { CHART, placeIn, LineChart } from '@/components/ui/line-chart'
import { formatDate } from '@/lib/format/dates'
import { formatPrice } from '@/lib/format/products/product-values'
import { countOf } from '@/lib/format/texts/counts'
import { Section } from '../kit/frame'

/** A price with the moment in milliseconds from which it is known. */
type PricePoint = { at: number; price: number }

/** The prices in the product's currency, oldest first, up to when the price was last checked. */
export function pricePoints({ prices, product, price_at: checkedAt }: CatalogProduct): PricePoint[] {
  const points = prices.flatMap(({ at, price, currency }) =>
    at !== null && price !== null && currency === product.currency ? [{ at: Date.parse(at), price }] : [],
  )
  const last = points.at(-1)
  const checked = checkedAt ? Date.parse(checkedAt) : NaN
  return last && product.price === last.price && checked > last.at
    ? [...points, { at: checked, price: last.price }]
    : points
}

/** The path of a line in steps: a price holds until the next one. Needs two points at different times. */
export function stepPath(points: PricePoint[]): string {
  const { width, height } = CHART
  const [times, prices] = [points.map(({ at }) => at), points.map(({ price }) => price)]
  const [start, end] = [Math.min(...times), Math.max(...times)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (at: number) => placeIn((at - start) / (end - start || 1), width)
  const y = (price: number) => placeIn(high === low ? 0.5 : (high - price) / (high - low), height)
  return points
    .map(({ at, price }, index) => (index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`))
    .join('')
}

/** What the chart shows, in words. */
export function describePrices(points: PricePoint[], currency: string): string {
  const prices = points.map(({ price }) => price)
  const said = (price: number | undefined) => formatPrice(price ?? 0, currency)
  const on = (point: PricePoint | undefined) => formatDate(new Date(point?.at ?? 0).toISOString())
  const [first, last] = [points[0], points.at(-1)]
  const range = `lowest ${said(Math.min(...prices))}, highest ${said(Math.max(...prices))}`
  return `From ${said(first?.price)} on ${on(first)} to ${said(last?.price)} on ${on(last)}; ${range}`
}

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
