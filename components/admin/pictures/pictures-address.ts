import { PICTURE_FILTERS, PICTURE_ORDERS } from '@/lib/contract/pictures/picture-views'
import { listAddress } from '../list/place/list-address'

/** URL mapping of the picture library. */
export const PICTURES_ADDRESS = listAddress({
  filters: PICTURE_FILTERS,
  orders: PICTURE_ORDERS,
  fixed: { tab: 'pictures' },
})
