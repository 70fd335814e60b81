import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreVersionMutation } from '@/lib/client/posts/post-versions'
import { ADMIN_TEXTS, versionRestoreFailed } from '@/lib/contract/admin-texts'
import type { VersionSummary } from '@/lib/contract/posts/post-version'
import { errorMessageOf } from '../../admin/error-message'
import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/controls/button-style'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { formatMoment } from '@/lib/format/dates/moment'

type Props = { id: string; version: VersionSummary; current: VersionSummary | undefined; onRestored: () => void }

/** Restores a version of the post, after confirmation. */
export function RestoreButton({ id, version, current, onRestored }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useMutation(restoreVersionMutation(id))
  const restore = async () => {
    setConfirming(false)
    try {
      await mutateAsync({ version: version.saved_at ?? '', updated_at: current?.saved_at ?? '' })
      notify('success', ADMIN_TEXTS.versionRestored)
      onRestored()
    } catch (error) {
      notify('error', versionRestoreFailed(errorMessageOf(error)))
    }
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && setConfirming(true)}
        className={buttonStyle('primary')}
      >
        {isPending ? 'Restoring...' : 'Restore this version'}
      </button>
      <ConfirmDialog
        open={isConfirming}
        title="Confirm Restore"
        message={`Are you sure you want to restore the version of ${formatMoment(version.saved_at ?? '', 'second')}? It becomes a new version; the current one is kept.`}
        detail={
          current?.status === 'published'
            ? 'This post is published: visitors will see the restored version.'
            : 'This post stays a draft.'
        }
        confirmLabel="Restore"
        kind="primary"
        onConfirm={() => void restore()}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}
