import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/safe-address'
import { readingMinutes } from '@/lib/format/texts/reading-time'
import { FallbackPicture } from '../ui/display/fallback-picture'
import { BackLink } from './post/back-link'
import { BrokenPictures } from './broken-pictures'
import { ContentsList } from './contents-list'
import { FeaturedProducts } from './featured-products'
import { PostHeader } from './post/post-header'
import { RelatedPosts } from './post/related-posts'
import { TagList } from './post/tag-list'

const TO_PRODUCTS =
  'sticky bottom-4 z-30 ms-auto mt-8 flex min-h-11 w-fit items-center rounded-full bg-purple-800 px-5 text-sm ' +
  'font-semibold text-white no-underline shadow-lift lg:hidden print:hidden'

/** Styles that few posts need: no other page loads them. */
const BLOCK_STYLES = '/prose-blocks.css'

type Props = {
  post: Post
  /** The rendered content of the post. */
  body: {
    html: string
    headings: { id: string; text: string; level: 2 | 3 }[]
    sponsored: boolean
    hasBlocks?: boolean
    hasVideos?: boolean
  }
  related: PostSummary[]
  back: { href: '/' | '/admin'; label: 'Back to Home' | 'Back to Admin' }
  /** Whether it is shown in a frame of the editor, whose own pictures are not to be hidden. */
  isPreview?: boolean
}

const LONG_POST = { minutes: 2, parts: 3 }

/** A whole post, for the public page and the draft preview. */
export function PostArticle({ post, body, related, back, isPreview = false }: Props) {
  const parts = body.headings.filter((heading) => heading.level === 2)
  const minutes = readingMinutes(post.content)
  const long = parts.length >= LONG_POST.parts && minutes >= LONG_POST.minutes
  const { products } = post
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-8 sm:px-6">
      <BackLink href={back.href}>{back.label}</BackLink>
      <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,43.5rem)_minmax(18rem,1fr)]">
        <article className="min-w-0">
          <PostHeader post={post} minutes={minutes} sponsored={products.length > 0 || body.sponsored} />
          <PostPicture post={post} />
          {long && (
            <div className="mt-8">
              <ContentsList headings={parts} />
            </div>
          )}
          <div dir="auto" className="prose mt-8" dangerouslySetInnerHTML={{ __html: body.html }} />
          {!isPreview && <BrokenPictures />}
          {body.hasBlocks && <link rel="stylesheet" href={BLOCK_STYLES} precedence="default" />}
          {body.hasVideos && <script async src="/video-player.js" />}
          {post.tags.length > 0 && (
            <div className="mt-10 border-t border-line pt-5">
              <TagList tags={post.tags} />
            </div>
          )}
          {products.length > 0 && (
            <a href="#featured-products" className={TO_PRODUCTS}>
              {`Featured Products (${products.length})`}
            </a>
          )}
        </article>
        {products.length > 0 && <FeaturedProducts products={products} />}
      </div>
      <RelatedPosts posts={related} />
    </div>
  )
}

function PostPicture({ post }: { post: Post }) {
  const address = safeAddress(post.previewImage)
  if (!address) return null
  return (
    <figure className="mt-6">
      <div className="aspect-video overflow-hidden rounded-card bg-picture empty:hidden">
        <FallbackPicture
          addresses={[address]}
          alt={post.previewImageAlt ?? ''}
          sizes="(min-width: 1024px) 696px, 100vw"
          first
          className="size-full object-cover"
        />
      </div>
      {post.previewImageCaption && (
        <figcaption dir="auto" className="mt-2 text-sm text-muted wrap-anywhere">
          {post.previewImageCaption}
        </figcaption>
      )}
    </figure>
  )
}
