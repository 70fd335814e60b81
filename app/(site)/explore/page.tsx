import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { HomeTabs } from '@/components/posts/home/home-tabs'
import { Explore } from '@/components/products/explore/explore'
import { foundView } from '@/components/products/explore/found-view'
import { exploreCall, type ExploreFilter, readExploreFilter } from '@/components/products/explore/explore-filter'
import { shownPicture } from '@/lib/contract/products/product-images'
import { StructuredData } from '@/components/ui/display/structured-data'
import type { Product } from '@/lib/contract/products/product'
import { TEXTS } from '@/lib/contract/texts'
import { explorePath } from '@/lib/format/addresses/paths'
import { productCollectionData } from '@/lib/seo/structured-data/list-data'
import { nearbyLimit, pagePart } from '@/lib/server/pages/page-part'
import { siteApi } from '@/lib/server/api/site-api/site-api'
import { env, siteUrl } from '@/lib/server/core/env'
import { siteMetadata } from '@/lib/server/pages/site-metadata'

/** The Explore tab, served at `/?tab=explore`. */

/** Plain pages of the product list are indexable; searched or filtered ones are not. */
export async function generateMetadata({ searchParams }: PageProps<'/explore'>): Promise<Metadata> {
  const filter = readExploreFilter(await searchParams)
  const part = filter.page > 1 ? `, page ${filter.page}` : ''
  return siteMetadata({
    title: `Explore Featured Products${part}`,
    description: `Tools, materials and fittings that the posts use, searched by name and filtered by category${part}.`,
    path: explorePath(filter),
    noindex: explorePath({ ...filter, page: 1 }) !== explorePath({}),
  })
}

export default async function ExplorePage({ searchParams }: PageProps<'/explore'>) {
  const filter = readExploreFilter(await searchParams)
  const api = siteApi()
  const products = pagePart(api.products.list(exploreCall(filter)))
  const [found, used] = await Promise.all([products, pagePart(api.categories.list(), nearbyLimit(products))])
  const pages = found.state === 'here' ? (found.data.pagination?.total_pages ?? filter.page) : filter.page
  if (filter.page > pages) redirect(explorePath({ ...filter, page: pages }))
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
      {found.state === 'here' && <StructuredData things={[listData(filter, found.data.products)]} />}
      <h1 className="sr-only">{`${env().SITE_NAME}: ${TEXTS.siteTagline}`}</h1>
      <HomeTabs active="explore">
        <Explore
          filter={filter}
          found={found.state === 'here' ? foundView(found.data) : null}
          categories={used.state === 'here' ? used.data.categories : used.state}
        />
      </HomeTabs>
    </div>
  )
}

/** JSON-LD of the product list. */
function listData(filter: ExploreFilter, products: Product[]) {
  const shown = products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  return productCollectionData({
    name: 'Explore Featured Products',
    address: siteUrl() + explorePath(filter),
    products: shown,
    siteUrl: siteUrl(),
  })
}
