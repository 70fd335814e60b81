import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { type KitItem, MAX_KIT_NAME_LENGTH, MAX_KIT_VALUE_LENGTH } from '@/lib/measure/kit'
import { itemQuantityText } from '@/lib/measure/kit-text'
import { type Measures, BASES, type Basis, coverUnits } from '@/lib/measure/quantity'
import { ErrorText } from '@/components/desk/kit/feedback'
import { FIELD, Select, SelectField, TextField } from '@/components/desk/kit/form-field'
import type { RowTools } from '@/components/desk/kit/row-list'

export type FormItem = KitItem & { key: string }

const USES = [
  ['material', 'Material'],
  ['tool', 'Tool'],
] as const

type Props = RowTools<FormItem> & {
  item: FormItem
  measures: Measures
  isOpen: boolean
  hasProblem: boolean
  onOpen: (isOpen: boolean) => void
  /** Adds a row after this one. */
  onNext: () => void
}

/** A row of the kit's form: what it is, and its quantity, which opens the fields behind it. One that is added is open. */
export function KitRow({ item, index, name, change, buttons, measures, isOpen, hasProblem, onOpen, onNext }: Props) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  return (
    <div className="p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`Kind of ${name}`}
          options={USES}
          value={item.use}
          onChange={(use) => change({ use })}
          className={`${FIELD} w-auto! py-1.5! text-sm!`}
        />
        <input
          autoFocus={isOpen}
          aria-label={`Name of row ${index + 1}`}
          dir="auto"
          value={item.name}
          maxLength={MAX_KIT_NAME_LENGTH}
          placeholder="Tool or material"
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={onKeyDown}
          className={`${FIELD} min-w-40 flex-1 py-1.5! text-sm!`}
        />
        <div className="ms-auto flex">{buttons}</div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        onClick={() => onOpen(!isOpen)}
        className="mt-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 text-sm font-semibold text-link hover:bg-tint"
      >
        <span>{`Quantity: ${itemQuantityText(item, measures)}`}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ErrorText text={hasProblem && 'This quantity or price cannot be worked out. Check its numbers.'} />
      <div id={`${id}-fields`}>{isOpen && <KitRowFields item={item} onChange={change} />}</div>
    </div>
  )
}

const BASIS_LABELS: Record<Basis, string> = {
  fixed: 'Fixed number',
  floor: 'Floor: length × width',
  walls: 'Walls: all around × height',
  surface: 'One surface: length × height',
  edge: 'All around',
  length: 'Length',
  volume: 'Volume: length × width × height',
  pieces: 'Piece',
  boards: 'Boards in rows along the length',
  strips: 'Rolls, such as wallpaper',
}

type FieldOfRow = { name: keyof FormItem; label: string; hint?: string; isNumber?: boolean }

const COATED: readonly Basis[] = ['floor', 'walls', 'surface']
const CUT: readonly Basis[] = ['boards', 'strips']

/** The fields that a quantity of this kind has, besides its basis. */
function fieldsOf({ by, product }: FormItem): FieldOfRow[] {
  const isCut = CUT.includes(by)
  const amount: FieldOfRow[] = [
    { name: 'amount', label: 'Amount', isNumber: true },
    { name: 'unit', label: 'Unit', hint: 'gallon' },
  ]
  const cut: FieldOfRow[] = [
    { name: 'wide', label: 'Width of one', hint: '5 1/2 in' },
    { name: 'long', label: 'Length of one', hint: '16 ft' },
    { name: 'gap', label: by === 'boards' ? 'Gap between them' : 'Pattern repeat', hint: '1/8 in' },
    { name: 'unit', label: 'Unit', hint: by === 'boards' ? 'board' : 'roll' },
  ]
  return [
    ...(isCut ? cut : amount),
    ...(isCut || by === 'fixed' ? [] : [{ name: 'per', label: 'For every', isNumber: true } as const]),
    ...(COATED.includes(by) ? [{ name: 'coats', label: 'Coats', hint: '1', isNumber: true } as const] : []),
    ...(by === 'fixed' ? [] : [{ name: 'waste', label: 'Waste %', hint: '0', isNumber: true } as const]),
    { name: 'pack', label: 'Units in a pack', hint: '1', isNumber: true },
    { name: 'packs', label: 'Name of a pack', hint: 'case' },
    ...(product ? [] : [{ name: 'cost', label: 'Price of a pack, $', hint: '4–6.50' } as const]),
  ]
}

/** How the quantity of a row follows from the measures. */
function KitRowFields({ item, onChange }: { item: FormItem; onChange: (change: Partial<FormItem>) => void }) {
  const units = coverUnits(item.by)
  return (
    <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <SelectField
        label="Quantity by"
        options={BASES.map((basis) => [basis, BASIS_LABELS[basis]] as const)}
        value={item.by}
        onChange={(basis) => onChange(withBasis(item, basis))}
      />
      {fieldsOf(item).flatMap(({ name, label, hint, isNumber }) => [
        <TextField
          key={name}
          label={name === 'per' && item.by === 'pieces' ? 'For every … pieces' : label}
          placeholder={hint}
          maxLength={MAX_KIT_VALUE_LENGTH}
          inputMode={isNumber ? 'decimal' : undefined}
          value={item[name]}
          onChange={(text) => onChange({ [name]: text })}
        />,
        name === 'per' && units.length > 0 && (
          <SelectField
            key="in"
            label="Unit of coverage"
            options={units.map((unit) => [unit, unit] as const)}
            value={item.in}
            onChange={(unit) => onChange({ in: unit })}
          />
        ),
      ])}
    </div>
  )
}

/** A row with another basis, and a unit of coverage that fits it. */
function withBasis(item: FormItem, by: Basis): FormItem {
  const units = coverUnits(by)
  const isFitting = units.some((unit) => unit === item.in)
  return { ...item, by, in: isFitting ? item.in : (units[0] ?? '') }
}
