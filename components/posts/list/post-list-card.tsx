'use client'

import { MarkedText } from '../../ui/display/marked-text'
import { CategoryBadges } from '../category-badges'
import { MatchNote } from '../search/match-note'
import { PostPicture } from '../post-picture'
import type { PostView } from '../post-view'
import { TagList } from '../post/tag-list'

const TAG_LIMIT = 6

type Props = {
  post: PostView
  /** Whether its image is the first of the page. */
  first?: boolean
  /** Heading level of its title. */
  heading?: 'h2' | 'h3'
  /** Words to highlight in its texts. */
  marked?: string[] | undefined
}

/** A post in search results or in the list of a category. */
export function PostListCard({ post, first = false, heading: Heading = 'h2', marked = [] }: Props) {
  return (
    <article className="group/post relative overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift">
      {post.previewImage && (
        <PostPicture
          post={post}
          first={first}
          sizes="(min-width: 1280px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
        />
      )}
      <div className="grid gap-3 p-5">
        <CategoryBadges categories={post.categories} />
        <Heading dir="auto" className="text-xl font-bold wrap-anywhere">
          <a href={post.address} className="no-underline group-hover/post:underline after:absolute after:inset-0">
            <MarkedText text={post.title} words={marked} />
          </a>
        </Heading>
        {post.date && (
          <p className="text-sm text-muted">
            <time dateTime={post.date.moment}>{post.date.text}</time>
          </p>
        )}
        <p dir="auto" className="leading-relaxed text-muted wrap-anywhere">
          <MarkedText text={post.summary} words={marked} />
        </p>
        <MatchNote post={post} words={marked} />
        <TagList tags={post.tags} limit={TAG_LIMIT} />
      </div>
    </article>
  )
}
