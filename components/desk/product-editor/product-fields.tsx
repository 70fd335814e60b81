import type { Ref } from 'react'
import { PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import { MAX_URL_LENGTH, PRODUCT_LENGTHS, PURCHASE_LENGTHS } from '@/lib/contract/limits'
import { formatAvailability } from '@/lib/format/products/product-values'
import { ByHand, CheckField, SelectField, TextArea, TextField } from '../kit/form-field'
import { Fold, Section } from '../kit/frame'
import type { ProductErrors, ProductTexts, ProductValues } from './product-values'

export type FieldsProps = {
  values: ProductValues
  errors: ProductErrors
  /** Names of the fields set by hand. */
  corrected: readonly string[]
  onChange: (change: Partial<ProductValues>) => void
}

type Line = {
  field: keyof ProductTexts
  label: string
  /** `One per line` by default for lines. */
  hint?: string
  kind?: 'decimal' | 'url' | 'date' | 'lines' | 'text'
  /** Characters; by default what the contract allows. */
  max?: number
  wide?: boolean
}

const BASICS: Line[] = [
  { field: 'name', label: 'Name', wide: true },
  { field: 'product_url', label: 'Address in the shop', kind: 'url', wide: true },
  { field: 'brand', label: 'Brand', wide: true },
  { field: 'description', label: 'Description', kind: 'text', wide: true },
]
const PRICES: Line[] = [
  { field: 'price', label: 'Price', kind: 'decimal' },
  { field: 'original_price', label: 'Original price', kind: 'decimal' },
  { field: 'currency', label: 'Currency', max: 3 },
]
const RATINGS: Line[] = [
  { field: 'rating', label: 'Rating', hint: 'From 0 to 5', kind: 'decimal' },
  { field: 'review_count', label: 'Reviews', kind: 'decimal', max: 9 },
]
const NUMBERS: Line[] = [
  { field: 'model_number', label: 'Model number' },
  { field: 'sku', label: 'SKU' },
  { field: 'upc', label: 'UPC' },
  { field: 'category', label: 'Category', hint: 'One level per line, the broadest first', kind: 'lines' },
  { field: 'subcategories', label: 'Subcategories', kind: 'lines' },
]
const PURCHASE: Line[] = [
  { field: 'purchase_info.purchase_date', label: 'Purchase date', kind: 'date' },
  { field: 'purchase_info.purchase_price', label: 'Purchase price', kind: 'decimal' },
  { field: 'purchase_info.purchase_quantity', label: 'Quantity', kind: 'decimal', max: 9 },
  { field: 'purchase_info.purchase_method', label: 'Purchase method' },
  { field: 'purchase_info.return_rate', label: 'Return rate', hint: 'In percent', kind: 'decimal' },
  { field: 'purchase_info.warranty_info', label: 'Warranty' },
  { field: 'purchase_info.customer_reviews_purchase', label: 'Buyer review', kind: 'text', wide: true },
  { field: 'purchase_info.installation_services', label: 'Installation services', kind: 'lines' },
  { field: 'purchase_info.related_products_purchased', label: 'Bought together with', kind: 'lines' },
]
const LENGTHS: Record<string, number> = { ...PRODUCT_LENGTHS, ...PURCHASE_LENGTHS, product_url: MAX_URL_LENGTH }
const NUMBER_LENGTH = 20
const AVAILABILITIES = ['in_stock', 'limited', 'out_of_stock', 'preorder', 'backorder', 'discontinued']
const SHOPS: Record<(typeof PRODUCT_SOURCES)[number], string> = {
  amazon: 'Amazon',
  homedepot: 'Home Depot',
  other: 'Another shop',
}
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

/** The lines of a review, in which a picture follows. */
export const REVIEWED = [...BASICS.slice(0, 2), ...PRICES, ...BASICS.slice(2)]

/** What a product can be in a shop, with the present value. */
export const availabilityOptions = (present: string) => [
  ['', 'Not known'] as const,
  ...[...new Set([...AVAILABILITIES, ...(present ? [present] : [])])].map(
    (code) => [code, formatAvailability(code)] as const,
  ),
]

/** The text, number and select fields of a product. */
export function ProductFieldset(props: FieldsProps) {
  const { values, corrected, onChange } = props
  return (
    <>
      <Section>
        <div className={GRID}>
          <Lines {...props} lines={BASICS} />
        </div>
      </Section>
      <Section title="Price and stock">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Lines {...props} lines={PRICES} />
          <SelectField
            label="Availability"
            byHand={corrected.includes('availability')}
            options={availabilityOptions(values.availability)}
            value={values.availability}
            onChange={(availability) => onChange({ availability })}
          />
          <Lines {...props} lines={RATINGS} />
        </div>
      </Section>
      <Fold title="Numbers and place in the shop" {...foldOf(NUMBERS, props)}>
        <Section className={GRID}>
          <SelectField
            label="Shop"
            byHand={corrected.includes('source')}
            options={PRODUCT_SOURCES.map((source) => [source, SHOPS[source]] as const)}
            value={values.source}
            onChange={(source) => onChange({ source })}
          />
          <Lines {...props} lines={NUMBERS} />
        </Section>
      </Fold>
    </>
  )
}

/** What opens a part of the form: it is closed at first while all of its fields are empty. */
const foldOf = (lines: readonly Line[], { values, errors }: FieldsProps) => ({
  isFilled: lines.some(({ field }) => values[field] !== ''),
  hasError: lines.some(({ field }) => errors[field]),
})

/** The fields of purchase information. */
export function PurchaseFieldset(props: FieldsProps) {
  const { values, corrected, onChange } = props
  const fold = foldOf(PURCHASE, props)
  return (
    <Fold title="Purchase information" isFilled={fold.isFilled || values.is_purchased} hasError={fold.hasError}>
      <Section>
        <CheckField
          checked={values.is_purchased}
          onChange={(is_purchased) => onChange({ is_purchased })}
          className="mb-4 font-semibold"
        >
          Purchased {corrected.includes('purchase_info') && <ByHand />}
        </CheckField>
        <div className={GRID}>
          <Lines {...props} lines={PURCHASE} />
        </div>
      </Section>
    </Fold>
  )
}

const Lines = ({ lines, ...props }: FieldsProps & { lines: readonly Line[] }) =>
  lines.map((line) => <ProductField key={line.field} {...props} line={line} />)

/** Lists have a limit for each of their lines, which the contract checks. */
function maxLengthOf({ field, kind, max }: Line): number | undefined {
  if (max !== undefined || kind === 'lines') return max
  return kind === 'decimal' ? NUMBER_LENGTH : LENGTHS[field.replace('purchase_info.', '')]
}

type FieldProps = FieldsProps & { line: Line; ref?: Ref<HTMLInputElement> | undefined }

/** One line of a product's form. */
export function ProductField({ line, ref, values, errors, corrected, onChange }: FieldProps) {
  const { field, label, kind, hint = kind === 'lines' ? 'One per line' : undefined, wide = false } = line
  const shared = {
    label,
    hint,
    dir: 'auto',
    error: errors[field],
    byHand: corrected.includes(field),
    className: wide ? 'col-span-full' : '',
    maxLength: maxLengthOf(line),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
  }
  if (kind === 'lines' || kind === 'text') return <TextArea {...shared} rows={kind === 'lines' ? 3 : 5} />
  // A value that a date input cannot show is edited as text.
  const isDate = kind === 'date' && /^(\d{4}-\d{2}-\d{2})?$/.test(values[field])
  const inputMode = kind === 'decimal' || kind === 'url' ? kind : undefined
  return <TextField {...shared} ref={ref} type={isDate ? 'date' : 'text'} inputMode={inputMode} />
}
