import type { Metadata } from 'next'
import { cache } from 'react'
import { PostRow } from '@/components/posts/post-row'
import { postRowView } from '@/components/posts/post-view'
import { AffiliateDisclosure } from '@/components/products/affiliate-disclosure'
import { PageNotFound } from '@/components/site/page-not-found'
import { PageStatus } from '@/components/ui/page-status'
import { Pager } from '@/components/ui/pager'
import { StructuredData } from '@/components/ui/structured-data'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import { collectionData } from '@/lib/seo/structured-data/list-data'
import { siteApi } from '@/lib/server/api/site-api'
import { siteFacts } from '@/lib/server/site-facts'
import { missingMetadata, siteMetadata } from '@/lib/server/site-metadata'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/page/[number]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await loadPage((await params).number)
  if (!list) return missingMetadata('Page Not Found')
  const { page, pages } = list
  return siteMetadata({
    title: page === 1 ? 'All posts' : `All posts, page ${page}`,
    description: `Every post, newest first: page ${page} of ${pages}.`,
    path: `/page/${page}`,
  })
}

export default async function AllPostsPage({ params }: Props) {
  const found = await loadPage((await params).number)
  if (!found) {
    return (
      <PageStatus code={404}>
        <PageNotFound />
      </PageStatus>
    )
  }
  const { posts, page, pages } = found
  const site = siteFacts()
  const list = { name: 'All posts', address: `${site.url}/page/${page}`, posts, siteUrl: site.url }
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <StructuredData things={[collectionData(list)]} />
      <h1 className="text-3xl font-bold sm:text-4xl">All posts</h1>
      <AffiliateDisclosure className="mt-2 mb-6" />
      <h2 className="sr-only">{`Page ${page} of ${pages}`}</h2>
      <ul className="mb-10 space-y-8">
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={postRowView(post)} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} label={`Page ${page} of ${pages}`} addressOf={(number) => `/page/${number}`} />
    </div>
  )
}

/** One page of all posts, null where there is none; shared by the page and its metadata. */
const loadPage = cache(async (number: string) => {
  if (!/^[1-9]\d{0,5}$/.test(number)) return null
  const page = Number(number)
  const { data } = await siteApi().posts.list({ status: 'published', page, per_page: POSTS_PER_PAGE })
  if (data.posts.length === 0 && page > 1) return null
  return { posts: data.posts.filter((post) => post.id), page, pages: data.pagination?.total_pages ?? page }
})
