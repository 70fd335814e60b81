import type { PostSummary } from '@/lib/contract/posts/post'
import { FAILURES } from '@/lib/contract/failure'
import { TEXTS } from '@/lib/contract/texts'
import { AffiliateDisclosure } from '../../products/affiliate-disclosure'
import { FailedPart } from '../../ui/notes/notes'
import { Highlights } from './highlights'
import { HIGHLIGHT_SUMMARY_LENGTH } from '@/lib/contract/limits'
import { postPath } from '@/lib/format/addresses/paths'
import { truncate } from '@/lib/format/texts/shorten'
import { CategoryBadges, PostPicture } from '../post-parts'
import { FailedHighlights, LateHighlights } from './late-highlights'
import { PostFeed } from '../list/post-feed'
import { PostRow } from '../list/post-row'
import { postRowView } from '../post-view'

/** What the site is, in one sentence above its first story. */
const PROMISE =
  'Hand-picked projects for your home, each with the steps, the tools and the products that the job takes.'

/** Data of one part of the page: loaded, not loaded in time, or failed. */
type Part = { posts: PostSummary[] } | 'late' | 'failed'

type Props = {
  highlights: Part
  latest: Exclude<Part, 'late'>
  /** Whether there are more posts; the next page is then linked for visitors without scripts. */
  more: boolean
}

/** The Home tab: the first highlight large, all highlights in a carousel, then the latest posts. */
export function HomeView({ highlights, latest, more }: Props) {
  const lead = typeof highlights === 'object' ? highlights.posts[0] : undefined
  return (
    <div className="space-y-10 sm:space-y-14">
      <div className="space-y-6">
        <p className="text-lg text-balance text-muted sm:text-xl">{PROMISE}</p>
        {lead && <LeadStory post={lead} />}
        <HighlightsPart part={highlights} />
      </div>
      <LatestPosts part={latest} more={more} lead={lead} />
    </div>
  )
}

function HighlightsPart({ part }: { part: Part }) {
  if (part === 'late') return <LateHighlights />
  return part === 'failed' ? <FailedHighlights /> : <Highlights posts={part.posts} />
}

type LatestProps = {
  part: Props['latest']
  more: boolean
  /** The post shown above the list, which does not repeat it if it is the newest. */
  lead: PostSummary | undefined
}

function LatestPosts({ part, more, lead }: LatestProps) {
  const loaded = part === 'failed' ? [] : part.posts
  const posts = loaded.length > 1 && loaded[0]?.id === lead?.id ? loaded.slice(1) : loaded
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
        <ul className="space-y-4 sm:space-y-8">
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostRow post={postRowView(post)} first={!lead && index === 0} />
            </li>
          ))}
          <PostFeed renderedIds={loaded.map((post) => post.id)} more={more} />
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

/** The first highlight, large, above the carousel of all. */
function LeadStory({ post }: { post: PostSummary }) {
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
