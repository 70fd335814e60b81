import { CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/products/catalog-views'
import { listAddress } from '../list/use-list-address'

/** URL mapping of the product list. */
export const PRODUCTS_ADDRESS = listAddress({
  filters: CATALOG_FILTERS,
  orders: CATALOG_ORDERS,
  fixed: { tab: 'products' },
})
