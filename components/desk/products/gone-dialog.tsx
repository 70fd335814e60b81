import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { attempt } from '@/components/desk/kit/error-message'
import { ChooseProduct } from './choose-product'
import { notify } from '@/components/site/frame/notify'
import { Button } from '@/components/ui/controls/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { api } from '@/lib/client/calls/client'
import { refreshProducts } from '@/lib/client/products/catalog'
import { productUpdateFailed } from '@/lib/contract/products/product-texts'

/** Sets whether visitors see that a product is no longer available. @param onChanged called after it changed. */
export function useGone(id: string, onChanged: () => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    /** @returns whether it was done. */
    setGone: async (isGone: boolean, replacementId: string | null): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      const isDone = await attempt(async () => {
        const body = { is_gone: isGone, replacement_id: replacementId }
        const { message } = await api.catalog.setGone({ params: { product_id: id }, body })
        notify('success', message)
        await refreshProducts(client)
        onChanged()
      }, productUpdateFailed)
      setBusy(false)
      return isDone
    },
  }
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
