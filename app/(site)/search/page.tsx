import type { ComponentProps } from 'react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BackLink, Pager } from '@/components/ui/controls/links'
import { PostList } from '@/components/posts/list/post-list'
import { SearchEmpty, SearchSpelling } from '@/components/posts/search/search-parts'
import { SearchFacets, SearchOrder } from '@/components/posts/search/search-facets'
import { SearchFrame } from '@/components/posts/search/search-frame'
import { shownCategories } from '@/components/posts/search/shown-facets'
import { nearbyCall, nearbyResults, FoundProducts } from '@/components/products/explore/found-products'
import { LateFoundProducts } from '@/components/products/explore/late-found-products'
import { FirstCategories, Outage } from '@/components/site/message-pages'
import { ClampedToggles } from '@/components/ui/display/clamped-toggles'
import { EmptyState } from '@/components/ui/notes/notes'
import { PartialNote } from '@/components/ui/notes/partial-note'
import { StructuredData } from '@/components/ui/display/structured-data'
import { buttonStyle } from '@/components/ui/styles'
import { readPageNumber, readQueryText, MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import { POST_ORDERS, type PostOrder } from '@/lib/contract/posts/post-lists'
import { isCategory } from '@/lib/contract/posts/categories'
import { MAX_TAG_LENGTH, POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { TEXTS } from '@/lib/contract/texts'
import { explorePath, searchPath } from '@/lib/format/addresses/paths'
import { listPages } from '@/lib/format/texts/counts'
import { collectionData } from '@/lib/seo/structured-data/list-data'
import { nearbyLimit, optionalPart, pagePart } from '@/lib/server/pages/page-part'
import { popularPosts } from '@/lib/server/pages/popular-posts'
import { isOwnApi, siteApi } from '@/lib/server/api/site-api/site-api'
import { siteFacts, siteMetadata } from '@/lib/server/pages/site-metadata'

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const query = await searchParams
  const text = readQueryText(query.q, MAX_QUERY_LENGTH)
  return siteMetadata({
    title: titleOf(text),
    description: 'Posts, tags and products that match a search.',
    path: searchPath(text, readPageNumber(query.page)),
    noindex: true,
  })
}

const titleOf = (text: string) => (text ? `Search Results for ${text}` : 'Search Results')

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const query = await searchParams
  const text = readQueryText(query.q, MAX_QUERY_LENGTH)
  const page = readPageNumber(query.page)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <BackLink />
      <h1 className="page-title mt-4 sm:mt-6">Search Results</h1>
      <SearchFrame>
        {text ? (
          <Results text={text} page={page} narrowing={readNarrowing(query)} />
        ) : (
          <>
            <Listed text="" page={1} posts={[]} />
            <EmptyState text="Type what you are looking for into the search box above: a job, a room, a tool.">
              <a href="/page/1" className={buttonStyle('quiet')}>
                All posts
              </a>
              <a href={explorePath({})} className={buttonStyle('quiet')}>
                Explore products
              </a>
            </EmptyState>
          </>
        )}
      </SearchFrame>
    </div>
  )
}

/** JSON-LD of the search results. */
function Listed({ text, page, posts }: { text: string; page: number; posts: PostSummary[] }) {
  const { url } = siteFacts()
  return (
    <StructuredData
      things={[collectionData({ name: titleOf(text), address: url + searchPath(text, page), posts, siteUrl: url })]}
    />
  )
}

type Narrowing = { category?: string; tag?: string; sort?: PostOrder; exact?: boolean }

/** Parses the search filters of the query string; invalid values are ignored. */
function readNarrowing(query: Record<string, string | string[] | undefined>): Narrowing {
  const category = readQueryText(query.category, MAX_QUERY_LENGTH)
  const tag = readQueryText(query.tag, MAX_TAG_LENGTH)
  const sort = POST_ORDERS.find((order) => order === query.sort)
  return {
    ...(isCategory(category) && { category }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    ...(query.exact === 'true' && { exact: true }),
  }
}

async function Results({ text, page, narrowing }: { text: string; page: number; narrowing: Narrowing }) {
  const main = pagePart(
    siteApi().posts.list({
      status: 'published',
      page,
      per_page: POSTS_PER_PAGE,
      q: text,
      facets: true,
      brief: true,
      ...narrowing,
    }),
  )
  const [found, nearby] = await Promise.all([main, page === 1 ? findProducts(text, nearbyLimit(main)) : null])
  if (found.state === 'failed') {
    return (
      <>
        <Outage texts={[TEXTS.fetchSearchResults]} address={searchPath(text, page, narrowing)} isSearch />
        <FirstCategories className="mt-10" />
      </>
    )
  }
  const { data } = found
  const { posts, search, withheld = 0 } = data
  const { total, pages, label } = listPages(data.pagination, {
    page,
    size: POSTS_PER_PAGE,
    count: posts.length + withheld,
  })
  if (page > pages && pages > 0) redirect(searchPath(text, pages, narrowing))
  const isNarrowed = Boolean(narrowing.category ?? narrowing.tag)
  const hasChoices = data.facets && (posts.length > 0 || isNarrowed)
  return (
    <>
      <Listed text={text} page={page} posts={posts} />
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="text-muted wrap-anywhere">
          <span>{`${countOf(total)} for `}</span>
          <strong dir="auto" className="font-semibold text-ink">
            {text}
          </strong>
        </p>
        {hasChoices && <SearchOrder text={text} narrowing={narrowing} />}
      </div>
      <SearchSpelling text={text} search={search} />
      {search?.partial && <PartialNote thing="post" missing={search.missing} />}
      {hasChoices && data.facets && (
        <SearchFacets
          text={text}
          narrowing={narrowing}
          categories={shownCategories(data.facets.categories, narrowing.category, total, search?.words)}
        />
      )}
      <div
        data-search={text}
        data-found={isNarrowed ? undefined : (posts.length > 0 && !search?.partial) || nearby !== null}
        className="mt-8 space-y-8"
      >
        {nearby && <ClampedToggles />}
        {nearby && nearby !== 'late' && <FoundProducts text={text} {...nearby} />}
        <div>
          {posts.length === 0 ? (
            <SearchEmpty {...await loadFallbacks(text)} />
          ) : (
            <PostList posts={posts} marked={search?.words} />
          )}
        </div>
        {/* Above the posts it would move them. */}
        {nearby === 'late' && <LateFoundProducts text={text} />}
      </div>
      {pages > 1 && (
        <div className="mt-10">
          <Pager page={page} pages={pages} label={label} addressOf={(to) => searchPath(text, to, narrowing)} />
        </div>
      )}
    </>
  )
}

function countOf(total: number | null): string {
  if (total === null) return 'Posts'
  return total === 1 ? '1 post' : `${total.toLocaleString('en-US')} posts`
}

/** The products that match best, `late` if they are. They never fail the page. */
async function findProducts(text: string, limit: Promise<unknown> | undefined) {
  const found = await optionalPart(siteApi().products.list(nearbyCall(text)), limit)
  return found === null || found === 'late' ? found : nearbyResults(found.data)
}

/** What a search without results shows: the nearest categories, and popular posts. */
async function loadFallbacks(text: string): Promise<ComponentProps<typeof SearchEmpty>> {
  const [near, popular] = await Promise.all([
    isOwnApi() ? optionalPart(siteApi().search.suggest({ q: text })) : null,
    popularPosts(),
  ])
  const nearest = near === 'late' ? [] : (near?.data.categories ?? [])
  const isNear = nearest.length > 0
  return { categories: isNear ? nearest : [...new Set(popular.flatMap((post) => post.categories))], isNear, popular }
}
