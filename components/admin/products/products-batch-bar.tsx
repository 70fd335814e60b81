import { attempt } from '@/components/admin/error-message'
import { Button } from '@/components/ui/controls/button'
import { type RefObject, useRef, useState } from 'react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { type CatalogRow, checkLinksMutation } from '@/lib/client/products/catalog'
import { confirmProductDelete, linkCheckFailed, linksQueued } from '@/lib/contract/products/product-texts'
import { SelectionBar, type Selection } from '../list/selection'
import { RereadDialog } from './reread/reread-dialog'
import { useProductArchive, useProductRemoval } from './use-product-changes'
import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'

type Props = {
  selection: Selection<CatalogRow>
  /** Element to focus after a change, which unmounts the bar. */
  next: RefObject<HTMLElement | null>
}

/** The batch actions for the selected products. */
export function ProductsBatchBar({ selection, next }: Props) {
  const { busy, remove } = useProductRemoval()
  const archive = useProductArchive()
  const links = useLinkChecks()
  const [rereading, setReread] = useState<CatalogRow[] | null>(null)
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const { items } = selection
  const unused = items.filter(({ posts }) => posts === 0)
  const unarchived = items.filter(({ archived }) => !archived)
  const used = items.length - unused.length
  const askToDelete = () =>
    confirm({
      title: 'Confirm Deletion',
      message: confirmProductDelete(unused.length),
      detail:
        used > 0 ? `${used === 1 ? 'One that a post features stays' : `${used} that posts feature stay`}.` : undefined,
      finalFocus,
      onConfirm: () => {
        finalFocus.current = next.current
        selection.end()
        void remove(unused.map(({ id }) => id))
      },
    })
  return (
    <SelectionBar label="Selected products">
      <p aria-live="polite" className="text-sm font-semibold">
        {`${items.length.toLocaleString('en-US')} selected`}
      </p>
      <p className="mr-auto text-sm text-muted">{used > 0 && `${used.toLocaleString('en-US')} in use`}</p>
      <Button
        disabled={items.length === 0 || links.busy}
        onClick={() => void links.check(items.map(({ id }) => id)).then((queued) => queued && selection.end())}
      >
        Check links
      </Button>
      <Button disabled={items.length === 0} onClick={() => setReread(items)}>
        Read again
      </Button>
      {rereading && (
        <RereadDialog
          products={rereading}
          onClose={() => setReread(null)}
          onDone={() => {
            selection.end()
            next.current?.focus()
          }}
        />
      )}
      <Button
        disabled={items.length === 0 || archive.busy}
        onClick={() =>
          void archive
            .archive(
              (unarchived.length > 0 ? unarchived : items).map(({ id }) => id),
              unarchived.length > 0,
            )
            .then((done) => done && selection.end())
        }
      >
        {items.length > 0 && unarchived.length === 0 ? 'Take out of the archive' : 'Archive'}
      </Button>
      <Button
        kind="danger"
        disabled={unused.length === 0 || busy}
        title={items.length > 0 && unused.length === 0 ? 'Posts feature all of them' : undefined}
        onClick={askToDelete}
      >
        Delete unused
      </Button>
      <ConfirmDialog {...confirmation} />
    </SelectionBar>
  )
}

/** Queues checks of the addresses of products, and says so. */
function useLinkChecks() {
  const { mutateAsync, isPending: busy } = useMutation(checkLinksMutation())
  return {
    busy,
    /** @returns whether they were queued. */
    check: async (ids: string[]): Promise<boolean> => {
      if (ids.length === 0 || busy) return false
      return attempt(async () => {
        const { message, queuedCount } = await mutateAsync(ids)
        notify('success', message || linksQueued(queuedCount))
      }, linkCheckFailed)
    },
  }
}
