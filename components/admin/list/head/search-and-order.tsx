import { SearchField } from './search-field'
import type { ChangeAddressView } from '../place/use-address-view'

type OrderSelectProps<Order extends string> = {
  label: string
  /** Label of each order, in display order. */
  orders: Readonly<Record<Order, string>>
  value: Order
  /** Whether the list is searched: `newest` then sorts by relevance. */
  isSearched: boolean
  onChange: (order: Order) => void
}

type View<Order> = { q: string; sort: Order; page: number }

type Props<Order extends string> = {
  /** What is listed, such as `posts`. */
  noun: string
  view: View<Order>
  orders: Record<Order, string>
  onChange: ChangeAddressView<View<Order>>
  className?: string
}

/** Search and sort order of a list. */
export function SearchAndOrder<Order extends string>({ noun, view, orders, onChange, className = '' }: Props<Order>) {
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} of this list`
  return (
    <div className={`flex gap-2 ${className}`}>
      <SearchField q={view.q} label={label} onSearch={(q) => onChange({ q }, 'replace')} />
      <OrderSelect
        label={`Sort ${noun}`}
        orders={orders}
        value={view.sort}
        isSearched={view.q !== ''}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}

/** Select for the sort order of a list. */
function OrderSelect<Order extends string>({ label, orders, value, isSearched, onChange }: OrderSelectProps<Order>) {
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
