import type { Metadata } from 'next'
import { VisitorSignIn } from '@/components/site/account/visitor-sign-in'
import { postedFields } from '@/lib/server/pages/posted-fields'
import { siteMetadata } from '@/lib/server/pages/site-metadata'
import { visitorNext } from '@/lib/session/next-path'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: 'Sign in',
    description: 'Keep the posts and products you like.',
    path: '/sign-in',
    noindex: true,
  })
}

/** middleware.ts answers 404 here when the site has no identity provider. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  return <VisitorSignIn next={visitorNext((await searchParams).next)} posted={await postedFields()} />
}
