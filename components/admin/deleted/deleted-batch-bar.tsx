import { Button } from '@/components/ui/controls/button'
import { type RefObject, useRef } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { confirmErase } from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { SelectionBar, type Selection } from '../list/selection'
import { useErase, useRestore } from './use-deleted-actions'

type Props = {
  selection: Selection<DeletedPost>
  /** Element to focus after a change, which unmounts the bar. */
  next: RefObject<HTMLElement | null>
}

/** Restores the selected deleted posts, or deletes them for good. */
export function DeletedBatchBar({ selection, next }: Props) {
  const restore = useRestore()
  const { busy, erase } = useErase()
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const ids = selection.items.map(({ id }) => id)
  const isDisabled = ids.length === 0 || busy
  const act = (run: (ids: string[]) => Promise<boolean>) => {
    finalFocus.current = next.current
    void run(ids).then((done) => done && selection.end())
  }
  return (
    <SelectionBar label="Selected posts">
      <p aria-live="polite" className="mr-auto text-sm font-semibold">
        {`${ids.length} selected`}
      </p>
      {restore && (
        <Button
          disabled={isDisabled}
          onClick={() => {
            act(restore)
            next.current?.focus()
          }}
        >
          Restore
        </Button>
      )}
      <Button
        kind="danger"
        disabled={isDisabled}
        onClick={() =>
          confirm({
            title: 'Delete for good',
            message: confirmErase(ids.length),
            confirmLabel: 'Delete for good',
            finalFocus,
            onConfirm: () => act(erase),
          })
        }
      >
        Delete for good
      </Button>
      <ConfirmDialog {...confirmation} />
    </SelectionBar>
  )
}
