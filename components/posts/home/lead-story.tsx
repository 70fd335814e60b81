import { HIGHLIGHT_SUMMARY_LENGTH } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/page-paths'
import { truncate } from '@/lib/format/texts/truncate'
import { CategoryBadges } from '../category-badges'
import { PostPicture } from '../post-picture'

/** The first highlight, large, above the carousel of all. */
export function LeadStory({ post }: { post: PostSummary }) {
  return (
    <article className="group/post relative grid overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PostPicture
        post={post}
        first
        sizes="(min-width: 1280px) 736px, (min-width: 768px) 60vw, 100vw"
        className="md:aspect-auto md:h-full md:min-h-80"
      />
      <div className="grid content-center gap-3 p-5 sm:p-8">
        <CategoryBadges categories={post.categories} />
        <h2 dir="auto" className="text-2xl font-bold wrap-anywhere sm:text-4xl">
          <a href={postPath(post)} className="no-underline group-hover/post:underline after:absolute after:inset-0">
            {post.title}
          </a>
        </h2>
        <p dir="auto" className="text-muted wrap-anywhere sm:text-lg">
          {truncate(post.summary, HIGHLIGHT_SUMMARY_LENGTH)}
        </p>
      </div>
    </article>
  )
}
