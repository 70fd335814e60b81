import { HIGHLIGHT_SUMMARY_LENGTH, HIGHLIGHTS_PER_VIEW } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'
import { truncate } from '@/lib/format/texts/shorten'
import { Carousel } from './carousel'
import { PostPicture } from '../post-parts'

const CARD_LINK =
  'group/post flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface no-underline ' +
  'transition-shadow hover:shadow-lift'

/** The highlighted posts in a carousel, four per view on a wide screen. */
export function Highlights({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Carousel label="Highlights" perView={HIGHLIGHTS_PER_VIEW}>
      {posts.map((post, index) => (
        <div
          key={post.id}
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${posts.length}`}
          role="group"
          className="w-[78%] shrink-0 snap-start sm:w-[44%] lg:w-[calc((100%-(var(--per-view)-1)*1.25rem)/var(--per-view))]"
        >
          <a href={postPath(post)} className={CARD_LINK}>
            <PostPicture post={post} sizes="(min-width: 1024px) 300px, (min-width: 640px) 44vw, 78vw" />
            <span className="flex grow flex-col gap-2 border-t-4 border-accent p-4">
              <span dir="auto" className="line-clamp-3 font-display text-lg leading-snug font-bold wrap-anywhere">
                {post.title}
              </span>
              <span dir="auto" className="text-sm leading-relaxed text-muted wrap-anywhere">
                {truncate(post.summary, HIGHLIGHT_SUMMARY_LENGTH)}
              </span>
            </span>
          </a>
        </div>
      ))}
    </Carousel>
  )
}
