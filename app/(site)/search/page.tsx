import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BackLink } from '@/components/posts/back-link'
import { PostList } from '@/components/posts/post-list'
import { SearchFrame } from '@/components/posts/search-frame'
import { Pager } from '@/components/ui/pager'
import { readPageNumber, readQueryText } from '@/lib/contract/address-query'
import { MAX_QUERY_LENGTH, POSTS_PER_PAGE } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { searchPath } from '@/lib/format/address'
import { siteApi } from '@/lib/server/api/site-api'
import { siteMetadata } from '@/lib/server/site-metadata'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const text = readQueryText((await searchParams).q, MAX_QUERY_LENGTH)
  return siteMetadata({
    title: text ? `Search Results for ${text}` : 'Search Results',
    description: 'Posts, tags and products that match a search.',
    path: searchPath(text),
    noindex: true,
  })
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const query = await searchParams
  const text = readQueryText(query.q, MAX_QUERY_LENGTH)
  const page = readPageNumber(query.page)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <BackLink />
      <h1 className="mt-6 text-4xl font-bold sm:text-5xl">Search Results</h1>
      <SearchFrame>
        {text ? (
          <Results text={text} page={page} />
        ) : (
          <p className="mt-6 text-lg text-muted">Type what you are looking for into the search box above: a job, a room, a tool.</p>
        )}
      </SearchFrame>
    </div>
  )
}

async function Results({ text, page }: { text: string; page: number }) {
  const { data } = await siteApi().posts.list({ status: 'published', page, per_page: POSTS_PER_PAGE, q: text })
  const { posts } = data
  const { total, total_pages: pages } = data.pagination ?? { total: posts.length, total_pages: 1 }
  if (page > pages && pages > 0) redirect(searchPath(text, pages))
  return (
    <>
      <p className="mt-3 mb-8 text-muted wrap-anywhere">
        {posts.length > 0 && (total === 1 ? '1 post for ' : `${total.toLocaleString('en-US')} posts for `)}
        <strong dir="auto" className="font-semibold text-ink">
          {text}
        </strong>
      </p>
      {posts.length === 0 ? <p className="text-lg text-muted">{TEXTS.noPostsFound}</p> : <PostList posts={posts} />}
      {pages > 1 && (
        <div className="mt-10">
          <Pager page={page} pages={pages} label={`Page ${page} of ${pages}`} addressOf={(to) => searchPath(text, to)} />
        </div>
      )}
    </>
  )
}
