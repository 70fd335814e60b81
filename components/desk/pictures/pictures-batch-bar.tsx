import { api } from '@/lib/client/calls/client'
import type { PictureRow } from '@/lib/client/pictures'
import { confirmPictureRemoval } from '@/lib/contract/pictures/picture-texts'
import { type BatchAction, BatchBar, type BatchProps } from '../kit/list-screen'
import { undo, useWrite } from '../kit/feedback'

const namesOf = (pictures: PictureRow[]) => pictures.map(({ name }) => name)

/** The batch actions for the selected pictures. */
export function PicturesBatchBar(props: BatchProps<PictureRow>) {
  const { busy, remove, restore } = usePictureRemoval()
  const { items } = props.selection
  const removed = items.filter(({ removed_at: at }) => at !== null)
  const unused = items.filter(({ removed_at: at, use_count: uses }) => at === null && uses === 0)
  const used = items.length - unused.length - removed.length
  const restoring: BatchAction<PictureRow>[] =
    removed.length > 0
      ? [{ name: 'Restore', items: removed, run: (pictures) => restore({ names: namesOf(pictures) }) }]
      : []
  return (
    <BatchBar
      {...props}
      label="Selected pictures"
      note={used > 0 && `${used.toLocaleString('en-US')} in use`}
      actions={[
        ...restoring,
        {
          name: 'Remove unused',
          items: unused,
          busy,
          isDangerous: true,
          hint: used > 0 ? 'Posts or products show all of them' : undefined,
          question: removalQuestion(unused),
          run: (pictures) => remove(namesOf(pictures)),
        },
      ]}
    />
  )
}

/** What is asked before pictures are removed. */
export const removalQuestion = (pictures: PictureRow[]) => ({
  title: 'Remove Pictures',
  message: confirmPictureRemoval(pictures.length),
  detail: pastNote(pictures),
  confirmLabel: 'Remove',
})

/** What else removing pictures takes away; undefined for nothing. */
function pastNote(pictures: PictureRow[]): string | undefined {
  const past = pictures.filter(({ past_count: count }) => count > 0).length
  if (past === 0) return undefined
  return `Earlier versions or deleted posts show ${pictures.length === 1 ? 'it' : `${past} of them`}, and would lack ${pictures.length === 1 ? 'it' : 'them'} after that.`
}

/** Removes unused pictures, with Undo in the toast, and restores them. */
export function usePictureRemoval() {
  const { write: restore } = useWrite(api.pictures.restore, { failed: 'Failed to restore pictures' })
  const { busy, write } = useWrite(api.pictures.remove, {
    failed: 'Failed to remove pictures',
    isPartial: ({ usedNames }) => usedNames.length > 0,
  })
  /** @param names of pictures that were unused when listed; one that is in use by now is not removed. */
  const remove = (names: string[]) =>
    write({ names }, ({ removedNames }) => removedNames.length > 0 && undo(() => restore({ names: removedNames })))
  return { busy, remove, restore }
}
