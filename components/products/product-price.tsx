/** The price of a product, with the previous price struck through if it was higher. */
export function ProductPrice({ price, before }: { price: string | null; before: string | null }) {
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
    </p>
  )
}
