import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { LoginPage } from '@/components/admin/login-page'
import { sealedHeader } from '@/lib/server/session/session-cookie'

export const metadata: Metadata = { title: 'Admin Login', robots: { index: false, follow: false } }

export default async function AdminLoginPage() {
  return <LoginPage sealed={(await sealedHeader(await cookies())) !== null} />
}
