import { useQuery } from '@tanstack/react-query'
import { ListFilter, Package, Plus, Upload } from 'lucide-react'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import { api } from '@/lib/client/calls/client'
import { catalogPageQuery, type CatalogRow } from '@/lib/client/products/catalog'
import {
  ATTENTION_FILTERS,
  CATALOG_FILTERS,
  CATALOG_ORDERS,
  type CatalogFilter,
  type CatalogOrder,
  STALE_PRICE_DAYS,
} from '@/lib/contract/products/catalog-views'
import { FilterChips } from '../kit/list-head'
import { ListScreen, type BatchProps, BatchBar } from '../kit/list-screen'
import { RowMenu } from '../kit/menu'
import { listAddress, useAddressView } from '../kit/use-list-address'
import { idsOf } from '../kit/selection'
import { recordOf } from '../kit/clean-text'
import { AdminProductRow } from './admin-product-row'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { confirmProductDelete } from '@/lib/contract/products/product-texts'
import { RereadDialog } from './reread/reread-dialog'
import { useProductArchive, useProductRemoval } from './product-changes'
import { useWrite } from '../kit/feedback'

const FILTER_LABELS: Record<CatalogFilter, string> = {
  all: 'All Products',
  used: 'In use',
  unused: 'Unused',
  attention: 'Needs attention',
  stale_price: `Price over ${STALE_PRICE_DAYS} days old`,
  link_trouble: 'Link problems',
  untagged: 'Link without your tag',
  vanished: 'No longer in a feed',
  out_of_stock: 'Out of stock',
  price_moved: 'Price changed',
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
  'most-in-need': 'Most urgent first',
  name: 'Name A–Z',
  'oldest-price': 'Oldest price first',
  'most-used': 'Most used first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
}

const IMPORT = { label: 'Import CSV', icon: Upload, link: <Link href="/admin/product/import" prefetch={false} /> }

const PRODUCTS_ADDRESS = listAddress({ filters: CATALOG_FILTERS, orders: CATALOG_ORDERS, fixed: { tab: 'products' } })

/** All products of the site: filter, search, sort order, selection, and deletion of unused ones. */
export function ProductsPanel() {
  const [view, change] = useAddressView(PRODUCTS_ADDRESS)
  const query = useQuery(catalogPageQuery(view))
  const { data } = query
  const { filter: chosen } = view
  const needs = ATTENTION_FILTERS.filter((filter) => data?.counts[filter] || chosen === filter)
  const isAttention = chosen === 'attention' || needs.some((filter) => filter === chosen)
  const main = isAttention ? 'attention' : chosen
  const onChoose = (filter: CatalogFilter) => change({ filter })
  const chips = { countOf: (filter: CatalogFilter) => data?.counts[filter], onChoose }
  return (
    <ListScreen
      noun="product"
      {...{ address: PRODUCTS_ADDRESS, view, onChange: change, query }}
      items={data?.products}
      orders={ORDER_LABELS}
      filters={
        <>
          <FilterChips
            {...chips}
            label="Filter products"
            filters={labelsOf(MAIN_FILTERS.includes(main) ? MAIN_FILTERS : [...MAIN_FILTERS, main])}
            chosen={main}
          />
          {isAttention && needs.length > 0 && (
            <FilterChips {...chips} label="What needs attention" filters={labelsOf(needs)} chosen={chosen} />
          )}
        </>
      }
      actions={
        <>
          <Link href="/admin/product/create" prefetch={false} className={buttonStyle('primary')}>
            <Plus aria-hidden="true" className="size-4.5" />
            <span>Add Product</span>
          </Link>
          <div className="flex">
            <RowMenu
              commands={[
                IMPORT,
                ...RARE_FILTERS.map((filter) => ({
                  label: FILTER_LABELS[filter],
                  icon: ListFilter,
                  onClick: () => onChoose(filter),
                })),
              ]}
            />
          </div>
        </>
      }
      empty={{ icon: Package, title: 'No products yet' }}
      bar={ProductsBatchBar}
    >
      {(product) => (
        <AdminProductRow
          product={product}
          now={data?.now ?? 0}
          showsNeed={chosen === 'attention' || chosen === product.need?.kind}
        />
      )}
    </ListScreen>
  )
}

const labelsOf = (filters: readonly CatalogFilter[]) => recordOf(filters, (filter) => FILTER_LABELS[filter])

function ProductsBatchBar(props: BatchProps<CatalogRow>) {
  const { selection, next } = props
  const { busy, remove } = useProductRemoval()
  const archive = useProductArchive()
  const links = useWrite(api.catalog.batchCheck, { failed: 'Failed to check links' })
  const [rereading, setReread] = useState<CatalogRow[] | null>(null)
  const { items } = selection
  const unused = items.filter(({ posts }) => posts === 0)
  const unarchived = items.filter(({ archived }) => !archived)
  const isArchived = items.length > 0 && unarchived.length === 0
  const used = items.length - unused.length
  return (
    <BatchBar
      {...props}
      label="Selected products"
      note={used > 0 && `${used.toLocaleString('en-US')} in use`}
      actions={[
        { name: 'Check links', items, busy: links.busy, run: (products) => links.write({ ids: idsOf(products) }) },
        {
          name: isArchived ? 'Take out of the archive' : 'Archive',
          items: isArchived ? items : unarchived,
          busy: archive.busy,
          run: (products) => archive.archive(idsOf(products), !isArchived),
        },
        {
          name: 'Delete unused',
          items: unused,
          busy,
          isDangerous: true,
          hint: 'Posts feature all of them',
          question: {
            title: 'Confirm Deletion',
            message: confirmProductDelete(unused.length),
            detail: used > 0 ? leftOut(used) : undefined,
            confirmLabel: 'Delete',
          },
          run: (products) => remove(idsOf(products)),
        },
      ]}
    >
      <Button disabled={items.length === 0} onClick={() => setReread(items)}>
        Read again
      </Button>
      {rereading && (
        <RereadDialog
          products={rereading}
          onClose={() => setReread(null)}
          onDone={() => {
            selection.end()
            next.current?.focus()
          }}
        />
      )}
    </BatchBar>
  )
}

const leftOut = (used: number) =>
  `${used === 1 ? 'One that a post features stays' : `${used} that posts feature stay`}.`
