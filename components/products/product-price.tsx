import type { ProductView } from './product-view'

/** The price of a product; if it was higher, with the previous price struck through and the saving. */
export function ProductPrice({ price, before, saving }: Pick<ProductView, 'price' | 'before' | 'saving'>) {
  if (price === null) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-lg font-bold tabular-nums">{price}</span>
      {before !== null && (
        <s className="text-sm text-muted tabular-nums">
          <span className="sr-only">before: </span>
          <span>{before}</span>
        </s>
      )}
      {saving !== null && <span className="text-sm font-semibold text-success">{`Save ${saving}`}</span>}
    </p>
  )
}
