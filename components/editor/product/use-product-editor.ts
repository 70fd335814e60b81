import { uploadPostImage } from '@/lib/client/upload-image'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { ProductCorrection } from '@/lib/contract/products/product-correction'
import { useReturnToList } from '../../admin/list/place/use-list-position'
import { useUnsavedWork } from '../../admin/unsaved-work'
import { notify } from '../../site/frame/notify'
import { useLeaveGuard } from '../leave/use-leave-guard'
import { PRODUCTS_PATH } from './products-path'
import { useProductCalls } from './use-product-calls'
import { useProductForm } from './use-product-form'

/**
 * State and actions of the product editor.
 * @param loaded the product as loaded.
 */
export function useProductEditor(loaded: CatalogProduct) {
  const { record, isSaving, conflict, setConflict, send, run, noteLink, refetch, reload } = useProductCalls(loaded)
  const { changes, validate, markSaved, fill, markMoved, ...form } = useProductForm(loaded.product)
  const id = record.product.product_id
  const isChanged = changes !== null
  const isUploading = form.uploads > 0
  const returnToList = useReturnToList(id, PRODUCTS_PATH)
  const guard = useLeaveGuard(isChanged || isUploading)
  useUnsavedWork(isChanged)

  /** Sends a correction of the version that is shown; a newer one is a conflict. */
  const correct = (body: ProductCorrection) =>
    send({ ...body, ...(record.updated_at && { updated_at: record.updated_at }) })
  const save = (sendChanges: typeof send) =>
    void run(async () => {
      if (!changes) return
      markSaved((await sendChanges(changes)).product)
      setConflict(null)
      notify('success', ADMIN_TEXTS.productUpdated)
    })
  return {
    ...form,
    record,
    isChanged,
    isSaving,
    conflict,
    guard,
    noteLink,
    reload,
    upload: (file: File) => uploadPostImage(file, id),
    save: () => {
      if (!validate()) return notify('error', 'Some fields cannot be saved as they are')
      if (isUploading) return notify('error', 'Wait until the pictures are uploaded')
      save(correct)
    },
    /** Saves the changed fields over the version saved elsewhere. */
    saveAnyway: () => save(send),
    closeConflict: () => setConflict(null),
    leave: () => {
      if (isChanged || isUploading) guard.ask(() => returnToList('replace'))
      else returnToList('push')
    },
    /** Shows the product as it is stored now; there must be no unsaved changes. */
    adopt: () => void run(async () => fill((await refetch()).product)),
    /** Stores another address at once; other changes stay unsaved. */
    move: (product_url: string) =>
      void run(async () => {
        markMoved((await correct({ product_url })).product)
        notify('success', ADMIN_TEXTS.productUpdated)
      }),
    /** Lets fields follow the shop's page again. */
    follow: (fields: string[]) =>
      void run(async () => void (await correct({ follow: fields as NonNullable<ProductCorrection['follow']> }))),
  }
}
