import { attempt } from '@/components/desk/kit/error-message'
import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import { type CatalogRow, refreshProducts } from '@/lib/client/products/catalog'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { ChooseProduct } from '@/components/desk/products/choose-product'
import { ReplaceInPosts } from './replace-in-posts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { api } from '@/lib/client/calls/client'
import { replaceFailed } from '@/lib/contract/products/product-texts'
import type { LinkToRestore } from '@/lib/contract/products/replace-calls'
import { notify } from '@/components/site/frame/notify'

type Chosen = {
  /** The product to feature instead. */
  by: string
  /** The posts to change; undefined for all. */
  postIds: string[] | undefined
  merge: boolean
}

type Props = {
  record: CatalogProduct
  /** Called after it was replaced in posts. */
  onReplaced: () => void
}

/** Puts another product in place of one, in all or some of its posts. */
export function ReplaceProduct({ record: { product }, onReplaced }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [by, setBy] = useState<CatalogRow | null>(null)
  const { isBusy, replace } = useReplacement(product.product_id)
  const close = () => {
    setOpen(false)
    setBy(null)
  }
  const submit = async (chosen: CatalogRow, postIds: string[] | undefined, merge: boolean) => {
    if (!(await replace({ by: chosen.id, postIds, merge }))) return
    close()
    if (!merge) onReplaced()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} className="justify-self-start">
        Replace or merge...
      </Button>
      <Dialog open={isOpen} onClose={close} title={by ? 'Replace in posts' : 'Replace by which product?'}>
        {by ? (
          <ReplaceInPosts
            id={product.product_id}
            by={by}
            isBusy={isBusy}
            onBack={() => setBy(null)}
            onReplace={(postIds, merge) => void submit(by, postIds, merge)}
          />
        ) : (
          <ChooseProduct name={product.name} except={product.product_id} onChoose={setBy} />
        )}
      </Dialog>
    </>
  )
}

/** Replaces a product by another, with Undo in the toast. @param id of the product to replace. */
function useReplacement(id: string) {
  const client = useQueryClient()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const undo = (by: string, links: LinkToRestore[]) =>
    attempt(async () => {
      const { message } = await api.catalog.undoReplace({ params: { product_id: id }, body: { by, links } })
      await refreshProducts(client)
      notify('success', message)
    }, replaceFailed)
  return {
    isBusy,
    /** @returns whether it was done. After a merge the other product is shown. */
    replace: async ({ by, postIds, merge }: Chosen): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      const isDone = await attempt(async () => {
        const body = { by, merge, ...(postIds && { post_ids: postIds }) }
        const { message, data } = await api.catalog.replace({ params: { product_id: id }, body })
        const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
        notify('success', message, { label: 'Undo', run: () => void undo(by, links) })
        if (merge) router.replace(`/admin/product/${encodeURIComponent(by)}`)
        void refreshProducts(client)
      }, replaceFailed)
      setBusy(false)
      return isDone
    },
  }
}
