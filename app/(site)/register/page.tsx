import type { Metadata } from 'next'
import { VisitorRegister } from '@/components/site/account/visitor-register'
import { postedFields } from '@/lib/server/pages/posted-fields'
import { siteMetadata } from '@/lib/server/pages/site-metadata'
import { visitorNext } from '@/lib/session/next-path'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: 'Register',
    description: 'Keep the posts and products you like.',
    path: '/register',
    noindex: true,
  })
}

/** middleware.ts answers 404 here when the site has no identity provider. */
export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  return <VisitorRegister next={visitorNext((await searchParams).next)} posted={await postedFields()} />
}
