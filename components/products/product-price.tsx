import type { ProductView } from './product-view'

type Props = Pick<ProductView, 'price' | 'before' | 'saving' | 'priceChecked'>

/** The price of a product; if it was higher, with the previous price struck through and the saving. */
export function ProductPrice({ price, before, saving, priceChecked }: Props) {
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
      {priceChecked !== null && <span className="basis-full text-xs text-muted">{priceChecked}</span>}
    </p>
  )
}
