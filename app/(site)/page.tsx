import type { Metadata } from 'next'
import { HomeTabs } from '@/components/posts/home/home-tabs'
import { HomeView } from '@/components/posts/home/home-view'
import { StructuredData } from '@/components/ui/display/structured-data'
import { HIGHLIGHT_LIMIT, HOME_LIST_STEP } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { TEXTS } from '@/lib/contract/texts'
import { siteData } from '@/lib/seo/structured-data/site-data'
import { nearbyLimit, optionalPart, pagePart } from '@/lib/server/pages/page-part'
import { isOwnApi, siteApi } from '@/lib/server/api/site-api/site-api'
import { env } from '@/lib/server/core/env'
import { siteFacts, siteMetadata } from '@/lib/server/pages/site-metadata'

/** What the site is, in one sentence above its first story. */
const PROMISE =
  'Hand-picked projects for your home, each with the steps, the tools and the products that the job takes.'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: null,
    description: `${TEXTS.siteTagline}: curated DIY and home-improvement posts with the products that they use.`,
    path: '/',
  })
}

export default async function HomePage() {
  const { highlights, latest, older } = await loadHome()
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
      <StructuredData things={siteData(siteFacts())} />
      <HomeTabs active="home">
        <h1 className="text-3xl font-bold sm:text-4xl">
          <span className="sr-only">{`${env().SITE_NAME}: `}</span>
          <span>{TEXTS.siteTagline}</span>
        </h1>
        <p className="mt-2 mb-6 text-pretty text-muted sm:text-lg">{PROMISE}</p>
        <HomeView
          highlights={highlights.state === 'here' ? withIds(highlights.data) : highlights.state}
          latest={latest.state === 'here' ? withIds(latest.data) : 'failed'}
          older={older && older !== 'late' ? older.data.posts : []}
          more={latest.state === 'here' && isFull(latest.data)}
        />
      </HomeTabs>
    </div>
  )
}

/** Of the posts that are far enough down the list not to stand beside its first interludes. */
const OLDER_PAGE = 3

/** Fetches all parts in parallel; the browser loads highlights that are late. */
async function loadHome() {
  const api = siteApi()
  const latest = pagePart(api.posts.list({ status: 'published', limit: HOME_LIST_STEP }))
  const highlights = pagePart(
    api.posts.list({ status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT, brief: true }),
    nearbyLimit(latest),
  )
  const older = isOwnApi()
    ? optionalPart(api.posts.list({ status: 'published', page: OLDER_PAGE, per_page: HOME_LIST_STEP, brief: true }))
    : null
  return { highlights: await highlights, latest: await latest, older: await older }
}

/** Whether the API may have more posts; those it returned but visitors must not see count too. */
const isFull = ({ posts, withheld = 0 }: { posts: PostSummary[]; withheld?: number | undefined }) =>
  posts.length + withheld === HOME_LIST_STEP

/** A post without an id has no URL. */
function withIds({ posts }: { posts: PostSummary[] }) {
  return { posts: posts.filter((post) => post.id) }
}
