import { ErrorText } from '@/components/admin/panel-error'
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { api } from '@/lib/client/calls/client'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { Dialog, DialogActions } from '../../ui/dialogs/dialog'
import { FallbackPicture } from '../../ui/display/fallback-picture'
import { FIELD, LABEL } from '../form/fields/chips'
import {
  EMPTY_REVIEW,
  correctionOf,
  validateReview,
  type ReviewErrors,
  type ReviewValues,
  reviewValues,
} from './review-values'
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
}

const FIELDS: { field: keyof ReviewValues; label: string; wide?: boolean; decimal?: boolean; long?: boolean }[] = [
  { field: 'name', label: 'Name', wide: true },
  { field: 'product_url', label: 'Address in the shop', wide: true },
  { field: 'price', label: 'Price', decimal: true },
  { field: 'original_price', label: 'Original price', decimal: true },
  { field: 'currency', label: 'Currency' },
  { field: 'brand', label: 'Brand' },
  { field: 'image', label: 'Product image URL', wide: true },
  { field: 'description', label: 'Description', wide: true, long: true },
]

/** Form to review a read product or to enter one, and to store it; cancelling stores nothing. */
export function ProductReview({ reviewed, action, onDone, onDiscard }: Props) {
  const name = useRef<HTMLInputElement>(null)
  const byHand = 'address' in reviewed
  const isStored = 'updatedAt' in reviewed
  const [before] = useState(() => (byHand ? EMPTY_REVIEW : reviewValues(reviewed.product)))
  const [values, setValues] = useState(() =>
    byHand ? { ...EMPTY_REVIEW, product_url: reviewed.address, name: reviewed.name ?? '' } : before,
  )
  const [errors, setErrors] = useState<ReviewErrors>({})
  const [errorMessage, setErrorMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  const store = async (): Promise<Product> => {
    const fields = correctionOf(before, values) ?? {}
    if (byHand) return (await api.catalog.create({ fields })).data.product
    if (reviewed.reading) return (await api.catalog.create({ reading: reviewed.reading, fields })).data.product
    const { product } = reviewed
    if (Object.keys(fields).length === 0) return product
    const body = { ...fields, ...(reviewed.updatedAt && { updated_at: reviewed.updatedAt }) }
    return (await api.products.correct({ params: { product_id: product.product_id }, body })).data.product
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = validateReview(before, values, byHand)
    setErrors(found)
    if (Object.keys(found).length || isSaving) return
    setSaving(true)
    try {
      onDone(await store())
    } catch (error) {
      setErrorMessage(error instanceof Error ? error.message : 'Unknown error')
      setSaving(false)
    }
  }
  return (
    <Dialog
      onClose={onDiscard}
      title={byHand ? 'New product' : isStored ? 'Edit product' : 'Review product'}
      description={
        byHand
          ? 'A name and an address are required. Everything else is optional.'
          : isStored
            ? 'Every post that features it shows the changes.'
            : 'This is what the page says. Correct what is wrong.'
      }
      initialFocus={name}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        {values.image && (
          <FallbackPicture
            key={values.image}
            addresses={[values.image]}
            alt=""
            sizes="160px"
            fallback="No Image"
            className="mx-auto size-40 rounded-lg bg-picture object-contain"
          />
        )}
        <div className="grid grid-cols-2 gap-4">
          {FIELDS.filter(({ field }) => byHand || field !== 'product_url').map((line) => (
            <ReviewField
              key={line.field}
              {...line}
              inputRef={line.field === 'name' ? name : undefined}
              value={values[line.field]}
              errorMessage={errors[line.field]}
              onChange={(value) => setValues({ ...values, [line.field]: value })}
            />
          ))}
        </div>
        <TagOffer address={values.product_url} />
        <ErrorText text={errorMessage} />
        <DialogActions submit={isSaving ? 'Saving...' : action} isBusy={isSaving} onCancel={onDiscard} />
      </form>
    </Dialog>
  )
}

type FieldProps = (typeof FIELDS)[number] & {
  inputRef: RefObject<HTMLInputElement | null> | undefined
  value: string
  errorMessage: string | undefined
  onChange: (value: string) => void
}

function ReviewField({
  label,
  wide = false,
  decimal = false,
  long = false,
  inputRef,
  value,
  errorMessage,
  onChange,
}: FieldProps) {
  const id = useId()
  const shared = {
    id,
    dir: 'auto',
    value,
    'aria-invalid': Boolean(errorMessage),
    'aria-describedby': errorMessage ? `${id}-error` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `${FIELD} mt-1`,
  } as const
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {long ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input ref={inputRef} inputMode={decimal ? 'decimal' : undefined} {...shared} />
      )}
      {errorMessage && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
