import type { ReactNode } from 'react'
import { TITLE, SelectField } from '../../kit/form-field'

type Props<Field extends string, Column extends string | number> = {
  /** The fields with their names for people. */
  fields: Readonly<Record<Field, string>>
  /** The columns of the file: what identifies each, its heading, and an example; empty without one. */
  headings: readonly { value: Column; heading: string; sample: string }[]
  columns: Partial<Record<Field, Column>>
  onChange: (columns: Partial<Record<Field, Column>>) => void
  children?: ReactNode
}

const REQUIRED: readonly string[] = ['name', 'product_url']

/** Which column of a file holds which field, with an example of each. */
export function ColumnsFields<Field extends string, Column extends string | number>(props: Props<Field, Column>) {
  const { fields, headings, columns, onChange, children } = props
  const choose = (field: Field, value: Column | '') => {
    const { [field]: _before, ...others } = columns
    onChange((value === '' ? others : { ...others, [field]: value }) as Partial<Record<Field, Column>>)
  }
  const options = [['', 'Not in the file'] as const, ...headings.map(({ value, heading }) => [value, heading] as const)]
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-5 gap-y-4">
      <legend className={`${TITLE} mb-1`}>Columns</legend>
      {Object.entries<string>(fields).map(([name, label]) => {
        const column = columns[name as Field]
        const sample = headings.find(({ value }) => value === column)?.sample
        const isRequired = REQUIRED.includes(name)
        return (
          <SelectField
            key={name}
            label={isRequired ? `${label} (required)` : label}
            hint={sample && `Such as ${sample.slice(0, 80)}`}
            className="wrap-anywhere"
            aria-invalid={isRequired && column === undefined}
            options={options}
            value={column ?? ''}
            onChange={(value) => choose(name as Field, value)}
          />
        )
      })}
      {children}
    </fieldset>
  )
}
