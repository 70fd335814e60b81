import { MAX_KIT_VALUE_LENGTH } from '@/lib/measure/kit'
import { BASES, type Basis, coverUnits, type Formula } from '@/lib/measure/quantity'
import { FIELD } from '@/components/desk/kit/chips'
import { Select } from '@/components/desk/kit/select'
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

type TextField = { name: keyof FormItem; label: string; hint?: string; isNumber?: boolean }

const COATED: readonly Basis[] = ['floor', 'walls', 'surface']
const CUT: readonly Basis[] = ['boards', 'strips']

/** The fields that a quantity of this kind has, besides its basis. */
function fieldsOf({ by, product }: FormItem): TextField[] {
  const isCut = CUT.includes(by)
  const amount: TextField[] = [
    { name: 'amount', label: 'Amount', isNumber: true },
    { name: 'unit', label: 'Unit', hint: 'gallon' },
  ]
  const cut: TextField[] = [
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

type Props = { id: string; item: FormItem; onChange: (item: FormItem) => void }

/** How the quantity of a row follows from the measures. */
export function KitRowFields({ id, item, onChange }: Props) {
  const units = coverUnits(item.by)
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <label className={SMALL_LABEL}>
        <span>Quantity by</span>
        <Select
          options={BASES.map((basis) => [basis, BASIS_LABELS[basis]] as const)}
          value={item.by}
          onChange={(basis) => onChange(withBasis(item, basis))}
          className={SMALL_FIELD}
        />
      </label>
      {fieldsOf(item).map(({ name, label, hint, isNumber }) => (
        <label key={name} className={SMALL_LABEL}>
          <span>{name === 'per' && item.by === 'pieces' ? 'For every … pieces' : label}</span>
          <span className="flex gap-1">
            <input
              id={`${id}-${name}`}
              value={item[name]}
              placeholder={hint}
              maxLength={MAX_KIT_VALUE_LENGTH}
              autoComplete="off"
              inputMode={isNumber ? 'decimal' : undefined}
              onChange={({ target }) => onChange({ ...item, [name]: target.value })}
              className={SMALL_FIELD}
            />
            {name === 'per' && units.length > 0 && (
              <select
                aria-label="Unit of coverage"
                value={item.in}
                onChange={({ target }) => onChange({ ...item, in: target.value as Formula['in'] })}
                className={SMALL_FIELD}
              >
                {units.map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </select>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

export const SMALL_LABEL = 'grid content-start gap-1 text-sm font-medium text-ink'
export const SMALL_FIELD = `${FIELD} min-w-0 py-1.5! text-sm!`
