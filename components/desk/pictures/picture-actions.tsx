import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { PictureRow } from '@/lib/client/pictures'
import { confirmPictureRemoval } from '@/lib/contract/pictures/picture-texts'
import { pastNote } from './pictures-batch-bar'
import { ReplacePicture } from './replace-picture'
import { usePictureRemoval } from './use-picture-removal'

type Props = {
  picture: PictureRow
  /** Called when the picture has left the list that it was in. */
  onGone: () => void
}

/** Replacing a picture everywhere, removing it while nothing shows it, and restoring it. */
export function PictureActions({ picture, onGone }: Props) {
  const { busy, remove, restore } = usePictureRemoval()
  const [isReplacing, setReplacing] = useState(false)
  const [confirm, confirmation] = useConfirm()
  if (picture.removed_at)
    return (
      <Button
        kind="primary"
        onClick={() => {
          void restore([picture.name])
          onGone()
        }}
        className="justify-self-end"
      >
        Restore
      </Button>
    )
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {picture.use_count > 0 ? (
        <Button onClick={() => setReplacing(true)}>Replace everywhere...</Button>
      ) : (
        <Button
          kind="danger"
          busy={busy}
          onClick={() =>
            confirm({
              title: 'Remove Pictures',
              message: confirmPictureRemoval(1),
              detail: pastNote([picture]),
              confirmLabel: 'Remove',
              onConfirm: () => {
                void remove([picture.name])
                onGone()
              },
            })
          }
        >
          Remove
        </Button>
      )}
      <ConfirmDialog {...confirmation} />
      {isReplacing && (
        <ReplacePicture
          picture={picture}
          onReplaced={() => {
            setReplacing(false)
            onGone()
          }}
          onClose={() => setReplacing(false)}
        />
      )}
    </div>
  )
}
