import { CARD_SUMMARY_LENGTH } from '@/lib/contract/limits'
import type { PostSummary } from '@/lib/contract/post'
import { postPath } from '@/lib/format/address'
import { cutText } from '@/lib/format/cut-text'
import { formatDate } from '@/lib/format/date'
import { MarkedText } from '../ui/marked-text'
import { CategoryBadges } from './category-badges'
import { PostPicture } from './post-picture'
import { TagList } from './tag-list'

const TAG_LIMIT = 6

type Props = {
  post: PostSummary
  /** Whether its picture is the first of the page. */
  first?: boolean
  /** The level of its title in the headings of the page. */
  heading?: 'h2' | 'h3'
  /** Words to mark in its texts. */
  marked?: string[] | undefined
}

/** A post in the results of a search or the list of a category. */
export function PostListCard({ post, first = false, heading: Heading = 'h2', marked = [] }: Props) {
  return (
    <article className="group/post relative overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift">
      {post.previewImage && (
        <PostPicture post={post} first={first} sizes="(min-width: 1280px) 400px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw" />
      )}
      <div className="grid gap-3 p-5">
        <CategoryBadges categories={post.categories} />
        <Heading dir="auto" className="text-xl font-bold wrap-anywhere">
          <a href={postPath(post)} className="no-underline group-hover/post:underline after:absolute after:inset-0">
            <MarkedText text={post.title} words={marked} />
          </a>
        </Heading>
        {post.created_at && (
          <p className="text-sm text-muted">
            <time dateTime={post.created_at}>{formatDate(post.created_at)}</time>
          </p>
        )}
        <p dir="auto" className="leading-relaxed text-muted wrap-anywhere">
          <MarkedText text={cutText(post.summary, CARD_SUMMARY_LENGTH)} words={marked} />
        </p>
        <TagList tags={post.tags} limit={TAG_LIMIT} />
      </div>
    </article>
  )
}
