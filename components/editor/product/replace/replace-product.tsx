import { useState } from 'react'
import type { CatalogRow } from '@/lib/client/products/catalog'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { buttonStyle } from '../../../ui/controls/button-style'
import { Dialog } from '../../../ui/dialogs/dialog'
import { ChooseProduct } from './choose-product'
import { ReplaceInPosts } from './replace-in-posts'
import { useReplacement } from './use-replacement'

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
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${buttonStyle('quiet', 'small')} justify-self-start`}
      >
        Replace or merge...
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        title={by ? 'Replace in posts' : 'Replace by which product?'}
      >
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
