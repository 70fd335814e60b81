type Props<Order extends string> = {
  label: string
  /** Each order with its name, in the order that they are offered in. */
  orders: Readonly<Record<Order, string>>
  value: Order
  /** Whether a search orders the list, in which `newest` stands for its best matches. */
  isSearched: boolean
  onChange: (order: Order) => void
}

/** Chooses the order of a list. */
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
