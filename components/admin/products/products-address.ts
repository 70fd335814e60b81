import { CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/catalog-views'
import { listAddress } from '../list/list-address'

/** URL mapping of the product list. */
export const PRODUCTS_ADDRESS = listAddress({
  filters: CATALOG_FILTERS,
  orders: CATALOG_ORDERS,
  fixed: { tab: 'products' },
})
