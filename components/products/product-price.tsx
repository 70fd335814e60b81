import type { Product } from '@/lib/contract/product'
import { formatPrice } from '@/lib/format/price'

/** What a product costs, and struck through what it cost before where that was more. */
export function ProductPrice({ product: { price, original_price: before, currency } }: { product: Product }) {
  if (price === null) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-lg font-bold tabular-nums">{formatPrice(price, currency)}</span>
      {before !== null && before > price && (
        <s className="text-sm text-muted tabular-nums">
          <span className="sr-only">before: </span>
          {formatPrice(before, currency)}
        </s>
      )}
    </p>
  )
}
