import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { api } from '@/lib/client/calls/client'
import { type PictureRow, pictureReplacementQuery } from '@/lib/client/pictures'
import { removalQuestion, usePictureRemoval } from './pictures-batch-bar'
import { countOf } from '@/lib/format/texts/counts'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogForm } from '@/components/ui/dialogs/dialog'
import { Picture } from '../kit/frame'
import { Spinner } from '@/components/ui/notes/spinner'
import { errorMessageOf, undo, useWrite } from '../kit/feedback'
import { ChoosePicture } from './choose-picture'
import { pictureLabel } from './picture-tile'

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
          void restore({ names: [picture.name] })
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
              ...removalQuestion([picture]),
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
      {isReplacing && <ReplacePicture picture={picture} onReplaced={onGone} onClose={() => setReplacing(false)} />}
    </div>
  )
}

type ReplacePictureProps = { picture: PictureRow; onReplaced: () => void; onClose: () => void }

/** Puts another picture in place of one, everywhere, after showing what changes. */
function ReplacePicture({ picture, onReplaced, onClose }: ReplacePictureProps) {
  const [by, setBy] = useState<PictureRow | null>(null)
  return (
    <Dialog onClose={onClose} title={by ? 'Replace everywhere' : 'Replace with which picture?'}>
      {by ? (
        <Changes picture={picture} by={by} onBack={() => setBy(null)} onReplaced={onReplaced} />
      ) : (
        <ChoosePicture except={picture.name} onChoose={setBy} />
      )}
    </Dialog>
  )
}

type ChangesProps = { picture: PictureRow; by: PictureRow; onBack: () => void; onReplaced: () => void }

function Changes({ picture, by, onBack, onReplaced }: ChangesProps) {
  const { data: places, error } = useQuery(pictureReplacementQuery(picture.name, by.name))
  const failed = 'Failed to replace picture'
  const { write: putBack } = useWrite(api.pictures.undoReplace, { failed })
  const { busy, write } = useWrite(api.pictures.replace, { failed })
  const params = { name: picture.name }
  const replace = async () => {
    const isDone = await write({ params, body: { by: by.name } }, ({ data }) => {
      const places = data.replaced.map(({ place, id, at }) => ({ place, id, at }))
      return undo(() => putBack({ params, body: { by: by.name, places } }))
    })
    if (isDone) onReplaced()
  }
  if (error) return <p role="alert">{errorMessageOf(error)}</p>
  if (!places) return <Spinner text="Checking what will change..." className="py-8" />
  return (
    <DialogForm
      submit={busy ? 'Replacing...' : `Replace in ${countOf(places.length, 'place')}`}
      isBusy={busy || places.length === 0}
      cancel="Another picture"
      onSubmit={() => void replace()}
      onCancel={onBack}
    >
      <div className="grid grid-cols-2 gap-3">
        {[picture, by].map((each) => (
          <div key={each.name} className="grid aspect-4/3 place-items-center overflow-hidden rounded-lg bg-picture">
            <Picture
              address={each.url}
              alt={pictureLabel(each)}
              sizes="220px"
              fallback="Missing"
              className="size-full object-contain"
            />
          </div>
        ))}
      </div>
      <ul aria-label="Places to change" className="grid max-h-60 divide-y divide-line overflow-y-auto">
        {places.map(({ place, id, title }) => (
          <li key={`${place} ${id}`} dir="auto" className="py-2 font-semibold wrap-anywhere">
            {title || 'Untitled'}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">Posts keep their alt texts, and their previous version stays in the history.</p>
    </DialogForm>
  )
}
