import { useId } from 'react'
import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '@/lib/contract/products/product-import'
import { FIELD, TITLE } from '../../kit/chips'
import { LabelledField } from '../../kit/frame'
import type { CsvFile } from './read-csv-file'

type Props = {
  file: CsvFile
  columns: ImportColumns
  currency: string
  setColumns: (columns: ImportColumns) => void
  setCurrency: (currency: string) => void
}

const REQUIRED: readonly ImportField[] = ['name', 'product_url']

/** Which column holds what, with an example of each, and the currency of prices that name none. */
export function ImportColumnsFields({ file, columns, currency, setColumns, setCurrency }: Props) {
  const id = useId()
  const choose = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = columns
    setColumns(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className={`${TITLE} mb-1`}>Columns</legend>
      {Object.entries(IMPORT_FIELDS).map(([name, label]) => {
        const field = name as ImportField
        const column = columns[field]
        const sample = column === undefined ? '' : (file.samples[column] ?? '')
        const isRequired = REQUIRED.includes(field)
        return (
          <LabelledField
            key={field}
            id={`${id}-${field}`}
            label={isRequired ? `${label} (required)` : label}
            hint={sample && `Such as ${sample.slice(0, 80)}`}
            className="wrap-anywhere"
          >
            <select
              id={`${id}-${field}`}
              value={column ?? ''}
              aria-invalid={isRequired && column === undefined}
              aria-describedby={sample ? `${id}-${field}-note` : undefined}
              onChange={({ target }) => choose(field, target.value)}
              className={`${FIELD} h-11`}
            >
              <option value="">Not in the file</option>
              {file.headings.map((heading, at) => (
                <option key={at} value={at}>
                  {heading || `Column ${at + 1}`}
                </option>
              ))}
            </select>
          </LabelledField>
        )
      })}
      <LabelledField id={`${id}-standard`} label="Currency of prices that name none">
        <input
          id={`${id}-standard`}
          value={currency}
          maxLength={3}
          autoComplete="off"
          onChange={({ target }) => setCurrency(target.value)}
          className={FIELD}
        />
      </LabelledField>
    </fieldset>
  )
}
