import { CARD_SUMMARY_LENGTH } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/post'
import { postPath, safeAddress } from '@/lib/format/address'
import { cutText } from '@/lib/format/cut-text'
import { formatDate } from '@/lib/format/date'
import { FallbackPicture } from '../ui/fallback-picture'
import { CategoryBadges } from './category-badges'
import { TagList } from './tag-list'

const TAG_LIMIT = 6

/** A post in the results of a search or the list of a category. */
export function PostListCard({ post, heading: Heading = 'h2' }: { post: PostSummary; heading?: 'h2' | 'h3' }) {
  const picture = safeAddress(post.previewImage)
  return (
    <article className="group relative overflow-hidden rounded-card border border-line bg-surface transition hover:shadow-lift sm:flex">
      {picture && (
        <div className="relative aspect-video shrink-0 bg-picture sm:aspect-auto sm:w-60">
          <FallbackPicture
            addresses={[picture]}
            alt={post.previewImageAlt ?? ''}
            sizes="(min-width: 640px) 240px, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      <div className="grid min-w-0 grow content-start gap-3 p-5">
        <CategoryBadges categories={post.categories} />
        <Heading dir="auto" className="text-xl font-bold wrap-anywhere">
          <a href={postPath(post)} className="no-underline group-hover:underline after:absolute after:inset-0">
            {post.title}
          </a>
        </Heading>
        {post.created_at && (
          <p className="text-sm text-muted">
            <time dateTime={post.created_at}>{formatDate(post.created_at)}</time>
          </p>
        )}
        <p dir="auto" className="leading-relaxed text-muted wrap-anywhere">
          {cutText(post.summary, CARD_SUMMARY_LENGTH)}
        </p>
        <TagList tags={post.tags} limit={TAG_LIMIT} />
      </div>
    </article>
  )
}
