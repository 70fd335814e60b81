import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import type { ProductCorrection } from '@/lib/contract/products/product-correction'
import { useUploads } from '../pictures/file-chooser'
import { useReturnToList } from '../kit/use-list-position'
import { useWrite } from '../kit/feedback'
import { notify } from '../../site/frame/notify'
import { useLeaveGuard, useUnsavedWork } from '../kit/use-leave-guard'
import { viewPath } from '../kit/rooms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogProductQuery } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import { fieldErrors } from '../kit/field-errors'
import { changesOf, type ProductErrors, productFormValues, type ProductValues, validateProduct } from './product-values'

/**
 * State and actions of the product editor.
 * @param loaded the product as loaded.
 */
export function useProductEditor(loaded: CatalogProduct) {
  const { record, isSaving, conflict, setConflict, send, run, noteLink, refetch } = useProductCalls(loaded)
  const [base, setBase] = useState(() => productFormValues(loaded.product))
  const [values, setValues] = useState(base)
  const [errors, setErrors] = useState<ProductErrors>({})
  const id = record.product.product_id
  const { upload, onBusy, counts: uploads } = useUploads(id)
  const changes = changesOf(base, values)
  const isUnsaved = changes !== null || uploads.running > 0
  const returnToList = useReturnToList(id, viewPath('products'))
  const guard = useLeaveGuard(isUnsaved)
  useUnsavedWork(changes !== null)

  /** Shows the product as stored. @param from what it replaces; fields that were changed since stay, unsaved. */
  const show = ({ product }: CatalogProduct, from: ProductValues) => {
    const stored = productFormValues(product)
    setBase(stored)
    setValues((now) => ({ ...stored, ...changedSince(from, now) }))
  }
  /** Sends a correction of the version that is shown; a newer one is a conflict. */
  const correct = (body: ProductCorrection) =>
    send({ ...body, ...(record.updated_at && { updated_at: record.updated_at }) })
  const save = (sendChanges: typeof send) =>
    run(async () => {
      if (changes) show(await sendChanges(changes), values)
      setConflict(null)
      notify('success', ADMIN_TEXTS.productUpdated)
    }, setErrors)
  return {
    ...{ record, values, errors, upload, onBusy, uploads, isSaving, conflict, guard, noteLink },
    isChanged: changes !== null,
    change: (part: Change) => setValues((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    save: async () => {
      const found = await validateProduct(changes ?? {}, values)
      setErrors(found)
      if (Object.keys(found).length > 0) return notify('error', 'Some fields cannot be saved as they are')
      if (uploads.running > 0) return notify('error', 'Wait until the pictures are uploaded')
      return save(correct)
    },
    /** Saves the changed fields over the version saved elsewhere. */
    saveAnyway: () => save(send),
    closeConflict: () => setConflict(null),
    leave: () => (isUnsaved ? guard.ask(() => returnToList('replace')) : returnToList('push')),
    /** Fetches the product again, after its posts changed. */
    reload: () => run(refetch),
    adopt: () => run(async () => show(await refetch(), base)),
    /** Stores another address at once; other changes stay unsaved. */
    move: (product_url: string) =>
      run(async () => {
        show(await correct({ product_url }), { ...base, product_url: values.product_url })
        notify('success', ADMIN_TEXTS.productUpdated)
      }),
    /** Lets fields follow the shop's page again. */
    follow: (fields: string[]) => run(() => correct({ follow: fields as NonNullable<ProductCorrection['follow']> })),
  }
}

/** The fields to change, or what they follow from. */
type Change = Partial<ProductValues> | ((now: ProductValues) => Partial<ProductValues>)

const changedSince = (from: ProductValues, now: ProductValues) =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== from[field as keyof ProductValues]))

/**
 * The stored product of an editor, and the calls that change it: `send` one, inside `run`, which allows one
 * at a time and shows its error.
 * @param loaded the product as loaded.
 */
function useProductCalls(loaded: CatalogProduct) {
  const client = useQueryClient()
  const [record, setRecord] = useState(loaded)
  /** The last save's conflict: the product was saved elsewhere in the meantime. `again` counts the saves over it that were refused. */
  const [conflict, setConflict] = useState<{ message: string; again: number } | null>(null)
  const { busy: isSaving, write } = useWrite((work: () => Promise<unknown>) => work(), {
    failed: 'Failed to update product',
    done: null,
  })
  const id = record.product.product_id

  const refetch = async (): Promise<CatalogProduct> => {
    const stored = await client.fetchQuery({ ...catalogProductQuery(id), staleTime: 0 })
    setRecord(stored)
    return stored
  }
  const send = async (body: ProductCorrection): Promise<CatalogProduct> => {
    await api.products.correct({ params: { product_id: id }, body })
    return refetch()
  }
  /** @param onIssues gets what the API refused, by field. */
  const run = (work: () => Promise<unknown>, onIssues?: (errors: ProductErrors) => void) =>
    write(async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        onIssues?.(fieldErrors(error.issues))
        if (error.status !== 409 || error.code !== 'CONFLICT') throw error
        setConflict((open) => ({ message: error.message, again: open ? open.again + 1 : 0 }))
      }
    })
  const noteLink = (link: ProductLink) => setRecord((now) => ({ ...now, link }))
  return { record, isSaving, conflict, setConflict, send, run, noteLink, refetch }
}
