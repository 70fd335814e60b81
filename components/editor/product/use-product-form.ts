import { useState } from 'react'
import type { Product } from '@/lib/contract/products/product'
import { changesOf, type ProductErrors, productFormValues, type ProductValues, validateProduct } from './product-values'

/**
 * The values of a product's form beside those stored, and the uploads that are in progress for it.
 * @param product the product as loaded.
 */
export function useProductForm(product: Product) {
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
    validate: () => {
      const found = validateProduct(values)
      setErrors(found)
      return Object.keys(found).length === 0
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
