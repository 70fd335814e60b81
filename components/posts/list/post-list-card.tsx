'use client'

import { markWords } from '@/lib/format/texts/words'
import type { PostView } from '../post-view'
import { MarkedText } from '../../ui/display/marked-text'
import { CategoryBadges, PostPicture, TagList } from '../post-parts'

/** Says why a post matched a search when neither its title nor its shown summary has a searched word. */
function MatchNote({ post, words }: { post: PostView; words: string[] }) {
  const holds = (text: string) => markWords(text, words).some(({ isMarked }) => isMarked)
  if (words.length === 0 || holds(post.title) || holds(post.summary)) return null
  const tag = post.tags.find(holds) ?? post.categories.find(holds)
  return (
    <p className="text-sm text-muted">
      {tag ? (
        <>
          <span>Matches the topic </span>
          <span className="font-semibold text-ink">{tag}</span>
        </>
      ) : (
        <span>Matches in its text or its products</span>
      )}
    </p>
  )
}

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
