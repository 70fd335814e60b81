'use client'

import { type DragEvent, type FormEvent, useRef } from 'react'
import { useUnsavedWork } from '@/components/admin/unsaved-work'
import { buttonStyle } from '@/components/ui/styles'
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from '@/lib/contract/products/product-import'
import { useReturnToList } from '../../../admin/list/place/use-list-position'
import { ScreenColumns } from '../../frame/screen-columns'
import { ScreenHead } from '../../frame/screen-head'
import { Section } from '../../frame/section'
import { PRODUCTS_PATH } from '../products-path'
import { ImportColumnsFields } from './import-columns-fields'
import { ImportOutcome } from './import-outcome'
import { PastImports } from './past-imports'
import { useImport } from './use-import'

const LIMITS = `The first row names the columns. Up to ${MAX_IMPORT_ROWS.toLocaleString('en-US')} products and ${MAX_IMPORT_LENGTH / 1024 / 1024} MB in one file.`
const LEFT_ALONE =
  'Products that are there already, by address, item number of the shop or GTIN, are left as they are. The check stores nothing.'

/** The screen to add the products of a CSV file: columns, a check that stores nothing, and the import. */
export function ProductImportScreen() {
  const returnToList = useReturnToList(null, PRODUCTS_PATH)
  const chooser = useRef<HTMLInputElement>(null)
  const { file, outcome, errorMessage, isPending, choose, check, add, ...fields } = useImport()
  useUnsavedWork(file !== null && !outcome?.isDone)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
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
        <Section
          aria-label="File"
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          className="flex flex-wrap items-center gap-3"
        >
          <input
            ref={chooser}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label="CSV file with products"
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          <button
            type="button"
            onClick={() => chooser.current?.click()}
            className={buttonStyle(file ? 'quiet' : 'primary')}
          >
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </button>
          <p className={`min-w-0 wrap-anywhere ${file ? 'font-semibold' : 'text-sm text-muted max-sm:hidden'}`}>
            {file ? file.name : 'or drop it here'}
          </p>
          {!file && errorMessage && (
            <p role="alert" className="w-full text-sm text-danger">
              {errorMessage}
            </p>
          )}
        </Section>
        {file && (
          <Section>
            <form noValidate onSubmit={onCheck} className="grid gap-5">
              <ImportColumnsFields file={file} {...fields} />
              {errorMessage && (
                <p role="alert" className="text-sm wrap-anywhere text-danger">
                  {errorMessage}
                </p>
              )}
              {!outcome && (
                <button
                  type="submit"
                  aria-disabled={isPending}
                  className={`${buttonStyle('primary')} justify-self-start max-sm:w-full`}
                >
                  {isPending ? 'Checking...' : 'Check the file'}
                </button>
              )}
            </form>
          </Section>
        )}
        {outcome && <ImportOutcome outcome={outcome} isPending={isPending} onAdd={add} />}
      </ScreenColumns>
    </div>
  )
}
