import { BETTER, type Better } from '@/lib/measure/comparison'
import { FIELD } from '../../form/fields/field-style'
import { type ComparisonForm, offeredNames } from './comparison-form'

const BETTER_LABELS: Record<Better, string> = { '': 'None is better', more: 'More is better', less: 'Less is better' }

type Props = { form: ComparisonForm; onChange: (rows: ComparisonForm['rows']) => void }

/** The rows that the products share, to choose from, each with which value is better. */
export function ComparisonRows({ form, onChange }: Props) {
  const { rows } = form
  const names = offeredNames(form)
  if (names.length === 0) return null
  const choose = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...rows, { name, best: '' }] : rows.filter((row) => row.name !== name))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Rows</legend>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {names.map((name) => {
          const row = rows.find((each) => each.name === name)
          return (
            <li key={name} className="flex min-h-10 items-center gap-2 text-sm">
              <label className="flex min-h-10 grow items-center gap-2">
                <input
                  type="checkbox"
                  checked={Boolean(row)}
                  onChange={({ target }) => choose(name, target.checked)}
                  className="size-5 shrink-0"
                />
                <span dir="auto">{name}</span>
              </label>
              {row && (
                <select
                  aria-label={`Which ${name} is better`}
                  value={row.best}
                  onChange={({ target }) => {
                    const best = BETTER.find((each) => each === target.value) ?? ''
                    onChange(rows.map((each) => (each.name === name ? { name, best } : each)))
                  }}
                  className={`${FIELD} w-auto! py-1! text-sm!`}
                >
                  {BETTER.map((best) => (
                    <option key={best} value={best}>
                      {BETTER_LABELS[best]}
                    </option>
                  ))}
                </select>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
