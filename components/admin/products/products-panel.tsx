'use client'

import { Button } from '@/components/ui/controls/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListFilter, Plus, Upload } from 'lucide-react'
import Link from 'next/link'
import { useRef } from 'react'
import { buttonStyle, CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { catalogPageQuery, type CatalogRow, type CatalogListView } from '@/lib/client/products/catalog'
import { PanelError } from '../panel-error'
import { ListHead, FilterChips, SearchAndOrder } from '../list/list-head'
import { ListPager } from '../list/list-states'
import { type RowCommand, RowMenu } from '../list/row-menu'
import { SelectAll, type Selection, useSelection } from '../list/selection'
import { useAddressView, type ChangeAddressView, usePages } from '../list/use-list-address'
import { useListPosition } from '../list/use-list-position'
import { AdminProductRow } from './admin-product-row'
import { PRODUCTS_ADDRESS } from './products-address'
import { ProductsBatchBar } from './products-batch-bar'
import type { CatalogCounts } from '@/lib/contract/products/catalog'
import {
  ATTENTION_FILTERS,
  type CatalogFilter,
  type CatalogOrder,
  STALE_PRICE_DAYS,
} from '@/lib/contract/products/catalog-views'

const FILTER_LABELS: Record<CatalogFilter, string> = {
  all: 'All Products',
  used: 'In use',
  unused: 'Unused',
  attention: 'Needs attention',
  stale_price: `Price over ${STALE_PRICE_DAYS} days old`,
  link_trouble: 'Link trouble',
  untagged: 'Link without your tag',
  out_of_stock: 'Out of stock',
  no_picture: 'No picture',
  duplicates: 'May be duplicates',
  corrected: 'Corrected by hand',
  archived: 'Archived',
}
const MAIN_FILTERS: readonly CatalogFilter[] = ['all', 'used', 'unused', 'attention']
/** Filters of the menu. */
const RARE_FILTERS = ['duplicates', 'corrected', 'archived'] as const

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

/** All products of the site: filter, search, sort order, selection, and deletion of unused ones. */
export function ProductsPanel() {
  const [view, change] = useAddressView(PRODUCTS_ADDRESS)
  const selection = useSelection<CatalogRow>(view.filter)
  const selectionToggle = useRef<HTMLButtonElement>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...catalogPageQuery(view),
    placeholderData: keepPreviousData,
  })
  useListPosition(PRODUCTS_ADDRESS.path(view), data !== undefined)
  const pages = data?.pagination?.total_pages
  const { top, turnTo } = usePages(view.page, isPlaceholderData ? undefined : pages, (page, entry) =>
    change({ page }, entry),
  )
  if (error && !data)
    return <PanelError title="Products could not be read" error={error} onRetry={() => void refetch()} />
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <ProductsToolbar view={view} counts={data?.counts} onChange={change} />
      <ListHead
        noun="product"
        total={data && (data.pagination?.total ?? 0)}
        selection={selection}
        toggle={selectionToggle}
      >
        <Link href="/admin/product/create" prefetch={false} className={buttonStyle('primary')}>
          <Plus aria-hidden="true" className="size-4.5" />
          <span>Add Product</span>
        </Link>
        <div className="flex">
          <RowMenu commands={moreCommands((filter) => change({ filter }))} />
        </div>
      </ListHead>
      {!data && <Spinner text="Loading products..." className="py-14" />}
      {data?.products.length === 0 && <NoProducts view={view} onReset={() => change({ filter: 'all', q: '' })} />}
      {data && data.products.length > 0 && (
        <ProductList products={data.products} now={data.now} selection={selection} faded={isPlaceholderData} />
      )}
      <ListPager
        page={view.page}
        pages={pages ?? 1}
        addressOf={(page) => PRODUCTS_ADDRESS.path({ ...view, page })}
        onPage={turnTo}
      />
      {selection.active && <ProductsBatchBar selection={selection} next={selectionToggle} />}
    </div>
  )
}

type ListProps = { products: CatalogRow[]; now: number; selection: Selection<CatalogRow>; faded: boolean }

function ProductList({ products, now, selection, faded }: ListProps) {
  return (
    <div className={`${CARD} overflow-clip`}>
      {selection.active && <SelectAll items={products} selection={selection} />}
      <ul aria-label="Products" aria-busy={faded} className={`transition-opacity ${faded ? 'opacity-60' : ''}`}>
        {products.map((product) => (
          <AdminProductRow
            key={product.id}
            product={product}
            now={now}
            selected={selection.active ? selection.has(product) : null}
            onSelect={(selected, range) => selection.choose(products, product, selected, range)}
          />
        ))}
      </ul>
    </div>
  )
}

function NoProducts({ view, onReset }: { view: CatalogListView; onReset: () => void }) {
  const narrowed = view.filter !== 'all' || view.q !== ''
  return (
    <div className={`${CARD} grid justify-items-center gap-3 border-dashed px-4 py-14 text-center`}>
      <h2 className="font-display text-xl font-bold">
        {view.q ? `No products match “${view.q}”` : narrowed ? 'No such products' : 'No products yet'}
      </h2>
      {narrowed && <Button onClick={onReset}>Show all products</Button>}
    </div>
  )
}

/** What is rarely done with the list. */
function moreCommands(onFilter: (filter: CatalogFilter) => void): RowCommand[] {
  return [
    { label: 'Import CSV', icon: Upload, link: <Link href="/admin/product/import" prefetch={false} /> },
    ...RARE_FILTERS.map((filter) => ({
      label: FILTER_LABELS[filter],
      icon: ListFilter,
      onClick: () => onFilter(filter),
    })),
  ]
}

/** Filter, search and sort order of the products. */
function ProductsToolbar({ view, counts, onChange }: Props) {
  const needs = ATTENTION_FILTERS.filter((filter) => counts?.[filter] || view.filter === filter)
  const isAttention = view.filter === 'attention' || needs.some((filter) => filter === view.filter)
  const main = isAttention ? 'attention' : view.filter
  const chips = {
    countOf: (filter: CatalogFilter) => counts?.[filter],
    onChoose: (filter: CatalogFilter) => onChange({ filter }),
  }
  return (
    <div className="grid gap-3">
      <FilterChips
        {...chips}
        label="Filter products"
        filters={labelsOf(MAIN_FILTERS.includes(main) ? MAIN_FILTERS : [...MAIN_FILTERS, main])}
        chosen={main}
      />
      {isAttention && needs.length > 0 && (
        <FilterChips {...chips} label="What needs attention" filters={labelsOf(needs)} chosen={view.filter} />
      )}
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

const labelsOf = (filters: readonly CatalogFilter[]) =>
  Object.fromEntries(filters.map((filter) => [filter, FILTER_LABELS[filter]])) as Record<CatalogFilter, string>
