import { uploadPostImage } from '@/lib/client/upload-image'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import type { ProductCorrection } from '@/lib/contract/products/product-correction'
import { useReturnToList } from '../kit/use-list-position'
import { errorMessageOf } from '../kit/feedback'
import { notify } from '../../site/frame/notify'
import { useLeaveGuard, useUnsavedWork } from '../kit/use-leave-guard'
import { viewPath } from '../kit/rooms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshAdmin } from '@/lib/client/calls/query-client'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import type { Product } from '@/lib/contract/products/product'
import { fieldErrors } from '../kit/field-errors'
import { changesOf, type ProductErrors, productFormValues, type ProductValues, validateProduct } from './product-values'

/**
 * State and actions of the product editor.
 * @param loaded the product as loaded.
 */
export function useProductEditor(loaded: CatalogProduct) {
  const { record, isSaving, conflict, setConflict, send, run, noteLink, refetch, reload } = useProductCalls(loaded)
  const { changes, validate, showIssues, markSaved, fill, markMoved, ...form } = useProductForm(loaded.product)
  const id = record.product.product_id
  const isChanged = changes !== null
  const isUploading = form.uploads > 0
  const returnToList = useReturnToList(id, viewPath('products'))
  const guard = useLeaveGuard(isChanged || isUploading)
  useUnsavedWork(isChanged)

  /** Sends a correction of the version that is shown; a newer one is a conflict. */
  const correct = (body: ProductCorrection) =>
    send({ ...body, ...(record.updated_at && { updated_at: record.updated_at }) })
  const save = (sendChanges: typeof send) =>
    void run(async () => {
      if (changes) markSaved((await sendChanges(changes).catch(showIssues)).product)
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
    save: async () => {
      if (!(await validate())) return notify('error', 'Some fields cannot be saved as they are')
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

/**
 * The stored product of an editor, and the calls that change it: `send` one, inside `run`, which allows one
 * at a time and shows its error.
 * @param loaded the product as loaded.
 */
function useProductCalls(loaded: CatalogProduct) {
  const client = useQueryClient()
  const [record, setRecord] = useState(loaded)
  const [isSaving, setSaving] = useState(false)
  /** The last save's conflict: the product was saved elsewhere in the meantime. `again` counts the saves over it that were refused. */
  const [conflict, setConflict] = useState<{ message: string; again: number } | null>(null)
  const isSending = useRef(false)
  const id = record.product.product_id

  const refetch = async (): Promise<CatalogProduct> => {
    const stored = await client.fetchQuery({ ...catalogProductQuery(id), staleTime: 0 })
    setRecord(stored)
    return stored
  }
  const send = async (body: ProductCorrection): Promise<CatalogProduct> => {
    await api.products.correct({ params: { product_id: id }, body })
    void refreshAdmin(client)
    return refetch()
  }
  const run = async (work: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setSaving(true)
    try {
      await work()
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409 && error.code === 'CONFLICT'
      if (isStale) setConflict((open) => ({ message: error.message, again: open ? open.again + 1 : 0 }))
      else notify('error', `Failed to update product: ${errorMessageOf(error)}`)
    } finally {
      isSending.current = false
      setSaving(false)
    }
  }
  /** Fetches the product again, after its posts changed. */
  const reload = () => void run(async () => void (await refetch()))
  const noteLink = (link: ProductLink) => setRecord((now) => ({ ...now, link }))
  return { record, isSaving, conflict, setConflict, send, run, noteLink, refetch, reload }
}

/**
 * The values of a product's form beside those stored, and the uploads that are in progress for it.
 * @param product the product as loaded.
 */
function useProductForm(product: Product) {
  const [base, setBase] = useState(() => productFormValues(product))
  const [values, setValues] = useState(base)
  const [errors, setErrors] = useState<ProductErrors>({})
  const [uploads, setUploads] = useState(0)
  return {
    values,
    errors,
    uploads,
    /** The changed fields in the types of the API; null if there are none. */
    changes: changesOf(base, values),
    change: (part: Partial<ProductValues>) => setValues((now) => ({ ...now, ...part })),
    changeImages: (change: (images: ProductValues['images']) => ProductValues['images']) =>
      setValues((now) => ({ ...now, images: change(now.images) })),
    onBusy: (busy: boolean) => setUploads((count) => count + (busy ? 1 : -1)),
    /** Shows the errors of the values; true if there are none. */
    validate: async () => {
      const found = await validateProduct(changesOf(base, values) ?? {}, values)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    /** Shows what the API refused at its fields, and throws it again. */
    showIssues: (error: unknown): never => {
      if (error instanceof ApiError) setErrors(fieldErrors(error.issues))
      throw error
    },
    /** Takes over the product as stored by a save of these values; input from during the save stays, unsaved. */
    markSaved: (product: Product) => {
      const stored = productFormValues(product)
      setBase(stored)
      setValues((now) => (now === values ? stored : now))
    },
    /** Shows the product as it is stored; unsaved changes are lost. */
    fill: (product: Product) => {
      const stored = productFormValues(product)
      setBase(stored)
      setValues(stored)
    },
    /** Takes over an address that was stored by itself; other changes stay unsaved. */
    markMoved: ({ product_url }: Product) => {
      setBase((now) => ({ ...now, product_url }))
      setValues((now) => ({ ...now, product_url }))
    },
  }
}
