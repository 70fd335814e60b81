import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { useRowFocus } from '@/components/ui/focus/use-row-focus'
import { DELETED_WRITES, erasePostMutation } from '@/lib/client/posts/deleted-posts'
import { ADMIN_TEXTS, deleteFailed } from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { formatDate } from '@/lib/format/dates/date'
import { daysLeft } from '@/lib/format/dates/days-left'
import { errorMessageOf } from '../error-message'
import { useRestore } from './use-restore'

type Props = {
  post: DeletedPost
  /** When the list was fetched, in milliseconds. */
  now: number
}

/** A deleted post, with the time left to restore it. */
export function DeletedRow({ post, now }: Props) {
  const id = useId()
  const { row, next } = useRowFocus()
  const restore = useRestore()
  const { mutateAsync: erase } = useMutation(erasePostMutation())
  const busy = useIsMutating({ mutationKey: DELETED_WRITES }) > 0
  const [isConfirming, setConfirming] = useState(false)
  const eraseNow = async () => {
    setConfirming(false)
    try {
      await erase(post.id)
      notify('success', ADMIN_TEXTS.postErased)
    } catch (error) {
      notify('error', deleteFailed(errorMessageOf(error)))
    }
  }
  return (
    <li
      ref={row}
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 px-3 py-3 md:grid-cols-[auto_1fr_auto] md:px-4"
    >
      <div className="aspect-video w-20 self-start overflow-hidden rounded-lg bg-picture md:w-28">
        {post.previewImage && (
          <FallbackPicture addresses={[post.previewImage]} alt="" sizes="112px" className="size-full object-cover" />
        )}
      </div>
      <div className="grid min-w-0 gap-1">
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
      <div role="group" aria-label="Actions" className="col-span-2 flex flex-wrap gap-2 md:col-span-1">
        {restore && (
          <button
            type="button"
            aria-describedby={id}
            aria-disabled={busy}
            onClick={() => void (busy || restore([post.id]))}
            className={`${buttonStyle('quiet')} max-md:grow`}
          >
            Restore
          </button>
        )}
        <button
          type="button"
          aria-describedby={id}
          aria-disabled={busy}
          onClick={() => !busy && setConfirming(true)}
          className={`${buttonStyle('quiet')} text-danger max-md:grow`}
        >
          Delete for good
        </button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title="Delete for good"
        message={ADMIN_TEXTS.confirmErase}
        detail={post.title}
        confirmLabel="Delete for good"
        finalFocus={next}
        onConfirm={() => void eraseNow()}
        onCancel={() => setConfirming(false)}
      />
    </li>
  )
}
