import { AdminFrame } from '../admin/admin-frame'

export default function DraftLayout({ children }: LayoutProps<'/draft'>) {
  return <AdminFrame>{children}</AdminFrame>
}
