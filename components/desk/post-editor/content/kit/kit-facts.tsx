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
import { SMALL_FIELD, SMALL_LABEL } from './kit-row-fields'

type Props = { form: KitForm; wrong: readonly Dimension[]; onChange: (change: Partial<KitForm>) => void }

/** Difficulty, time, and the measures that the rows need, with their default values. */
export function KitFacts({ form, wrong, onChange }: Props) {
  const dimensions = neededDimensions(form.items)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <label className={SMALL_LABEL}>
          <span>Difficulty</span>
          <select
            value={form.difficulty}
            onChange={({ target }) => onChange({ difficulty: target.value })}
            className={SMALL_FIELD}
          >
            <option value="">Not stated</option>
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty}>{difficulty}</option>
            ))}
          </select>
        </label>
        <label className={SMALL_LABEL}>
          <span>Time</span>
          <input
            value={form.time}
            maxLength={MAX_KIT_VALUE_LENGTH}
            placeholder="A weekend"
            onChange={({ target }) => onChange({ time: target.value })}
            className={SMALL_FIELD}
          />
        </label>
      </div>
      {dimensions.length > 0 && (
        <fieldset className="rounded-lg bg-tint p-3">
          <legend className="float-start mb-2 w-full text-sm font-semibold">
            Measurements that readers can change, with starting values
          </legend>
          <div className="clear-both grid gap-3 sm:grid-cols-2">
            {dimensions.map((dimension) => (
              <Measure key={dimension} {...{ dimension, form, onChange }} isWrong={wrong.includes(dimension)} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

type MeasureProps = Omit<Props, 'wrong'> & { dimension: Dimension; isWrong: boolean }

function Measure({ dimension, form, isWrong, onChange }: MeasureProps) {
  const name = DIMENSION_LABELS[dimension]
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className={SMALL_LABEL}>
        <span>{`${name}: its name`}</span>
        <input
          value={form[`${dimension}-label`]}
          placeholder={name}
          maxLength={MAX_MEASURE_LABEL_LENGTH}
          onChange={({ target }) => onChange({ [`${dimension}-label`]: target.value })}
          className={SMALL_FIELD}
        />
      </label>
      <label className={SMALL_LABEL}>
        <span>{`${name}: its value`}</span>
        <input
          value={form[dimension]}
          placeholder={dimension === 'count' ? '4' : '12 ft 6 in'}
          maxLength={MAX_MEASURE_LENGTH}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={({ target }) => onChange({ [dimension]: target.value })}
          className={SMALL_FIELD}
        />
      </label>
    </div>
  )
}
