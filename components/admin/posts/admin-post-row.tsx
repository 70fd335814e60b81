'use client'

import { RecordLink } from '@/components/admin/record-link'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { useRowFocus } from '@/components/ui/focus'
import { changedAt } from '@/lib/contract/posts/post-lists'
import type { PostSummary } from '@/lib/contract/posts/post'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { ListRow, RowCheckbox } from '../list/list-row'
import { RowActions } from './row-actions'
import { PlanMark } from '../schedule/plan-mark'
import { rowId } from '../list/use-list-position'

type Props = {
  post: PostSummary
  /** Views in the last 30 days. */
  views: number
  /** Null outside selection mode. */
  selected: boolean | null
  /** @param range whether to extend the choice to all rows since the last one. */
  onSelect: (selected: boolean, range: boolean) => void
}

/** A post in the dashboard's list. */
export function AdminPostRow({ post, views, selected, onSelect }: Props) {
  const titleId = useId()
  const { row, next } = useRowFocus()
  const selecting = selected !== null
  const changed = changedAt(post)
  return (
    <ListRow ref={row} id={rowId(post.id)} selected={selected}>
      {selecting && <RowCheckbox titleId={titleId} selected={selected} onSelect={onSelect} />}
      <div className="aspect-video w-20 self-start overflow-hidden rounded-lg bg-picture md:w-28">
        {post.previewImage && (
          <FallbackPicture addresses={[post.previewImage]} alt="" sizes="112px" className="size-full object-cover" />
        )}
      </div>
      <div className={`grid min-w-0 gap-1 ${selecting ? '' : 'max-md:col-span-2'}`}>
        <h2 id={titleId} className="text-base leading-snug font-bold text-balance wrap-anywhere">
          {selecting ? (
            post.title
          ) : (
            <RecordLink post={post.id} className="hover:underline">
              {post.title}
            </RecordLink>
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Status post={post} />
          <PlanMark id={post.id} />
          {views > 0 && <span title="In the last 30 days">{countOf(views, 'view')}</span>}
          {post.categories.length > 0 && (
            <span className="min-w-0 wrap-anywhere max-md:hidden">{post.categories.slice(0, 2).join(', ')}</span>
          )}
          {changed && (
            <span>
              <span className="max-md:sr-only">Updated </span>
              <span>{formatDate(changed)}</span>
            </span>
          )}
        </p>
      </div>
      {!selecting && (
        <div className="max-md:col-span-3">
          <RowActions post={post} titleId={titleId} next={next} />
        </div>
      )}
    </ListRow>
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
