import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VisitorRegister } from '@/components/site/visitor-register'
import { siteMetadata } from '@/lib/server/site-metadata'
import { identitySettings } from '@/lib/server/visitors/identity-settings'
import { visitorNext } from '@/lib/session/visitor-next'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return siteMetadata({ title: 'Register', description: 'Keep the posts and products you like.', path: '/register', noindex: true })
}

/** Only where the site has an identity provider. */
export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  if (!identitySettings()) notFound()
  return <VisitorRegister next={visitorNext((await searchParams).next)} />
}
