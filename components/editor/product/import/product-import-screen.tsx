'use client'

import { type DragEvent, type FormEvent, useRef } from 'react'
import { useUnsavedWork } from '@/components/admin/unsaved-work'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from '@/lib/contract/products/product-import'
import { useReturnToList } from '../../../admin/list/place/use-list-position'
import { Breadcrumb } from '../../frame/screen-head'
import { PART } from '../../form/fields/field-style'
import { PRODUCTS_PATH } from '../products-path'
import { ImportColumnsFields } from './import-columns-fields'
import { ImportOutcome } from './import-outcome'
import { useImport } from './use-import'

const LIMITS = `The first row names the columns. Up to ${MAX_IMPORT_ROWS.toLocaleString('en-US')} products and ${MAX_IMPORT_LENGTH / 1024 / 1024} MB in one file.`

/** The screen to add the products of a CSV file: columns, a check that stores nothing, and the import. */
export function ImportScreen() {
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
      <Breadcrumb title="Import Products" id={null} isChanged={false} onBack={() => returnToList('push')} />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
        <section
          aria-label="File"
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          className={`${PART} flex flex-wrap items-center gap-3`}
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
          {file && <p className="min-w-0 font-semibold wrap-anywhere">{file.name}</p>}
          <p className="w-full text-sm text-muted">{LIMITS}</p>
          {!file && errorMessage && (
            <p role="alert" className="w-full text-sm text-danger">
              {errorMessage}
            </p>
          )}
        </section>
        {file && (
          <form noValidate onSubmit={onCheck} className={`${PART} grid gap-5`}>
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
        )}
        {outcome && <ImportOutcome outcome={outcome} isPending={isPending} onAdd={add} />}
      </div>
    </div>
  )
}
