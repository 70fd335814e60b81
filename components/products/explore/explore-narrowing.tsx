import { type ReactNode, useEffect, useRef } from 'react'
import type { Facet, ProductFacets } from '@/lib/contract/search/search'
import { buttonStyle } from '../../ui/styles'
import { type ExploreFilter, narrowingCount } from './explore-filter'
import { EXPLORE_COLUMNS, EXPLORE_FIELD, EXPLORE_LABEL } from './explore-field-style'
import { MAX_PRICE } from '@/lib/contract/limits'

type PriceFieldProps = {
  min: number | undefined
  max: number | undefined
  onChange: () => void
}

type BoxProps = {
  name: string
  label: string
  value: number | undefined
  hint: string
  onChange: () => void
}

const GRID =
  'grid grid-cols-2 items-end gap-4 mt-4 lg:mt-0 sm:grid-cols-3 ' +
  // On a phone the button stands beside the categories, and the fields below both.
  'max-md:ms-[calc(-400%/3-0.75rem)] ' +
  EXPLORE_COLUMNS
const SHOPS: Record<string, string> = { amazon: 'Amazon', homedepot: 'Home Depot', other: 'Other shops' }

type Props = {
  filter: ExploreFilter
  facets: ProductFacets
  /** Reads the form again. */
  onChange: () => void
}

/** Filters with counts; behind a button on a phone, which works without scripts. */
export function ExploreNarrowing({ filter, facets, onChange }: Props) {
  const set = narrowingCount(filter)
  return (
    <details className="open-wide md:col-span-2 lg:col-span-6">
      <summary className={`${buttonStyle('quiet')} min-h-11 w-full border-field max-md:px-2 [[open]>&]:bg-tint`}>
        <span className={`icon icon-sliders size-4 ${set > 0 ? 'max-md:hidden' : ''}`} />
        <span>{set > 0 ? `Filter and sort (${set})` : 'Filter and sort'}</span>
      </summary>
      <div className={GRID}>
        <Choice
          name="source"
          label="Shop"
          none="All shops"
          chosen={filter.source}
          options={facets.sources}
          nameOf={(value) => SHOPS[value] ?? value}
          onChange={onChange}
        />
        <Choice
          name="brand"
          label="Brand"
          none="All brands"
          chosen={filter.brand}
          options={facets.brands}
          onChange={onChange}
        />
        <Choice
          name="min_rating"
          label="Rating"
          none="Any rating"
          chosen={filter.min_rating?.toString()}
          options={facets.ratings}
          nameOf={(value) => `${value} stars and up`}
          onChange={onChange}
        />
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input
            type="checkbox"
            name="in_stock"
            value="true"
            checked={filter.in_stock ?? false}
            onChange={onChange}
            className="size-5 accent-purple-600"
          />
          <span>
            In stock <Count count={facets.inStock} />
          </span>
        </label>
        <PriceField min={filter.min_price} max={filter.max_price} onChange={onChange} />
        <Field id="explore-sort" label="Sort by" className="max-sm:col-span-2">
          <select id="explore-sort" name="sort" value={filter.sort ?? ''} onChange={onChange} className={EXPLORE_FIELD}>
            <option value="">{filter.search ? 'Best match' : 'Newest'}</option>
            {filter.search && <option value="newest">Newest</option>}
            <option value="price-low">Price: low to high</option>
            <option value="price-high">Price: high to low</option>
            <option value="rating">Best rated</option>
          </select>
        </Field>
      </div>
    </details>
  )
}

function Count({ count }: { count: number }) {
  return <span className="font-normal text-muted tabular-nums">{`(${count.toLocaleString('en-US')})`}</span>
}

type FieldProps = { id: string; label: string; className?: string; children: ReactNode }

function Field({ id, label, className = '', children }: FieldProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={EXPLORE_LABEL}>
        {label}
      </label>
      {children}
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** Label of the option that filters nothing. */
  none: string
  chosen: string | undefined
  options: Facet
  /** What people call a value. */
  nameOf?: (value: string) => string
  onChange: () => void
}

function Choice({ name, label, none, chosen, options, nameOf = (value) => value, onChange }: ChoiceProps) {
  const id = `explore-${name}`
  const shown =
    !chosen || options.some(({ value }) => value === chosen) ? options : [{ value: chosen, count: 0 }, ...options]
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        value={chosen ?? ''}
        onChange={onChange}
        disabled={shown.length === 0}
        className={EXPLORE_FIELD}
      >
        <option value="">{none}</option>
        {shown.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${nameOf(value)} (${count.toLocaleString('en-US')})`}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A price range, applied on blur or Enter. */
function PriceField({ min, max, onChange }: PriceFieldProps) {
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
      {min !== undefined && max !== undefined && min > max && (
        <p role="alert" className="mt-1 text-sm text-danger">
          The lowest price is above the highest.
        </p>
      )}
    </fieldset>
  )
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
