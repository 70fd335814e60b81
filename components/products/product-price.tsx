/** What a product costs, and struck through what it cost before where that was more. */
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
