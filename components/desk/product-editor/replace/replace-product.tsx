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

type Props = {
  record: CatalogProduct
  /** Called after it was replaced in posts. */
  onReplaced: () => void
}

/** Puts another product in place of one, in all or some of its posts, with Undo in the toast; after a merge the other one is shown. */
export function ReplaceProduct({ record: { product }, onReplaced }: Props) {
  const id = product.product_id
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [by, setBy] = useState<CatalogRow | null>(null)
  const { write: putBack } = useWrite(undoReplaceMutation(id), { failed: replaceFailed })
  const { busy, write } = useWrite(replaceMutation(id), { failed: replaceFailed })
  const close = () => {
    setOpen(false)
    setBy(null)
  }
  /** @param postIds the posts to change; undefined for all. */
  const replace = async (other: CatalogRow, postIds: string[] | undefined, merge: boolean) => {
    const isDone = await write({ by: other.id, merge, ...(postIds && { post_ids: postIds }) }, ({ data }) => {
      const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
      return undo(() => putBack({ by: other.id, links }))
    })
    if (!isDone) return
    if (merge) router.replace(`/admin/product/${encodeURIComponent(other.id)}`)
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
            id={id}
            by={by}
            isBusy={busy}
            onBack={() => setBy(null)}
            onReplace={(postIds, merge) => void replace(by, postIds, merge)}
          />
        ) : (
          <ChooseProduct name={product.name} except={id} onChoose={setBy} />
        )}
      </Dialog>
    </>
  )
}
