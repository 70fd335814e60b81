import { Drawn } from '#drawn'
import type { Metadata } from 'next'
import { NoPage } from '../../posts-instead'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { BackLink } from '@/components/ui/controls/links'
import { CategoryBadges } from '@/components/posts/post-parts'
import { PostList } from '@/components/posts/list/post-list'
import { firstProducts } from '@/components/posts/first-products'
import { AffiliateDisclosure } from '@/components/products/affiliate-disclosure'
import { ProductTiles } from '@/components/products/card/product-tiles'
import { productRow } from '@/components/products/product-view'
import { Outage } from '@/components/site/message-pages'
import { buttonStyle } from '@/components/ui/styles'
import { EmptyState } from '@/components/ui/notes/notes'
import { StructuredData } from '@/components/ui/display/structured-data'
import { CATEGORIES, categoryNamed, type Category, isCategory } from '@/lib/contract/posts/categories'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import { FAILURES } from '@/lib/contract/failure-texts'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostSummary } from '@/lib/contract/posts/post'
import { TEXTS } from '@/lib/contract/texts'
import { categoryPath, decodeSegment, explorePath } from '@/lib/format/addresses/paths'
import { listPages } from '@/lib/format/texts/counts'
import { socialImagePath } from '@/lib/seo/metadata'
import { breadcrumbsData } from '@/lib/seo/structured-data/site-data'
import { collectionData } from '@/lib/seo/structured-data/list-data'
import { categoryText } from '@/lib/server/pages/category-texts'
import { pagePart } from '@/lib/server/pages/page-part'
import { siteApi } from '@/lib/server/api/site-api/site-api'
import { missingMetadata, siteFacts, siteMetadata } from '@/lib/server/pages/site-metadata'

/** Products and categories below the posts. */
const PRODUCTS = 4
const NEARBY = 6

/**
 * An empty category is kept out of the index and the sitemap: search engines treat a page without content as
 * a soft 404.
 */
export async function generateMetadata({ params }: PageProps<'/category/[name]'>): Promise<Metadata> {
  // generateMetadata receives decoded params, the page encoded ones.
  const category = readCategory((await params).name)
  if (!category) return missingMetadata('Page Not Found')
  const found = await loadPosts(category)
  return siteMetadata({
    title: category,
    description: await categoryText(category),
    path: categoryPath(category),
    feeds: categoryPath(category),
    image: { path: socialImagePath({ kind: 'category', key: category }), alt: category },
    noindex: found.state === 'here' && found.data.posts.length === 0,
  })
}

export default async function CategoryPage({ params }: PageProps<'/category/[name]'>) {
  const name = decodeSegment((await params).name) ?? ''
  const category = readCategory(name)
  if (!category) {
    const match = categoryNamed(name)
    if (match) permanentRedirect(categoryPath(match))
    return <NoPage />
  }
  const found = await loadPosts(category)
  const posts = found.state === 'here' ? found.data.posts : []
  const row = productRow(firstProducts(posts, PRODUCTS))
  const site = siteFacts()
  const address = site.url + categoryPath(category)
  const steps = [
    { name: 'Home', address: `${site.url}/` },
    { name: category, address },
  ]
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      {found.state === 'here' && (
        <StructuredData
          things={[
            collectionData({ name: category, address, posts: found.data.posts, siteUrl: site.url }),
            breadcrumbsData(steps),
          ]}
        />
      )}
      <BackLink />
      <h1 className="page-title mt-6">{category}</h1>
      <p className="mt-3 max-w-160 text-lg text-muted">{await categoryText(category)}</p>
      {found.state === 'here' ? (
        <Posts category={category} {...found.data} />
      ) : (
        <Outage texts={[TEXTS.fetchCategoryPosts]} address={categoryPath(category)} />
      )}
      {row.products.length > 0 && (
        <section aria-labelledby="category-products" className="mt-12 border-t border-line pt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <h2 id="category-products" className="text-2xl font-bold">
              {`Products for ${category}`}
            </h2>
            <a href={explorePath({ category })} className="text-sm font-semibold text-link">
              All products
            </a>
          </div>
          <AffiliateDisclosure priceDate={row.priceDate} className="mt-1 mb-4" />
          <Drawn>
            <ProductTiles products={row.products} heading="h3" />
          </Drawn>
        </section>
      )}
      <section aria-labelledby="nearby-categories" className="mt-12">
        <h2 id="nearby-categories" className="mb-4 text-2xl font-bold">
          Related categories
        </h2>
        <CategoryBadges categories={nearbyCategories(category, posts)} />
      </section>
    </div>
  )
}

type PostsProps = {
  category: Category
  posts: PostSummary[]
  pagination?: Pagination | undefined
  withheld?: number | undefined
}

function Posts({ category, posts, pagination, withheld = 0 }: PostsProps) {
  if (posts.length === 0) {
    return (
      <EmptyState text={FAILURES.noCategoryPosts}>
        <a href="/" className={buttonStyle('primary')}>
          Browse All Posts
        </a>
        <a href={explorePath({})} className={buttonStyle('quiet')}>
          Explore products
        </a>
      </EmptyState>
    )
  }
  const { label } = listPages(pagination, { page: 1, size: POSTS_PER_PAGE, count: posts.length + withheld })
  return (
    <>
      <p className="mt-6 mb-4 text-sm text-muted">{`Showing ${posts.length} post(s) in this category`}</p>
      <PostList posts={posts} category={category} />
      <p className="mt-8 text-center text-sm text-muted">{label}</p>
    </>
  )
}

/** The fixed category with this name; null if there is none. */
function readCategory(name: string): Category | null {
  const normal = name.normalize('NFC')
  return isCategory(normal) ? normal : null
}

/** The categories that its posts have, too, filled up with those that follow it in the list. */
function nearbyCategories(category: Category, posts: PostSummary[]): string[] {
  const at = CATEGORIES.indexOf(category)
  const shared = posts.flatMap(({ categories }) => categories.filter(isCategory))
  const others = [...CATEGORIES.slice(at + 1), ...CATEGORIES.slice(0, at)]
  return [...new Set([...shared, ...others])].filter((each) => each !== category).slice(0, NEARBY)
}

const loadPosts = cache((category: string) =>
  pagePart(siteApi().posts.list({ status: 'published', page: 1, per_page: POSTS_PER_PAGE, category })),
)
