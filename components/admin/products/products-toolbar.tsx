import type { CatalogListView } from '@/lib/client/products/catalog'
import type { CatalogCounts } from '@/lib/contract/products/catalog'
import { type CatalogFilter, type CatalogOrder, STALE_PRICE_DAYS } from '@/lib/contract/products/catalog-views'
import { FilterChips } from '../list/head/filter-chips'
import { SearchAndOrder } from '../list/head/search-and-order'
import type { ChangeAddressView } from '../list/place/use-address-view'

const FILTER_LABELS: Record<CatalogFilter, string> = {
  all: 'All Products',
  unused: 'Unused',
  stale_price: `Price over ${STALE_PRICE_DAYS} days old`,
  link_trouble: 'Link trouble',
  untagged: 'Link without your tag',
  out_of_stock: 'Out of stock',
  no_picture: 'No picture',
  corrected: 'Corrected by hand',
  duplicates: 'May be duplicates',
  archived: 'Archived',
}

const ORDER_LABELS: Record<CatalogOrder, string> = {
  newest: 'Newest first',
  'most-in-need': 'Most in need first',
  name: 'Name A–Z',
  'oldest-price': 'Oldest price first',
  'most-used': 'Most used first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
}

type Props = { view: CatalogListView; counts: CatalogCounts | undefined; onChange: ChangeAddressView<CatalogListView> }

/** Filter, search and sort order of the products. */
export function ProductsToolbar({ view, counts, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <FilterChips
        label="Filter products"
        filters={FILTER_LABELS}
        chosen={view.filter}
        countOf={(filter) => counts?.[filter]}
        onChoose={(filter) => onChange({ filter })}
      />
      <SearchAndOrder
        noun="products"
        view={view}
        orders={ORDER_LABELS}
        onChange={onChange}
        className="sm:justify-self-start"
      />
    </div>
  )
}
