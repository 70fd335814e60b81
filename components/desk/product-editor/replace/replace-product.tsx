import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import { type CatalogRow, replaceMutation, undoReplaceMutation } from '@/lib/client/products/catalog'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { ChooseProduct } from '@/components/desk/products/choose-product'
import { ReplaceInPosts } from './replace-in-posts'
import { useRouter } from 'next/navigation'
import { replaceFailed } from '@/lib/contract/products/product-texts'
import { undo, useWrite } from '../../kit/use-write'

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
      <Dialog open={isOpen} onClose={close} title={by ? 'Replace in posts' : 'Replace with which product?'}>
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
  const router = useRouter()
  const { write: putBack } = useWrite(undoReplaceMutation(id), { failed: replaceFailed })
  const { busy, write } = useWrite(replaceMutation(id), { failed: replaceFailed })
  /** @returns whether it was done. After a merge the other product is shown. */
  const replace = async ({ by, postIds, merge }: Chosen): Promise<boolean> => {
    const isDone = await write({ by, merge, ...(postIds && { post_ids: postIds }) }, ({ data }) => {
      const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
      return undo(() => putBack({ by, links }))
    })
    if (isDone && merge) router.replace(`/admin/product/${encodeURIComponent(by)}`)
    return isDone
  }
  return { isBusy: busy, replace }
}
