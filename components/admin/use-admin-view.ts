import type { AdminView } from '@/lib/client/admin-view'
import { type ChangeAddressView, useAddressView } from './use-address-view'
import { POSTS_ADDRESS } from './view-address'

export type ChangeView = ChangeAddressView<AdminView>

/** What the dashboard shows of the posts, kept in the address. */
export function useAdminView(): [AdminView, ChangeView] {
  return useAddressView(POSTS_ADDRESS)
}
