import { Button } from '@/components/ui/controls/button'
import { type RefObject, useRef } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { PictureRow } from '@/lib/client/pictures'
import { confirmPictureRemoval } from '@/lib/contract/pictures/picture-texts'
import { SelectionBar, type Selection } from '../list/selection'
import { usePictureRemoval } from './use-picture-removal'

type Props = {
  selection: Selection<PictureRow>
  /** Element to focus after a change, which unmounts the bar. */
  next: RefObject<HTMLElement | null>
}

/** The batch actions for the selected pictures. */
export function PicturesBatchBar({ selection, next }: Props) {
  const { busy, remove, restore } = usePictureRemoval()
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const { items } = selection
  const removed = items.filter(({ removed_at: at }) => at !== null)
  const unused = items.filter(({ removed_at: at, use_count: uses }) => at === null && uses === 0)
  const used = items.length - unused.length - removed.length
  const namesOf = (pictures: PictureRow[]) => pictures.map(({ name }) => name)
  return (
    <SelectionBar label="Selected pictures">
      <p aria-live="polite" className="text-sm font-semibold">
        {`${items.length.toLocaleString('en-US')} selected`}
      </p>
      <p className="mr-auto text-sm text-muted">{used > 0 && `${used.toLocaleString('en-US')} in use`}</p>
      {removed.length > 0 && (
        <Button
          onClick={() => {
            next.current?.focus()
            selection.end()
            void restore(namesOf(removed))
          }}
        >
          Restore
        </Button>
      )}
      <Button
        kind="danger"
        disabled={unused.length === 0 || busy}
        title={used > 0 && unused.length === 0 ? 'Posts or products show all of them' : undefined}
        onClick={() =>
          confirm({
            title: 'Remove Pictures',
            message: confirmPictureRemoval(unused.length),
            detail: pastNote(unused),
            confirmLabel: 'Remove',
            finalFocus,
            onConfirm: () => {
              finalFocus.current = next.current
              selection.end()
              void remove(namesOf(unused))
            },
          })
        }
      >
        Remove unused
      </Button>
      <ConfirmDialog {...confirmation} />
    </SelectionBar>
  )
}

/** What else removing pictures takes away; undefined for nothing. */
export function pastNote(pictures: PictureRow[]): string | undefined {
  const past = pictures.filter(({ past_count: count }) => count > 0).length
  if (past === 0) return undefined
  return `Earlier versions or deleted posts show ${pictures.length === 1 ? 'it' : `${past} of them`}, and would lack ${pictures.length === 1 ? 'it' : 'them'} after that.`
}
