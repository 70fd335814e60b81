import type { Metadata } from 'next'
import { PageNotFound } from '@/components/site/page-not-found'
import { VisitorSignIn } from '@/components/site/visitor-sign-in'
import { noteStatus } from '@/lib/server/cache/drawing.mjs'
import { missingMetadata, siteMetadata } from '@/lib/server/site-metadata'
import { identitySettings } from '@/lib/server/visitors/identity-settings'
import { visitorNext } from '@/lib/session/visitor-next'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  if (!identitySettings()) return missingMetadata('Page Not Found')
  return siteMetadata({ title: 'Sign in', description: 'Keep the posts and products you like.', path: '/sign-in', noindex: true })
}

/** Only where the site has an identity provider. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  if (!identitySettings()) {
    noteStatus(404)
    return <PageNotFound />
  }
  return <VisitorSignIn next={visitorNext((await searchParams).next)} />
}
