import { AdminFrame } from '../admin/admin-frame'

export default function AdminLoginLayout({ children }: LayoutProps<'/admin-login'>) {
  return <AdminFrame>{children}</AdminFrame>
}
