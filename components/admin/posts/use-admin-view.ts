import type { AdminView } from '@/lib/client/admin-view'
import { type ChangeAddressView, useAddressView } from '../list/place/use-address-view'
import { POSTS_ADDRESS } from './view-address'

export type ChangeView = ChangeAddressView<AdminView>

/** View state of the post list, stored in the URL. */
export function useAdminView(): [AdminView, ChangeView] {
  return useAddressView(POSTS_ADDRESS)
}
