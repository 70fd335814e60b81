import { Button } from '@/components/ui/controls/button'
import { useId } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { useRowFocus } from '@/components/ui/focus'
import { confirmErase } from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { formatDate, daysLeft } from '@/lib/format/dates'
import { ListRow, WidePicture } from '../kit/list-row'
import type { Choice } from '../kit/list-screen'
import { useErase, useRestore } from './use-deleted-actions'

type Props = {
  post: DeletedPost
  /** When the list was fetched, in milliseconds. */
  now: number
  choice: Choice
}

/** A deleted post, with the time left to restore it. */
export function DeletedRow({ post, now, choice }: Props) {
  const id = useId()
  const { row, next } = useRowFocus()
  const restore = useRestore()
  const { busy, erase } = useErase()
  const [confirm, confirmation] = useConfirm()
  const askToErase = () =>
    confirm({
      title: 'Delete for good',
      message: confirmErase(1),
      detail: post.title,
      confirmLabel: 'Delete for good',
      finalFocus: next,
      onConfirm: () => void erase([post.id]),
    })
  return (
    <ListRow
      isWide
      ref={row}
      titleId={id}
      choice={choice}
      picture={<WidePicture address={post.previewImage} />}
      title={post.title}
      facts={
        <>
          <span>{post.status === 'published' ? 'Was published' : 'Was a draft'}</span>
          {post.deleted_at && (
            <span>{`Deleted ${formatDate(post.deleted_at)}${post.deleted_by ? ` by ${post.deleted_by}` : ''}`}</span>
          )}
          {post.expires_at && <span className="font-medium text-ink">{daysLeft(post.expires_at, now)}</span>}
        </>
      }
      actions={
        <div role="group" aria-label="Actions" className="flex flex-wrap gap-2">
          {restore && (
            <Button aria-describedby={id} busy={busy} onClick={() => void restore([post.id])} className="max-md:grow">
              Restore
            </Button>
          )}
          <Button aria-describedby={id} busy={busy} onClick={askToErase} className="text-danger max-md:grow">
            Delete for good
          </Button>
          <ConfirmDialog {...confirmation} />
        </div>
      }
    />
  )
}
