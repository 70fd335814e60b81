import { Drawn } from '#drawn'
import { RELATED_POSTS } from '@/lib/contract/limits'
import type { ReactNode } from 'react'
import { TEXTS } from '@/lib/contract/texts'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'
import { readingMinutes } from '@/lib/format/texts/counts'
import { CompactProduct } from '../../products/card/compact-product'
import { productRow } from '../../products/product-view'
import { AuthorBox } from '../../ui/display/author-box'
import { BackLink, TellUs } from '../../ui/controls/links'
import { ClampedToggles } from '../../ui/display/clamped-toggles'
import { ErrorPage, WaysOn } from '../../site/message-pages'
import { PostHeader } from './post-header'
import { LeadPicture, type PreviewPins } from './lead-picture'
import { LateRelatedPosts } from './late-related-posts'
import { RelatedPosts } from './related-posts'

/** Styles that few posts need: no other page loads them. */
const BLOCK_STYLES = '/prose-blocks.css'
const COMPARISON_STYLES = '/comparison.css'
const PIN_STYLES = '/pins.css'
const KIT_STYLES = '/project-kit.css'

type Heading = { id: string; text: string; level: 2 | 3 }

type Props = {
  post: Post
  /** The rendered content of the post. */
  body: {
    html: string
    headings: Heading[]
    sponsored: boolean
    hasBlocks?: boolean
    hasVideos?: boolean
    kits?: unknown[]
    comparisons?: unknown[]
    hasPins?: boolean
    previewPins?: PreviewPins | null
  }
  related: PostSummary[] | 'late'
  /** The language of the text, as a language tag; the words around it are English. */
  language?: string | undefined
  /** Where readers write to the site, as an address. */
  contact?: string | undefined
  back: { href: '/' | '/admin'; label: 'Back to Home' | 'Back to Admin' }
}

const LONG_POST = { minutes: 2, parts: 3 }

/** A whole post, for the public page and the draft preview. */
export function PostArticle({ post, body, related, language, contact, back }: Props) {
  const parts = body.headings.filter((heading) => heading.level === 2)
  const minutes = readingMinutes(post.content)
  const long = parts.length >= LONG_POST.parts && minutes >= LONG_POST.minutes
  const { products } = post
  return (
    <div
      data-post={post.id}
      className={`relative mx-auto px-4 pt-6 pb-8 sm:px-6 ${products.length > 0 ? 'max-w-280' : 'max-w-186'}`}
    >
      <BackLink href={back.href}>{back.label}</BackLink>
      <article className="mt-6">
        <PostHeader
          post={post}
          language={language}
          minutes={minutes}
          sponsored={products.length > 0 || body.sponsored}
        />
        <Drawn>
          <LeadPicture post={post} pins={body.previewPins ?? null} />
        </Drawn>
        <div className={products.length > 0 ? 'post-columns' : 'mt-8'}>
          <div className="min-w-0">
            <Drawn>
              {long && <ContentsList headings={parts} language={language} />}
              <div dir="auto" lang={language} className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
            </Drawn>
            {body.hasBlocks && <link rel="stylesheet" href={BLOCK_STYLES} precedence="default" />}
            {body.hasVideos && <script async src="/video-player.js" />}
            {body.comparisons && body.comparisons.length > 0 && (
              <link rel="stylesheet" href={COMPARISON_STYLES} precedence="default" />
            )}
            {body.hasPins && <link rel="stylesheet" href={PIN_STYLES} precedence="default" />}
            {body.kits && body.kits.length > 0 && (
              <>
                <link rel="stylesheet" href={KIT_STYLES} precedence="default" />
                <script async src="/project-kit.js" />
              </>
            )}
            <Drawn>
              {post.author && <AuthorBox author={post.author} />}
              {contact && <TellUs contact={contact} />}
              {post.tags.length > 0 && (
                <div className="mt-10 border-t border-line pt-5">
                  <TagList tags={post.tags} />
                </div>
              )}
            </Drawn>
          </div>
          {products.length > 0 && <FeaturedProducts products={products} />}
        </div>
      </article>
      {products.length > 0 && <ClampedToggles />}
      {products.length > 0 && (
        <a href="#featured-products" className="products-bar">
          <span>{`Featured Products (${products.length})`}</span>
          <span className="icon icon-chevron-down size-5" />
        </a>
      )}
      {related === 'late' ? (
        <LateRelatedPosts count={RELATED_POSTS} id={post.id} category={post.categories[0]} />
      ) : (
        <RelatedPosts posts={related} />
      )}
    </div>
  )
}

/** Table of contents of a long post. */
function ContentsList({ headings, language }: { headings: Heading[]; language: string | undefined }) {
  return (
    <nav aria-labelledby="contents" className="mb-8 rounded-card border border-line bg-surface px-5 py-4 print:hidden">
      <h2 id="contents" className="text-base font-bold">
        In this post
      </h2>
      <ol lang={language} className="mt-2 gap-x-6 sm:columns-2">
        {headings.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              dir="auto"
              className="inline-flex min-h-9 items-center leading-snug sm:min-h-7 text-link no-underline wrap-anywhere hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The side panel with the featured products of a post. */
function FeaturedProducts({ products }: { products: Product[] }) {
  const row = productRow(products)
  return (
    <Drawn
      as="section"
      id="featured-products"
      data-place="panel"
      aria-labelledby="featured-products-title"
      className="product-panel"
    >
      <h2 id="featured-products-title" className="text-lg font-bold">
        Featured Products
      </h2>
      {row.priceDate && <p className="text-sm text-muted">{row.priceDate}</p>}
      <ul className="divide-y divide-line">
        {row.products.map((product) => (
          <li key={product.id} className="py-3 break-inside-avoid">
            <CompactProduct product={product} heading="h3" lessLabel="Show Less" />
          </li>
        ))}
      </ul>
    </Drawn>
  )
}

/**
 * The tags of a post, each a button that searches for it: a link would be an address for crawlers, which find a search for each tag
 * of each post.
 */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <form action="/search" className="min-w-0">
      <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <button name="q" value={tag} dir="auto" className="tag-link">
              {`#${tag}`}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

type NotFoundProps = {
  /** The URL of the page, if it failed to load and may be there. */
  again?: string
  /** What to read instead. */
  children?: ReactNode
}

/** The message for a missing post. */
export function PostNotFound({ again, children }: NotFoundProps) {
  return (
    <>
      <ErrorPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
        <WaysOn again={again} />
      </ErrorPage>
      {children}
    </>
  )
}
