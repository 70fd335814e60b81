import { SelectField, TextField } from '@/components/desk/kit/form-field'
import {
  DIFFICULTIES,
  DIMENSION_LABELS,
  MAX_KIT_VALUE_LENGTH,
  MAX_MEASURE_LABEL_LENGTH,
  MAX_MEASURE_LENGTH,
  neededDimensions,
} from '@/lib/measure/kit'
import type { Dimension } from '@/lib/measure/quantity'
import type { KitForm } from './kit-form'

type Props = { form: KitForm; wrong: readonly Dimension[]; onChange: (change: Partial<KitForm>) => void }

const LEVELS = [['', 'Not stated'] as const, ...DIFFICULTIES.map((difficulty) => [difficulty, difficulty] as const)]

/** Difficulty, time, and the measures that the rows need, with their default values. */
export function KitFacts({ form, wrong, onChange }: Props) {
  const dimensions = neededDimensions(form.items)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Difficulty"
          options={LEVELS}
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <TextField
          label="Time"
          maxLength={MAX_KIT_VALUE_LENGTH}
          placeholder="A weekend"
          value={form.time}
          onChange={(time) => onChange({ time })}
        />
      </div>
      {dimensions.length > 0 && (
        <fieldset className="grid gap-3 rounded-lg bg-tint p-3 sm:grid-cols-4">
          <legend className="float-start mb-2 w-full text-sm font-semibold">
            Measurements that readers can change, with starting values
          </legend>
          {dimensions.flatMap((dimension) => {
            const name = DIMENSION_LABELS[dimension]
            return [
              <TextField
                key={`${dimension} name`}
                label={`${name}: its name`}
                placeholder={name}
                maxLength={MAX_MEASURE_LABEL_LENGTH}
                value={form[`${dimension}-label`]}
                onChange={(text) => onChange({ [`${dimension}-label`]: text })}
              />,
              <TextField
                key={dimension}
                label={`${name}: its value`}
                placeholder={dimension === 'count' ? '4' : '12 ft 6 in'}
                maxLength={MAX_MEASURE_LENGTH}
                aria-invalid={wrong.includes(dimension)}
                value={form[dimension]}
                onChange={(text) => onChange({ [dimension]: text })}
              />,
            ]
          })}
        </fieldset>
      )}
    </>
  )
}
