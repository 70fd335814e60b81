import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { importProductsMutation } from '@/lib/client/products/catalog'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import type { ImportColumns } from '@/lib/contract/products/product-import'
import { importFailed } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../../kit/error-message'
import { guessColumns, type CsvFile, readCsvFile } from './read-csv-file'

/** What the last check or import of the file as it is set up has shown. */
export type Outcome = { report: ImportReport; isDone: boolean }

/** A CSV file with its columns, its check and its import. */
export function useImport() {
  const [file, setFile] = useState<CsvFile | null>(null)
  const [columns, setColumns] = useState<ImportColumns>({})
  const [currency, setCurrency] = useState(DEFAULT_CURRENCY)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync, isPending } = useMutation(importProductsMutation)

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readCsvFile(chosen).catch(() => 'This file cannot be read')
    setOutcome(null)
    setErrorMessage(typeof read === 'string' ? read : '')
    setFile(typeof read === 'string' ? null : read)
    setColumns(typeof read === 'string' ? {} : guessColumns(read.headings))
  }
  /** Checks the file, or imports what the check has found to be new. */
  const send = async (isDone: boolean) => {
    if (!file || isPending) return
    const { name, product_url } = columns
    if (name === undefined || product_url === undefined)
      return setErrorMessage('Choose the columns of the name and of the address')
    if (!/^[A-Z]{3}$/.test(currency)) return setErrorMessage('A currency has three letters, such as USD')
    setErrorMessage('')
    try {
      const { message, data } = await mutateAsync({
        csv: file.csv,
        name: file.name,
        columns: { ...columns, name, product_url },
        currency,
        dry_run: !isDone,
      })
      setOutcome({ report: data.report, isDone })
      if (isDone) notify('success', message)
    } catch (error) {
      setErrorMessage(importFailed(errorMessageOf(error)))
    }
  }
  return {
    file,
    columns,
    currency,
    outcome,
    errorMessage,
    isPending,
    choose: (chosen: File | undefined) => void choose(chosen),
    setColumns: (next: ImportColumns) => {
      setColumns(next)
      setOutcome(null)
      setErrorMessage('')
    },
    setCurrency: (next: string) => {
      setCurrency(next.trim().toUpperCase())
      setOutcome(null)
    },
    check: () => void send(false),
    add: () => void send(true),
  }
}
