import { type ComponentProps, useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { ChooseProduct } from './choose-product'
import { Button } from '@/components/ui/controls/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { undo, useWrite } from '../kit/feedback'

/** Sets whether visitors see that a product is no longer available. @param onChanged called after it changed. */
export function useGone(id: string, onChanged?: () => void) {
  const { busy, write } = useWrite(api.catalog.setGone, { failed: 'Failed to update product' })
  /** @returns whether it was done. */
  const setGone = async (isGone: boolean, replacementId: string | null) => {
    const isDone = await write({
      params: { product_id: id },
      body: { is_gone: isGone, replacement_id: replacementId },
    })
    if (isDone) onChanged?.()
    return isDone
  }
  return { isBusy: busy, setGone }
}

type Props = Omit<ComponentProps<typeof Button>, 'size' | 'onClick'> & {
  product: { product_id: string; name: string }
  /** Called after it changed. */
  onChanged?: () => void
}

/** Marks a product as no longer available, with one to buy instead or without, which a dialog asks for. */
export function GoneButton({ product, onChanged, ...button }: Props) {
  const { isBusy, setGone } = useGone(product.product_id, onChanged)
  const [isOpen, setOpen] = useState(false)
  const choose = async (replacementId: string | null) => {
    if (await setGone(true, replacementId)) setOpen(false)
  }
  return (
    <>
      <Button {...button} size="small" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="No longer available"
        description="Visitors see this instead of price and link, with the product that you choose here."
      >
        <div className="grid gap-4">
          <ChooseProduct name={product.name} except={product.product_id} onChoose={({ id }) => void choose(id)} />
          <Button busy={isBusy} onClick={() => void choose(null)} className="justify-self-end">
            Without a replacement
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Archives products or takes them out of the archive, with Undo in the toast. */
export function useProductArchive() {
  const { busy, write } = useWrite(api.catalog.batchArchive, { failed: 'Failed to archive products' })
  /** @param ids products that are not archived yet, or that all are. @returns whether it was done. */
  const archive = (ids: string[], archived: boolean) =>
    write({ ids, archived }, () => undo(() => write({ ids, archived: !archived })))
  return { busy, archive }
}

/** Deletes unused products, with Undo in the toast. */
export function useProductRemoval() {
  const { write: restore } = useWrite(api.catalog.batchRestore, {
    failed: 'Failed to restore products',
    isPartial: ({ restoredCount }, { ids }) => restoredCount !== ids.length,
  })
  const { busy, write } = useWrite(api.catalog.batchDelete, {
    failed: 'Failed to delete products',
    isPartial: ({ usedIds }) => usedIds.length > 0,
  })
  /** @param ids products that were unused when listed; one that a post features by now is not deleted. */
  const remove = (ids: string[]) =>
    write(
      { ids },
      ({ deletedCount, usedIds }) =>
        deletedCount > 0 && undo(() => restore({ ids: ids.filter((id) => !usedIds.includes(id)) })),
    )
  return { busy, remove }
}
