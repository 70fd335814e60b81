import type { Metadata } from 'next'
import { PageNotFound } from '@/components/site/page-not-found'
import { VisitorRegister } from '@/components/site/visitor-register'
import { noteStatus } from '@/lib/server/cache/drawing.mjs'
import { missingMetadata, siteMetadata } from '@/lib/server/site-metadata'
import { identitySettings } from '@/lib/server/visitors/identity-settings'
import { visitorNext } from '@/lib/session/visitor-next'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  if (!identitySettings()) return missingMetadata('Page Not Found')
  return siteMetadata({ title: 'Register', description: 'Keep the posts and products you like.', path: '/register', noindex: true })
}

/** Only where the site has an identity provider. */
export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  if (!identitySettings()) {
    noteStatus(404)
    return <PageNotFound />
  }
  return <VisitorRegister next={visitorNext((await searchParams).next)} />
}
