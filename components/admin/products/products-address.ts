import { CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/catalog-views'
import { listAddress } from '../list-address'

/** How a view of the products stands in the dashboard's address. */
export const PRODUCTS_ADDRESS = listAddress({ filters: CATALOG_FILTERS, orders: CATALOG_ORDERS, fixed: { tab: 'products' } })
