import type { Metadata } from 'next'
import { NoPage } from '../../posts-instead'
import { cache } from 'react'
import { PostRow } from '@/components/posts/list/post-row'
import { postRowView } from '@/components/posts/post-view'
import { AffiliateDisclosure } from '@/components/products/affiliate-disclosure'
import { FirstCategories, Outage } from '@/components/site/message-pages'
import { BackLink, Pager } from '@/components/ui/controls/links'
import { StructuredData } from '@/components/ui/display/structured-data'
import { FAILURES } from '@/lib/contract/failure-texts'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { listPages } from '@/lib/format/texts/counts'
import { collectionData } from '@/lib/seo/structured-data/list-data'
import { pagePart } from '@/lib/server/pages/page-part'
import { siteApi } from '@/lib/server/api/site-api/site-api'
import { missingMetadata, siteFacts, siteMetadata } from '@/lib/server/pages/site-metadata'

type Props = PageProps<'/page/[number]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = readNumber((await params).number)
  const list = page ? await loadPage(page) : null
  if (!page || !list) return missingMetadata('Page Not Found')
  const part = list.state === 'here' ? list.data.label.toLowerCase() : `page ${page}`
  return siteMetadata({
    title: titleOf(page),
    description: `Every post, newest first: ${part}.`,
    path: `/page/${page}`,
  })
}

const titleOf = (page: number) => (page === 1 ? 'All posts' : `All posts, page ${page}`)

export default async function AllPostsPage({ params }: Props) {
  const page = readNumber((await params).number)
  const found = page ? await loadPage(page) : null
  if (!page || !found) return <NoPage />
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <BackLink />
      <h1 className="page-title mt-4 sm:mt-6">{titleOf(page)}</h1>
      {found.state === 'here' ? (
        <Posts page={page} {...found.data} />
      ) : (
        <>
          <Outage texts={[FAILURES.fetchPosts]} address={`/page/${page}`} />
          <FirstCategories className="mt-10" />
        </>
      )}
    </div>
  )
}

type PostsProps = { posts: PostSummary[]; page: number; pages: number; label: string }

function Posts({ posts, page, pages, label }: PostsProps) {
  const site = siteFacts()
  const list = { name: 'All posts', address: `${site.url}/page/${page}`, posts, siteUrl: site.url }
  if (posts.length === 0) return <p className="mt-6 text-muted">No posts yet. Come back soon.</p>
  return (
    <>
      <StructuredData things={[collectionData(list)]} />
      <AffiliateDisclosure className="mt-2 mb-6" />
      <h2 className="sr-only">{label}</h2>
      <ul className="mb-10 space-y-8">
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={postRowView(post)} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} label={label} addressOf={(number) => `/page/${number}`} />
    </>
  )
}

/** Parses the page number of a URL segment; null if it is not a positive integer. */
const readNumber = (segment: string) => (/^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null)

/** One page of all posts, null if it does not exist. Cached per request for the page and its metadata. */
const loadPage = cache(async (page: number) => {
  const found = await pagePart(siteApi().posts.list({ status: 'published', page, per_page: POSTS_PER_PAGE }))
  if (found.state === 'failed') return found
  const { posts, pagination, withheld = 0 } = found.data
  if (posts.length === 0 && page > 1) return null
  const pages = listPages(pagination, { page, size: POSTS_PER_PAGE, count: posts.length + withheld })
  return { ...found, data: { posts: posts.filter((post) => post.id), ...pages } }
})
