import { MAX_KIT_VALUE_LENGTH } from '@/lib/measure/kit'
import { BASES, type Basis, coverUnits } from '@/lib/measure/quantity'
import { SelectField, TextField } from '@/components/desk/kit/form-field'
import { type FormItem, withBasis } from './kit-form'

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

type Props = { item: FormItem; onChange: (change: Partial<FormItem>) => void }

/** How the quantity of a row follows from the measures. */
export function KitRowFields({ item, onChange }: Props) {
  const units = coverUnits(item.by)
  return (
    <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <SelectField
        label="Quantity by"
        options={BASES.map((basis) => [basis, BASIS_LABELS[basis]] as const)}
        value={item.by}
        onChange={(basis) => onChange(withBasis(item, basis))}
      />
      {fieldsOf(item).map(({ name, label, hint, isNumber }) => (
        <TextField
          key={name}
          label={name === 'per' && item.by === 'pieces' ? 'For every … pieces' : label}
          placeholder={hint}
          maxLength={MAX_KIT_VALUE_LENGTH}
          inputMode={isNumber ? 'decimal' : undefined}
          value={item[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      {units.length > 0 && (
        <SelectField
          label="Unit of coverage"
          options={units.map((unit) => [unit, unit] as const)}
          value={item.in}
          onChange={(unit) => onChange({ in: unit })}
        />
      )}
    </div>
  )
}
