import { ErrorText, errorMessageOf } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { api } from '@/lib/client/calls/client'
import { ApiError, type Failure } from '@/lib/contract/failure'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { fieldErrors, productErrors } from '../../kit/field-errors'
import { PictureField } from '../../pictures/picture-field'
import { useUploads } from '../../pictures/file-chooser'
import { OffersField } from '../row-fields'
import { ProductField, REVIEWED } from '../product-fields'
import { correctionOf, EMPTY_REVIEW, reviewValues, type ReviewValues } from '../product-values'
import { TagOffer } from './tag-offer'

/** A product under review: as read from a page (already stored if there is no `reading`), stored, or to be entered by hand. */
export type Reviewed =
  | {
      product: Product
      reading?: ProductReading | undefined
      /** Of a stored product that is edited. */ updatedAt?: string | null
    }
  | { address: string; name?: string }

type Props = {
  reviewed: Reviewed
  /** Label of the button that completes the review. */
  action: string
  /** Called with the product once it is stored. */
  onDone: (product: Product) => void
  onDiscard: () => void
  /** What is above the form, and dialogs that it opens. */
  children?: ReactNode
}

/** Form to review a read product or to enter one, and to store it; cancelling stores nothing. */
export function ProductReview({ reviewed, action, onDone, onDiscard, children }: Props) {
  const name = useRef<HTMLInputElement>(null)
  const byHand = 'address' in reviewed
  const isStored = 'updatedAt' in reviewed
  const [before] = useState(() => (byHand ? EMPTY_REVIEW : reviewValues(reviewed.product)))
  const [values, setValues] = useState(() =>
    byHand ? { ...EMPTY_REVIEW, product_url: reviewed.address, name: reviewed.name ?? '' } : before,
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [there, setThere] = useState(() => storedOf(reviewed))
  const { upload, onBusy, counts } = useUploads(null)
  const onChange = (part: Partial<ReviewValues>) => setValues((now) => ({ ...now, ...part }))
  const store = async (): Promise<Product | null> => {
    const fields = correctionOf(before, values, byHand)
    const found = await productErrors(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) return null
    if (byHand) return (await api.catalog.create({ fields })).data.product
    if (reviewed.reading) return (await api.catalog.create({ reading: reviewed.reading, fields })).data.product
    const { product } = reviewed
    if (Object.keys(fields).length === 0) return product
    const body = { ...fields, ...(reviewed.updatedAt && { updated_at: reviewed.updatedAt }) }
    return (await api.products.correct({ params: { product_id: product.product_id }, body })).data.product
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: (work: () => Promise<Product | null>) => work(),
    onSuccess: (product) => product && onDone(product),
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return
      setErrors(fieldErrors(failure.issues))
      if (failure.product) setThere(failure.product)
    },
  })
  const isBusy = isPending || counts.running > 0
  const finish: typeof mutate = (work) => {
    if (!isBusy) mutate(work)
  }
  return (
    <FormDialog
      isLight
      title={byHand ? 'New product' : isStored ? 'Edit product' : 'Review product'}
      description={
        byHand
          ? 'A name and an address are required. Everything else is optional.'
          : isStored
            ? 'Every post that features it shows the changes.'
            : 'This is what the page says. Correct what is wrong.'
      }
      initialFocus={name}
      submit={isPending ? 'Saving...' : action}
      isBusy={isBusy}
      onSubmit={() => finish(store)}
      onClose={onDiscard}
    >
      {children}
      {there && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-tint p-3 text-sm">
          <p className="min-w-0 grow wrap-anywhere">{`This address is in your catalog: ${there.name}`}</p>
          <Button size="small" onClick={() => finish(() => storedProduct(there.product_id))}>
            Use it
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        {REVIEWED.filter(({ field }) => byHand || field !== 'product_url').map((line) => (
          <ProductField
            key={line.field}
            {...{ line, values, errors, onChange }}
            ref={line.field === 'name' ? name : undefined}
            corrected={[]}
          />
        ))}
      </div>
      <PictureField
        {...{ upload, onBusy }}
        label="Picture"
        hint="Upload, drop or paste a picture, or enter its address."
        error={errors.image}
        address={values.image}
        alt=""
        onChange={(image) => onChange({ image })}
      />
      <OffersField
        {...{ values, errors, onChange }}
        product={byHand ? { currency: values.currency } : reviewed.product}
      />
      <TagOffer address={values.product_url} />
      <ErrorText text={error && !(error instanceof ApiError && error.product) && errorMessageOf(error)} />
    </FormDialog>
  )
}

/** The stored product that a reading is of, if it is there already. */
function storedOf(reviewed: Reviewed): NonNullable<Failure['product']> | null {
  const product = 'reading' in reviewed && reviewed.reading ? reviewed.product : null
  return product?.product_id ? product : null
}

const storedProduct = async (product_id: string) => (await api.catalog.get({ product_id })).data.product
