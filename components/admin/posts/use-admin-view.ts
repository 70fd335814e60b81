import { POST_FILTERS, type AdminView } from '@/lib/client/admin-view'
import { POST_ORDERS, type PostOrder } from '@/lib/contract/posts/post-lists'
import { listAddress, type ChangeAddressView, useAddressView } from '../list/use-list-address'

export const ORDER_LABELS: Record<PostOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Recently updated',
  title: 'Title A–Z',
}

/** URL mapping of the post list. */
export const POSTS_ADDRESS = listAddress({ filters: POST_FILTERS, orders: POST_ORDERS })

export type ChangeView = ChangeAddressView<AdminView>

/** View state of the post list, stored in the URL. */
export function useAdminView(): [AdminView, ChangeView] {
  return useAddressView(POSTS_ADDRESS)
}
