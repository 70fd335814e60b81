import { api } from '@/lib/client/calls/client'
import { ChooseProduct } from './choose-product'
import { Button } from '@/components/ui/controls/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { useWrite } from '../kit/feedback'

/** Sets whether visitors see that a product is no longer available. @param onChanged called after it changed. */
export function useGone(id: string, onChanged: () => void) {
  const { busy, write } = useWrite(api.catalog.setGone, { failed: 'Failed to update product' })
  /** @returns whether it was done. */
  const setGone = async (isGone: boolean, replacementId: string | null) => {
    const isDone = await write({
      params: { product_id: id },
      body: { is_gone: isGone, replacement_id: replacementId },
    })
    if (isDone) onChanged()
    return isDone
  }
  return { isBusy: busy, setGone }
}

type Props = {
  product: { product_id: string; name: string }
  isOpen: boolean
  gone: ReturnType<typeof useGone>
  onClose: () => void
}

/** Marks a product as no longer available, with one to buy instead or without. */
export function GoneDialog({ product, isOpen, gone: { isBusy, setGone }, onClose }: Props) {
  const choose = async (replacementId: string | null) => {
    if (await setGone(true, replacementId)) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
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
  )
}
