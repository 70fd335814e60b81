import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '@/lib/contract/products/product-import'
import { TITLE } from '../../kit/chips'
import { SelectField, TextField } from '../../kit/form-field'
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
  const choose = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = columns
    setColumns(value === '' ? others : { ...others, [field]: Number(value) })
  }
  const headings = file.headings.map((heading, at) => [String(at), heading || `Column ${at + 1}`] as const)
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className={`${TITLE} mb-1`}>Columns</legend>
      {Object.entries(IMPORT_FIELDS).map(([name, label]) => {
        const field = name as ImportField
        const column = columns[field]
        const sample = column === undefined ? '' : (file.samples[column] ?? '')
        const isRequired = REQUIRED.includes(field)
        return (
          <SelectField
            key={field}
            label={isRequired ? `${label} (required)` : label}
            hint={sample && `Such as ${sample.slice(0, 80)}`}
            className="wrap-anywhere"
            aria-invalid={isRequired && column === undefined}
            options={[['', 'Not in the file'], ...headings]}
            value={column === undefined ? '' : String(column)}
            onChange={(value) => choose(field, value)}
          />
        )
      })}
      <TextField label="Currency of prices that name none" value={currency} maxLength={3} onChange={setCurrency} />
    </fieldset>
  )
}
