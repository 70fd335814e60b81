import { RecordLink } from '@/components/desk/kit/frame'
import { DialogForm } from '@/components/ui/dialogs/dialog'
import { countOf } from '@/lib/format/texts/counts'
import { useState } from 'react'
import type { Product } from '@/lib/contract/products/product'
import type { ReadField } from '@/lib/contract/fields/fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { FIELD_LABELS, fieldsToTake, readValue } from '../../products/reread/notify-reading'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { ByHand, CheckField } from '../../kit/form-field'

type Props = { found: Reread; isBusy: boolean; onApply: (fields: ReadField[]) => void; onCancel: () => void }

/** The fields in which a page differs from the stored product, to choose from. */
export function ReadingChanges({ found, isBusy, onApply, onCancel }: Props) {
  const { product, read, changes, other } = found
  const [chosen, setChosen] = useState<readonly ReadField[]>(() => fieldsToTake(found))
  const toggle = (field: ReadField) =>
    setChosen((now) => (now.includes(field) ? now.filter((each) => each !== field) : [...now, field]))
  const action = chosen.length === 0 ? 'Keep everything as it is' : `Apply ${countOf(chosen.length, 'change')}`
  return (
    <DialogForm
      submit={isBusy ? 'Applying...' : action}
      isBusy={isBusy || (other !== null && chosen.length === 0)}
      onSubmit={() => onApply([...chosen])}
      onCancel={onCancel}
    >
      {other ? (
        <p className="wrap-anywhere">
          {'It shows '}
          {other.product_id ? (
            <RecordLink product={other.product_id} className="font-semibold text-link">
              {other.name}
            </RecordLink>
          ) : (
            <strong dir="auto">{other.name}</strong>
          )}
          <span>. Nothing was changed. Choose only what still belongs to this product.</span>
        </p>
      ) : (
        <p className="text-sm text-muted">Choose what to take over. What was set by hand stays unless you choose it.</p>
      )}
      <ul aria-label="Differences" className="grid divide-y divide-line border-y border-line">
        {changes.map(({ field, by_hand: byHand }) => (
          <li key={field}>
            <CheckField checked={chosen.includes(field)} onChange={() => toggle(field)} className="items-start py-3">
              <span className="flex items-baseline gap-2 font-semibold">
                <span>{FIELD_LABELS[field]}</span>
                {byHand && <ByHand />}
              </span>
              <span className="mt-1 grid gap-2 sm:grid-cols-2">
                <Value label="Stored" product={product} field={field} />
                <Value label="On the page" product={read} field={field} />
              </span>
            </CheckField>
          </li>
        ))}
      </ul>
    </DialogForm>
  )
}

function Value({ label, product, field }: { label: string; product: Product; field: ReadField }) {
  const [first] = field === 'images' ? orderedImages(product.images) : []
  return (
    <span className="min-w-0">
      <span className="block text-xs text-muted">{label}</span>
      {first && (
        <FallbackPicture
          addresses={imageAddresses(first)}
          alt=""
          sizes="64px"
          className="my-1 size-16 rounded-md bg-picture object-contain"
        />
      )}
      <span dir="auto" className="block max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {readValue(product, field) || 'Nothing'}
      </span>
    </span>
  )
}
