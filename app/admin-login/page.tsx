import { cookies } from 'next/headers'
import { LoginPage } from '@/components/desk/shell/login-page'
import { sealedHeader } from '@/lib/server/auth/admin-session'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privateMetadata('Admin Login')

export default async function AdminLoginPage() {
  return <LoginPage sealed={(await sealedHeader(await cookies())) !== null} />
}
