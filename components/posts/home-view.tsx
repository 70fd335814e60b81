import type { PostSummary } from '@/lib/contract/post'
import { TEXTS } from '@/lib/contract/texts'
import { AffiliateDisclosure } from '../products/affiliate-disclosure'
import { Highlights } from './highlights'
import { PostFeed } from './post-feed'
import { PostRow } from './post-row'
import { postRowView } from './post-view'

type Props = {
  highlights: PostSummary[]
  latest: PostSummary[]
  /** Whether there are posts beyond the latest; their page is linked for those without scripts. */
  more: boolean
}

/** The Home tab: the highlights, and the latest posts one a row. */
export function HomeView({ highlights, latest, more }: Props) {
  return (
    <div className="space-y-14">
      <Highlights posts={highlights} />
      <section aria-labelledby="latest-posts">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="latest-posts" className="text-2xl font-bold sm:text-3xl">
            Latest posts
          </h2>
          {latest.some((post) => post.products.length > 0) && <AffiliateDisclosure />}
        </div>
        {latest.length === 0 ? (
          <p className="rounded-card border border-dashed border-line py-16 text-center text-muted">
            {`No posts yet. Come back soon: ${TEXTS.siteTagline.toLowerCase()}.`}
          </p>
        ) : (
          <ul className="space-y-8">
            {latest.map((post, index) => (
              <li key={post.id}>
                <PostRow post={postRowView(post)} first={index === 0 && highlights.length === 0} />
              </li>
            ))}
            <PostFeed drawn={latest.map((post) => post.id)} more={more} />
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
    </div>
  )
}
