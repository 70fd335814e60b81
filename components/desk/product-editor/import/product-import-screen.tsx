'use client'

import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { pastImportsQuery } from '@/lib/client/products/catalog'
import type { PastImport } from '@/lib/contract/imports/import-calls'
import { countOf } from '@/lib/format/texts/counts'
import { formatMoment } from '@/lib/format/dates'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FileChooser, useFileDrop } from '../../pictures/file-chooser'
import { Section, ScreenColumns, Words } from '../../kit/frame'
import { UndoImport, ImportOutcome } from './import-outcome'
import { useUnsavedWork } from '@/components/desk/kit/use-leave-guard'
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS, IMPORT_FIELDS } from '@/lib/contract/products/product-import'
import { useReturnToList } from '../../kit/use-list-position'
import { ScreenHead } from '../../kit/screen-head'
import { viewPath } from '../../kit/rooms'
import { useImport } from './use-import'
import { TextField } from '../../kit/form-field'
import { ColumnsFields } from './columns-fields'

/** The imports that can be undone; nothing if there are none. */
function PastImports() {
  const { data: imports = [] } = useQuery(pastImportsQuery)
  const [chosen, setChosen] = useState<PastImport | null>(null)
  const close = () => setChosen(null)
  if (imports.length === 0) return null
  return (
    <Section title="Earlier imports" isFacts>
      <ul aria-label="Earlier imports" className="max-h-80 divide-y divide-line overflow-y-auto" tabIndex={0}>
        {imports.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <Words className="block font-semibold">{each.name ?? 'A file'}</Words>
              <p className="text-muted">
                {[countOf(each.count, 'product'), each.created_at && formatMoment(each.created_at)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {each.undone_at ? (
              <span className="shrink-0 text-muted">Undone</span>
            ) : (
              <Button
                size="small"
                aria-label={`Undo the import of ${each.name ?? 'a file'}`}
                onClick={() => setChosen(each)}
                className="shrink-0"
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={chosen !== null} onClose={close} title="Undo the import">
        {chosen && <UndoImport id={chosen.id} onClose={close} />}
      </Dialog>
    </Section>
  )
}

const LIMITS = `The first row names the columns. Up to ${MAX_IMPORT_ROWS.toLocaleString('en-US')} products and ${MAX_IMPORT_LENGTH / 1024 / 1024} MB in one file.`

const LEFT_ALONE =
  'Products that you already have (same address, shop item number, or GTIN: the UPC or EAN) stay as they are. The check stores nothing.'

/** The screen to add the products of a CSV file: columns, a check that stores nothing, and the import. */
export function ProductImportScreen() {
  const returnToList = useReturnToList(null, viewPath('products'))
  const { file, columns, currency, outcome, errorMessage, isPending, choose, check, add, ...fields } = useImport()
  const { setColumns, setCurrency } = fields
  useUnsavedWork(file !== null && !outcome?.isDone)
  const { handlers } = useFileDrop(([dropped]) => choose(dropped))
  const onCheck = (event: FormEvent) => {
    event.preventDefault()
    check()
  }
  return (
    <div className="flex grow flex-col">
      <ScreenHead title="Import Products" id={null} onBack={() => returnToList('push')} />
      <ScreenColumns
        side={
          <>
            <Section title="The file" isFacts>
              <p>{LIMITS}</p>
              <p className="text-muted">{LEFT_ALONE}</p>
            </Section>
            <PastImports />
          </>
        }
      >
        <Section {...handlers} aria-label="File" className="flex flex-wrap items-center gap-3">
          <FileChooser
            label="CSV file with products"
            accept=".csv,.tsv,.txt,text/csv"
            kind={file ? 'quiet' : 'primary'}
            onFiles={([chosen]) => choose(chosen)}
          >
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </FileChooser>
          <p className={`min-w-0 wrap-anywhere ${file ? 'font-semibold' : 'text-sm text-muted max-sm:hidden'}`}>
            {file ? file.name : 'or drop it here'}
          </p>
          {!file && errorMessage && <ErrorText text={errorMessage} className="w-full" />}
        </Section>
        {file && (
          <Section>
            <form noValidate onSubmit={onCheck} className="grid gap-5">
              <ColumnsFields
                fields={IMPORT_FIELDS}
                headings={file.headings.map((heading, at) => ({
                  value: at,
                  heading: heading || `Column ${at + 1}`,
                  sample: file.samples[at] ?? '',
                }))}
                columns={columns}
                onChange={setColumns}
              >
                <TextField
                  label="Currency of prices without one"
                  value={currency}
                  maxLength={3}
                  onChange={setCurrency}
                />
              </ColumnsFields>
              <ErrorText text={errorMessage} />
              {!outcome && (
                <Button type="submit" kind="primary" busy={isPending} className="justify-self-start max-sm:w-full">
                  {isPending ? 'Checking...' : 'Check the file'}
                </Button>
              )}
            </form>
          </Section>
        )}
        {outcome && <ImportOutcome outcome={outcome} isPending={isPending} onAdd={add} />}
      </ScreenColumns>
    </div>
  )
}
