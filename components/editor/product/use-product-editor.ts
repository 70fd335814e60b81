import { useState } from 'react'
import { uploadPostImage } from '@/lib/client/upload-image'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { ProductCorrection } from '@/lib/contract/products/product-correction'
import { useReturnToList } from '../../admin/list/place/use-list-position'
import { useUnsavedWork } from '../../admin/unsaved-work'
import { notify } from '../../site/frame/notify'
import { useLeaveGuard } from '../leave/use-leave-guard'
import { changesOf, validateProduct, type ProductErrors, type ProductValues, productFormValues } from './product-values'
import { PRODUCTS_PATH } from './products-path'
import { useProductCalls } from './use-product-calls'

/**
 * State and actions of the product editor.
 * @param loaded the product as loaded.
 */
export function useProductEditor(loaded: CatalogProduct) {
  const { record, isSaving, conflict, setConflict, send, run, noteLink, refetch, reload } = useProductCalls(loaded)
  const [base, setBase] = useState(() => productFormValues(loaded.product))
  const [values, setValues] = useState(base)
  const [errors, setErrors] = useState<ProductErrors>({})
  const [uploads, setUploads] = useState(0)
  const id = record.product.product_id
  const changes = changesOf(base, values)
  const isChanged = changes !== null
  const returnToList = useReturnToList(id, PRODUCTS_PATH)
  const guard = useLeaveGuard(isChanged || uploads > 0)
  useUnsavedWork(isChanged)

  const saveAs = (version: string | null) =>
    run(async () => {
      if (!changes) return
      const sent = values
      const stored = productFormValues((await send({ ...changes, ...(version && { updated_at: version }) })).product)
      setConflict(null)
      setBase(stored)
      // Input from during the save is kept.
      setValues((now) => (now === sent ? stored : now))
      notify('success', ADMIN_TEXTS.productUpdated)
    })
  const save = () => {
    const found = validateProduct(values)
    setErrors(found)
    if (Object.keys(found).length > 0) return notify('error', 'Some fields cannot be saved as they are')
    if (uploads > 0) return notify('error', 'Wait until the pictures are uploaded')
    void saveAs(record.updated_at)
  }
  const leave = () => {
    if (isChanged || uploads > 0) guard.ask(() => returnToList('replace'))
    else returnToList('push')
  }
  return {
    record,
    values,
    errors,
    isChanged,
    isSaving,
    uploads,
    conflict,
    guard,
    save,
    leave,
    change: (part: Partial<ProductValues>) => setValues((now) => ({ ...now, ...part })),
    changeImages: (change: (images: ProductValues['images']) => ProductValues['images']) =>
      setValues((now) => ({ ...now, images: change(now.images) })),
    onBusy: (busy: boolean) => setUploads((count) => count + (busy ? 1 : -1)),
    upload: (file: File) => uploadPostImage(file, id),
    /** Saves the changed fields over the version saved elsewhere. */
    saveAnyway: () => void saveAs(null),
    noteLink,
    reload,
    /** Shows the product as it is stored now; there must be no unsaved changes. */
    adopt: () =>
      void run(async () => {
        const stored = productFormValues((await refetch()).product)
        setBase(stored)
        setValues(stored)
      }),
    /** Stores another address at once; other changes stay unsaved. */
    move: (product_url: string) =>
      void run(async () => {
        const body = { product_url, ...(record.updated_at && { updated_at: record.updated_at }) }
        const stored = productFormValues((await send(body)).product)
        setBase((now) => ({ ...now, product_url: stored.product_url }))
        setValues((now) => ({ ...now, product_url: stored.product_url }))
        notify('success', ADMIN_TEXTS.productUpdated)
      }),
    closeConflict: () => setConflict(null),
    follow: (fields: string[]) => {
      const body = {
        follow: fields as NonNullable<ProductCorrection['follow']>,
        ...(record.updated_at && { updated_at: record.updated_at }),
      }
      void run(async () => void (await send(body)))
    },
  }
}
