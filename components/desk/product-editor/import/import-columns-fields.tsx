import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '@/lib/contract/products/product-import'
import { TextField } from '../../kit/form-field'
import { ColumnsFields } from './columns-fields'
import type { CsvFile } from './read-csv-file'

type Props = {
  file: CsvFile
  columns: ImportColumns
  currency: string
  setColumns: (columns: ImportColumns) => void
  setCurrency: (currency: string) => void
}

/** The values of an object after a change. */
const mapped = <From, To>(record: Partial<Record<ImportField, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, change(value as From)])) as Partial<
    Record<ImportField, To>
  >

/** Which column of a CSV file holds what, and the currency of prices that name none. */
export function ImportColumnsFields({ file, columns, currency, setColumns, setCurrency }: Props) {
  return (
    <ColumnsFields
      fields={IMPORT_FIELDS}
      headings={file.headings.map((heading, at) => ({
        value: String(at),
        heading: heading || `Column ${at + 1}`,
        sample: file.samples[at] ?? '',
      }))}
      columns={mapped(columns, String)}
      onChange={(chosen) => setColumns(mapped(chosen, Number))}
    >
      <TextField label="Currency of prices without one" value={currency} maxLength={3} onChange={setCurrency} />
    </ColumnsFields>
  )
}
