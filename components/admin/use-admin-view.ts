import type { AdminView } from '@/lib/api/admin-view'
import { type ChangeAddressView, useAddressView } from './use-address-view'
import { readView, viewPath } from './view-address'

export type ChangeView = ChangeAddressView<AdminView>

const ADDRESS = { read: readView, path: viewPath }

/** What the dashboard shows of the posts, kept in the address. */
export function useAdminView(): [AdminView, ChangeView] {
  return useAddressView(ADDRESS)
}
