import { Drawn } from '#drawn'
import { HIGHLIGHT_STEP, HIGHLIGHT_SUMMARY_LENGTH, HIGHLIGHTS_PER_VIEW } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'
import { truncate } from '@/lib/format/texts/shorten'
import { Carousel } from './carousel'
import { PostPicture } from '../post-parts'

/**
 * The highlighted posts in a carousel, four per view on a wide screen.
 * @param first whether they begin the page.
 */
export function Highlights({ posts, first = false }: { posts: PostSummary[]; first?: boolean }) {
  if (posts.length === 0) return null
  return (
    <Carousel label="Highlights" perView={HIGHLIGHTS_PER_VIEW} step={HIGHLIGHT_STEP}>
      {posts.map((post, index) => (
        <Drawn
          key={post.id}
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${posts.length}`}
          role="group"
          className="slide"
        >
          <a href={postPath(post)} className="group/post post-card flex h-full flex-col no-underline -outline-offset-3">
            <PostPicture
              post={post}
              first={first && index === 0}
              sizes="(min-width: 1024px) 300px, (min-width: 640px) 46vw, 88vw"
            />
            <span lang={post.language} className="flex grow flex-col gap-2 px-5 py-4">
              <span dir="auto" className="font-display text-lg leading-snug font-bold text-balance wrap-anywhere">
                {post.title}
              </span>
              <span dir="auto" className="text-sm leading-relaxed text-pretty text-muted wrap-anywhere">
                {truncate(post.summary, HIGHLIGHT_SUMMARY_LENGTH)}
              </span>
            </span>
          </a>
        </Drawn>
      ))}
    </Carousel>
  )
}
