import type { Metadata } from 'next'
import { HomeTabs } from '@/components/posts/home-tabs'
import { HomeView } from '@/components/posts/home-view'
import { StructuredData } from '@/components/ui/structured-data'
import { HIGHLIGHT_LIMIT, HOME_LIST_STEP } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { siteData } from '@/lib/seo/structured-data/site-data'
import { siteApi } from '@/lib/server/api/site-api'
import { env } from '@/lib/server/env'
import { siteFacts } from '@/lib/server/site-facts'
import { siteMetadata } from '@/lib/server/site-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: null,
    description: `${TEXTS.siteTagline}: curated DIY and home-improvement posts with the products that they use.`,
    path: '/',
  })
}

export default async function HomePage() {
  const api = siteApi()
  const [highlights, latest] = await Promise.all([
    api.posts.list({ status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT, brief: true }),
    api.posts.list({ status: 'published', limit: HOME_LIST_STEP }),
  ])
  const posts = latest.data.posts.filter((post) => post.id)
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
      <StructuredData things={siteData(siteFacts())} />
      <h1 className="sr-only">{`${env().SITE_NAME}: ${TEXTS.siteTagline}`}</h1>
      <HomeTabs active="home">
        <HomeView
          highlights={highlights.data.posts.filter((post) => post.id)}
          latest={posts}
          more={latest.data.posts.length === HOME_LIST_STEP}
        />
      </HomeTabs>
    </div>
  )
}
