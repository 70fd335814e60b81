import { Star } from 'lucide-react'
import { useId } from 'react'
import { useRowFocus } from '@/components/ui/focus'
import { changedAt } from '@/lib/contract/posts/post-lists'
import type { PostSummary } from '@/lib/contract/posts/post'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { ListRow, WidePicture } from '../kit/list-row'
import type { Choice } from '../kit/list-screen'
import { RowActions } from './row-actions'
import { PlanMark } from './plan-mark'
import { rowId } from '../kit/use-list-position'

type Props = {
  post: PostSummary
  /** Views in the last 30 days. */
  views: number
  choice: Choice
}

/** A post in the dashboard's list. */
export function AdminPostRow({ post, views, choice }: Props) {
  const titleId = useId()
  const { row, next } = useRowFocus()
  const changed = changedAt(post)
  return (
    <ListRow
      isWide
      ref={row}
      id={rowId(post.id)}
      titleId={titleId}
      choice={choice}
      picture={<WidePicture address={post.previewImage} />}
      title={post.title}
      opens={{ post: post.id }}
      facts={
        <>
          <Status post={post} />
          <PlanMark id={post.id} />
          {post.author_name && (
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {post.author_name}
            </span>
          )}
          {views > 0 && <span title="In the last 30 days">{countOf(views, 'view')}</span>}
          {post.categories.length > 0 && (
            <span className="min-w-0 wrap-anywhere max-md:hidden">{post.categories.slice(0, 1).join(', ')}</span>
          )}
          {changed && (
            <span>
              <span className="max-md:sr-only">Updated </span>
              <span>{formatDate(changed)}</span>
            </span>
          )}
        </>
      }
      actions={<RowActions post={post} titleId={titleId} next={next} />}
    />
  )
}

function Status({ post }: { post: PostSummary }) {
  const published = post.status === 'published'
  return (
    <>
      <span className="inline-flex items-center gap-1.5 font-medium text-ink">
        <span className={`size-2 rounded-full ${published ? 'bg-success' : 'border-2 border-muted'}`} />
        <span>{published ? 'Published' : 'Draft'}</span>
      </span>
      {post.isHighlighted && (
        <span className="inline-flex items-center gap-1 font-medium text-ink">
          <Star aria-hidden="true" className="size-3.5 fill-current text-star" />
          <span>Highlighted</span>
        </span>
      )}
    </>
  )
}
