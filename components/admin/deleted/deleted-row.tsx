import { Button } from '@/components/ui/controls/button'
import { useId } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { useRowFocus } from '@/components/ui/focus'
import { confirmErase } from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { formatDate, daysLeft } from '@/lib/format/dates'
import { ListRow, RowCheckbox } from '../list/list-row'
import { useErase, useRestore } from './use-deleted-actions'

type Props = {
  post: DeletedPost
  /** When the list was fetched, in milliseconds. */
  now: number
  /** Null outside selection mode. */
  selected: boolean | null
  /** @param range whether to extend the choice to all rows since the last one. */
  onSelect: (selected: boolean, range: boolean) => void
}

/** A deleted post, with the time left to restore it. */
export function DeletedRow({ post, now, selected, onSelect }: Props) {
  const id = useId()
  const { row, next } = useRowFocus()
  const restore = useRestore()
  const { busy, erase } = useErase()
  const [confirm, confirmation] = useConfirm()
  return (
    <ListRow ref={row} selected={selected}>
      {selected !== null && <RowCheckbox titleId={id} selected={selected} onSelect={onSelect} />}
      <div className="aspect-video w-20 self-start overflow-hidden rounded-lg bg-picture md:w-28">
        {post.previewImage && (
          <FallbackPicture addresses={[post.previewImage]} alt="" sizes="112px" className="size-full object-cover" />
        )}
      </div>
      <div className={`grid min-w-0 gap-1 ${selected === null ? 'max-md:col-span-2' : ''}`}>
        <h2 id={id} dir="auto" className="text-base leading-snug font-bold text-balance wrap-anywhere">
          {post.title || 'Untitled'}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{post.status === 'published' ? 'Was published' : 'Was a draft'}</span>
          {post.deleted_at && (
            <span>{`Deleted ${formatDate(post.deleted_at)}${post.deleted_by ? ` by ${post.deleted_by}` : ''}`}</span>
          )}
          {post.expires_at && <span className="font-medium text-ink">{daysLeft(post.expires_at, now)}</span>}
        </p>
      </div>
      {selected === null && (
        <div role="group" aria-label="Actions" className="flex flex-wrap gap-2 max-md:col-span-3">
          {restore && (
            <Button
              aria-describedby={id}
              busy={busy}
              onClick={() => void (busy || restore([post.id]))}
              className="max-md:grow"
            >
              Restore
            </Button>
          )}
          <Button
            aria-describedby={id}
            busy={busy}
            onClick={() =>
              confirm({
                title: 'Delete for good',
                message: confirmErase(1),
                detail: post.title,
                confirmLabel: 'Delete for good',
                finalFocus: next,
                onConfirm: () => void erase([post.id]),
              })
            }
            className="text-danger max-md:grow"
          >
            Delete for good
          </Button>
        </div>
      )}
      <ConfirmDialog {...confirmation} />
    </ListRow>
  )
}
