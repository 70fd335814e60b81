import type { PostSummary } from '@/lib/contract/post'
import { FAILURES } from '@/lib/contract/failure-texts'
import { TEXTS } from '@/lib/contract/texts'
import { AffiliateDisclosure } from '../products/affiliate-disclosure'
import { FailedPart } from '../ui/failed-part'
import { Highlights } from './highlights'
import { FailedHighlights, LateHighlights } from './late-highlights'
import { PostFeed } from './post-feed'
import { PostRow } from './post-row'
import { postRowView } from './post-view'

/** Data of one part of the page: loaded, not loaded in time, or failed. */
type Part = { posts: PostSummary[] } | 'late' | 'failed'

type Props = {
  highlights: Part
  latest: Exclude<Part, 'late'>
  /** Whether there are more posts; the next page is then linked for visitors without scripts. */
  more: boolean
}

/** The Home tab: highlights, then the latest posts. */
export function HomeView({ highlights, latest, more }: Props) {
  return (
    <div className="space-y-14">
      <HighlightsPart part={highlights} />
      <LatestPosts part={latest} more={more} first={typeof highlights === 'object' && highlights.posts.length === 0} />
    </div>
  )
}

function HighlightsPart({ part }: { part: Part }) {
  if (part === 'late') return <LateHighlights />
  return part === 'failed' ? <FailedHighlights /> : <Highlights posts={part.posts} />
}

/** @param first whether its first post has the first image of the page. */
function LatestPosts({ part, more, first }: { part: Props['latest']; more: boolean; first: boolean }) {
  const posts = part === 'failed' ? [] : part.posts
  return (
    <section aria-labelledby="latest-posts">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="latest-posts" className="text-2xl font-bold sm:text-3xl">
          Latest posts
        </h2>
        {posts.some((post) => post.products.length > 0) && <AffiliateDisclosure />}
      </div>
      {part === 'failed' && <FailedPart text={FAILURES.fetchPosts} address="/" className="" />}
      {part !== 'failed' && posts.length === 0 && (
        <p className="rounded-card border border-dashed border-line py-16 text-center text-muted">
          {`No posts yet. Come back soon: ${TEXTS.siteTagline.toLowerCase()}.`}
        </p>
      )}
      {posts.length > 0 && (
        <ul className="space-y-8">
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostRow post={postRowView(post)} first={first && index === 0} />
            </li>
          ))}
          <PostFeed renderedIds={posts.map((post) => post.id)} more={more} />
        </ul>
      )}
      {more && (
        <noscript>
          <p className="mt-8 text-center">
            <a href="/page/2" rel="next" className="font-semibold text-link">
              Older posts
            </a>
          </p>
        </noscript>
      )}
    </section>
  )
}
