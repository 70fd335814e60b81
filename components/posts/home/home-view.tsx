import { Drawn } from '#drawn'
import type { PostSummary } from '@/lib/contract/posts/post'
import { FAILURES } from '@/lib/contract/failure-texts'
import { TEXTS } from '@/lib/contract/texts'
import { AffiliateDisclosure } from '../../products/affiliate-disclosure'
import { FirstCategories, Outage } from '../../site/message-pages'
import { ClampedToggles } from '../../ui/display/clamped-toggles'
import { EmptyState, FailedPart } from '../../ui/notes/notes'
import { Highlights } from './highlights'
import { interludesOf } from './interludes'
import { FailedHighlights, LateHighlights } from './late-highlights'
import { FeedItem, isShown } from '../list/feed-item'
import { PostFeed } from '../list/post-feed'
import { PostRow } from '../list/post-row'
import { postRowView } from '../post-view'

/** Data of one part of the page: loaded, not loaded in time, or failed. */
type Part = { posts: PostSummary[] } | 'late' | 'failed'

type Props = {
  highlights: Part
  latest: Exclude<Part, 'late'>
  /** Posts from further down the list, for their pictures. */
  older?: PostSummary[]
  /** Whether there are more posts; the next page is then linked for visitors without scripts. */
  more: boolean
}

/** The Home tab: a lead story, all highlights in a carousel, then the latest posts that neither shows. */
export function HomeView({ highlights, latest, older = [], more }: Props) {
  if (highlights === 'failed' && latest === 'failed') {
    return (
      <>
        <Outage texts={[FAILURES.fetchCuratedPosts, FAILURES.fetchPosts]} address="/" />
        <FirstCategories className="mt-10" />
      </>
    )
  }
  const inCarousel = typeof highlights === 'object' ? highlights.posts.map(({ id }) => id) : []
  const loaded = latest === 'failed' ? [] : latest.posts
  const others = loaded.filter(({ id }) => !inCarousel.includes(id))
  const lead = others.length > 1 ? others[0] : undefined
  const leadSells = lead !== undefined && lead.products.length > 0
  return (
    <div className="space-y-10 sm:space-y-14">
      <ClampedToggles />
      {lead && (
        <div>
          {leadSells && <AffiliateDisclosure className="mb-4" />}
          <PostRow post={postRowView(lead)} first lead />
        </div>
      )}
      <HighlightsPart part={highlights} first={!lead} />
      <section aria-labelledby="latest-posts">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="latest-posts" className="text-2xl font-bold sm:text-3xl">
            Latest posts
          </h2>
          {!leadSells && loaded.some((post) => post.products.length > 0) && <AffiliateDisclosure />}
        </div>
        {latest === 'failed' && <FailedPart text={FAILURES.fetchPosts} address="/" />}
        {latest !== 'failed' && loaded.length === 0 && (
          <EmptyState text={`No posts yet. Come back soon: ${TEXTS.siteTagline.toLowerCase()}.`}>
            <p className="text-muted">
              {'Is this your site? '}
              <a href="/admin" className="font-semibold text-link">
                Sign in
              </a>
              {' and write its first post, or bring posts from another site.'}
            </p>
          </EmptyState>
        )}
        {loaded.length > 0 && (
          <LatestPosts
            posts={others.slice(lead ? 1 : 0)}
            loaded={loaded}
            older={older}
            inCarousel={inCarousel}
            more={more}
            first={!lead && inCarousel.length === 0}
          />
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
    </div>
  )
}

function HighlightsPart({ part, first }: { part: Part; first: boolean }) {
  if (part === 'late') return <LateHighlights />
  return part === 'failed' ? <FailedHighlights /> : <Highlights posts={part.posts} first={first} />
}

type LatestProps = {
  /** The rows, and all posts that the page was loaded with. */
  posts: PostSummary[]
  loaded: PostSummary[]
  older: PostSummary[]
  inCarousel: string[]
  more: boolean
  /** Whether they begin the page. */
  first: boolean
}

function LatestPosts({ posts, loaded, older, inCarousel, more, first }: LatestProps) {
  const interludes = interludesOf(loaded, older, inCarousel)
  const drawn = interludes.map((interlude) => <Drawn key={interlude.key}>{interlude}</Drawn>)
  return (
    <ul className="space-y-8">
      {posts.map((post, index) => (
        <FeedItem key={post.id} position={index} interludes={drawn}>
          <PostRow post={postRowView(post)} first={first && index === 0} />
        </FeedItem>
      ))}
      <PostFeed
        loaded={loaded.length}
        shownIds={[...loaded.map(({ id }) => id), ...inCarousel]}
        position={posts.length}
        interludes={interludes.map((interlude, index) => (isShown(index, posts.length) ? null : interlude))}
        more={more}
      />
    </ul>
  )
}
