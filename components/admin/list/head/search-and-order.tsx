import { OrderSelect } from './order-select'
import { SearchField } from './search-field'
import type { ChangeAddressView } from '../place/use-address-view'

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
