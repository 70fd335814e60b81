import { useEffect, useRef } from 'react'
import { MAX_PRICE } from '@/lib/contract/limits'

type Props = {
  min: number | undefined
  max: number | undefined
  onChange: () => void
}

/** A price range, applied on blur or Enter. */
export function PriceField({ min, max, onChange }: Props) {
  return (
    <fieldset className="min-w-0 max-sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">Price</legend>
      <div className="flex items-center gap-2">
        <PriceBox name="min_price" label="Lowest price" value={min} hint="Min" onChange={onChange} />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <PriceBox name="max_price" label="Highest price" value={max} hint="Max" onChange={onChange} />
      </div>
    </fieldset>
  )
}

type BoxProps = {
  name: string
  label: string
  value: number | undefined
  hint: string
  onChange: () => void
}

function PriceBox({ name, label, value, hint, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const shown = value?.toString() ?? ''
  useEffect(() => {
    // The input is uncontrolled until the URL changes.
    if (box.current) box.current.value = shown
  }, [shown])
  return (
    <input
      ref={box}
      type="number"
      name={name}
      aria-label={label}
      min={0}
      max={MAX_PRICE}
      step="0.01"
      inputMode="decimal"
      defaultValue={shown}
      placeholder={hint}
      onBlur={({ target }) => target.value !== shown && onChange()}
      className="min-h-11 w-full min-w-0 rounded-lg border border-field bg-surface px-3 text-base hover:border-muted"
    />
  )
}
