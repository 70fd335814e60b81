import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/controls/links'
import { AffiliateDisclosure } from '@/components/products/affiliate-disclosure'
import { productComparison, readComparedIds } from '@/components/products/product-comparison'
import { shownPicture } from '@/lib/contract/products/product-images'
import { PageNotFound } from '@/components/site/message-pages'
import { FailedPart, EmptyState } from '@/components/ui/notes/notes'
import { buttonStyle } from '@/components/ui/styles'
import type { Product } from '@/lib/contract/products/product'
import { TEXTS } from '@/lib/contract/texts'
import { comparePath, explorePath, MOST_COMPARED } from '@/lib/format/addresses/paths'
import { comparisonHtml } from '@/lib/measure/comparison-html'
import { isOwnApi, siteApi } from '@/lib/server/api/site-api/site-api'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { renderContent } from '@/lib/server/content/render-content'
import { linkProgrammes } from '@/lib/server/pages/site-facts'
import { pagePart } from '@/lib/server/pages/page-part'
import { siteMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

const TITLE = 'Compare Products'
const STYLES = '/comparison.css'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: TITLE,
    description: `Up to ${MOST_COMPARED} products of the posts side by side, by their specifications.`,
    path: '/compare',
    noindex: true,
  })
}

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  if (!isOwnApi()) {
    setPageStatus(404)
    return <PageNotFound />
  }
  const requested = readComparedIds((await searchParams).products)
  const ids = requested.slice(0, MOST_COMPARED)
  const found = ids.length === 0 ? null : await pagePart(siteApi().products.list({ ids: ids.join(',') }))
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <BackLink href={explorePath({})}>Back to Explore</BackLink>
      <h1 className="mt-6 text-3xl font-bold sm:text-4xl">{TITLE}</h1>
      <AffiliateDisclosure className="mt-2 mb-6" />
      {requested.length > MOST_COMPARED && <p className="mb-4">{`The first ${MOST_COMPARED} of those you chose.`}</p>}
      {found && found.state !== 'here' ? (
        <FailedPart text={TEXTS.fetchProducts} address={comparePath(ids)} />
      ) : (
        <Compared products={(found?.data.products ?? []).filter(({ product_id: id }) => ids.includes(id))} />
      )}
    </div>
  )
}

async function Compared({ products }: { products: Product[] }) {
  if (products.length < 2)
    return (
      <EmptyState text="Choose at least two products in Explore, and press Compare. Products that are no longer listed are left out.">
        <a href={explorePath({})} className={buttonStyle('primary')}>
          Choose products
        </a>
        <a href="/page/1" className={buttonStyle('quiet')}>
          All posts
        </a>
      </EmptyState>
    )
  const shown = products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const { html } = renderContent(comparisonHtml(productComparison(products)), await linkProgrammes(), shown)
  return (
    <>
      <link rel="stylesheet" href={STYLES} precedence="default" />
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <ul aria-label="Compared products" className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {products.map(({ product_id: id, name }) => (
          <li key={id}>
            <a
              href={comparePath(products.flatMap((each) => (each.product_id === id ? [] : each.product_id)))}
              className="text-sm font-semibold text-link"
            >
              {`Without ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
