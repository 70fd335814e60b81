type Props<Order extends string> = {
  label: string
  /** Label of each order, in display order. */
  orders: Readonly<Record<Order, string>>
  value: Order
  /** Whether the list is searched: `newest` then sorts by relevance. */
  isSearched: boolean
  onChange: (order: Order) => void
}

/** Select for the sort order of a list. */
export function OrderSelect<Order extends string>({ label, orders, value, isSearched, onChange }: Props<Order>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Order)}
      className="h-11 min-w-0 rounded-lg border border-field bg-surface px-3 text-sm"
    >
      {Object.entries<string>(orders).map(([order, name]) => (
        <option key={order} value={order}>
          {isSearched && order === 'newest' ? 'Best match first' : name}
        </option>
      ))}
    </select>
  )
}
