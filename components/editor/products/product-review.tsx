import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { api } from '@/lib/api/client'
import type { Product } from '@/lib/contract/product'
import { buttonStyle } from '../../ui/button-style'
import { Dialog } from '../../ui/dialog'
import { FallbackPicture } from '../../ui/fallback-picture'
import { FIELD, LABEL } from '../form/field-style'
import { correctionOf, reviewFaults, type ReviewFaults, type ReviewValues, reviewValues } from './review-values'

type Props = { product: Product; onLink: (product: Product) => void; onDiscard: () => void }

const FIELDS: { field: keyof ReviewValues; label: string; wide?: boolean; decimal?: boolean; long?: boolean }[] = [
  { field: 'name', label: 'Name', wide: true },
  { field: 'price', label: 'Price', decimal: true },
  { field: 'original_price', label: 'Original price', decimal: true },
  { field: 'currency', label: 'Currency' },
  { field: 'brand', label: 'Brand' },
  { field: 'image', label: 'Product image URL', wide: true },
  { field: 'description', label: 'Description', wide: true, long: true },
]

/** Shows what was read of a product, to be corrected before it is linked. */
export function ProductReview({ product, onLink, onDiscard }: Props) {
  const name = useRef<HTMLInputElement>(null)
  const [before] = useState(() => reviewValues(product))
  const [values, setValues] = useState(before)
  const [faults, setFaults] = useState<ReviewFaults>({})
  const [fault, setFault] = useState('')
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = reviewFaults(before, values)
    setFaults(found)
    if (Object.keys(found).length || isSaving) return
    const body = correctionOf(before, values)
    if (!body) return onLink(product)
    setSaving(true)
    try {
      onLink((await api.products.correct({ params: { product_id: product.product_id }, body })).data.product)
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'Unknown error')
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onDiscard()}
      title="Review product"
      description="This is what the page says. Correct it before it is linked."
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
          {FIELDS.map((line) => (
            <ReviewField
              key={line.field}
              {...line}
              inputRef={line.field === 'name' ? name : undefined}
              value={values[line.field]}
              fault={faults[line.field]}
              onChange={(value) => setValues({ ...values, [line.field]: value })}
            />
          ))}
        </div>
        {fault && (
          <p role="alert" className="text-sm text-danger">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onDiscard} className={buttonStyle('quiet')}>
            Cancel
          </button>
          <button type="submit" aria-disabled={isSaving} className={buttonStyle('primary')}>
            {isSaving ? 'Saving...' : 'Link Product'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldProps = (typeof FIELDS)[number] & {
  inputRef: RefObject<HTMLInputElement | null> | undefined
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function ReviewField({ label, wide = false, decimal = false, long = false, inputRef, value, fault, onChange }: FieldProps) {
  const id = useId()
  const shared = {
    id,
    dir: 'auto',
    value,
    'aria-invalid': Boolean(fault),
    'aria-describedby': fault ? `${id}-fault` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `${FIELD} mt-1`,
  } as const
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {long ? <textarea rows={3} {...shared} /> : <input ref={inputRef} inputMode={decimal ? 'decimal' : undefined} {...shared} />}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
