import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { api } from '@/lib/client/calls/client'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import {
  type ImportColumns,
  IMPORT_FIELDS,
  type ImportField,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_NAME_LENGTH,
} from '@/lib/contract/products/product-import'
import { errorMessageOf } from '../../kit/feedback'
import { bareName, columnsOfFields } from '@/lib/contract/products/product-columns'
import { encodingOf } from '@/lib/format/texts/text-encoding'
import { cleanText } from '../../kit/clean-text'

/** What the last check or import of the file as it is set up has shown. */
export type Outcome = { report: ImportReport; isDone: boolean }

type Import = {
  file: Exclude<Awaited<ReturnType<typeof readCsvFile>>, string> | null
  columns: ImportColumns
  currency: string
  outcome: Outcome | null
  errorMessage: string
}

const NONE: Import = { file: null, columns: {}, currency: DEFAULT_CURRENCY, outcome: null, errorMessage: '' }

/** A CSV file with its columns, its check and its import. */
export function useImport() {
  const [state, setState] = useState(NONE)
  const { mutateAsync, isPending } = useMutation({ mutationFn: sendFile })
  const set = (part: Partial<Import>) => setState((now) => ({ ...now, ...part }))
  const refuse = (errorMessage: string) => set({ errorMessage })

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readCsvFile(chosen).catch(() => 'This file cannot be read')
    const { file, columns, outcome, errorMessage } = NONE
    if (typeof read === 'string') set({ file, columns, outcome, errorMessage: read })
    else set({ file: read, columns: guessColumns(read.headings), outcome, errorMessage })
  }
  /** Checks the file, or imports what the check has found to be new. */
  const send = async (isDone: boolean) => {
    const { file, columns, currency } = state
    if (!file || isPending) return
    const { name, product_url } = columns
    if (name === undefined || product_url === undefined)
      return refuse('Choose the columns of the name and of the address')
    if (!/^[A-Z]{3}$/.test(currency)) return refuse('A currency has three letters, such as USD')
    refuse('')
    try {
      const { message, data } = await mutateAsync({
        csv: file.csv,
        name: file.name,
        columns: { ...columns, name, product_url },
        currency,
        dry_run: !isDone,
      })
      set({ outcome: { report: data.report, isDone } })
      if (isDone) notify('success', message)
    } catch (error) {
      refuse(`Nothing was imported: ${errorMessageOf(error)}`)
    }
  }
  return {
    ...state,
    isPending,
    choose: (chosen: File | undefined) => void choose(chosen),
    setColumns: (columns: ImportColumns) => set({ columns, outcome: null, errorMessage: '' }),
    setCurrency: (currency: string) => set({ currency: currency.trim().toUpperCase(), outcome: null }),
    check: () => void send(false),
    add: () => void send(true),
  }
}

const sendFile = (file: Parameters<typeof api.catalog.importCsv>[0]) => api.catalog.importCsv(file)

/** The column of each field, as far as the headings tell; each column counts once. */
export function guessColumns(headings: readonly string[]): ImportColumns {
  // Beside the regular price, that of a sale is the price.
  const hasPrice = headings.some((heading) => bareName(heading) === 'price')
  const found = columnsOfFields(headings, hasPrice ? {} : { price: 'Sale price' })
  const columns: ImportColumns = {}
  for (const field of Object.keys(IMPORT_FIELDS) as ImportField[]) {
    const taken = Object.values(columns)
    const column = found.get(field)?.find((at) => !taken.includes(at))
    if (column !== undefined) columns[field] = column
  }
  return columns
}

const PREVIEWED = 20

const MEGABYTE = 1024 * 1024

/**
 * Reads a CSV file: UTF-8, UTF-16 with a byte order mark, or else the encoding of Western spreadsheets; any usual delimiter.
 * @returns the file with the first filled cell of each column below its heading, empty without one; or as text why it
 * cannot be used.
 */
export async function readCsvFile(file: File) {
  const limit = `A file may hold ${MAX_IMPORT_LENGTH / MEGABYTE} MB: split it into several`
  if (file.size > 2 * MAX_IMPORT_LENGTH) return limit
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'This is a workbook, not CSV: save it as CSV in your spreadsheet'
  const csv = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (csv.length > MAX_IMPORT_LENGTH) return limit
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(csv, { preview: PREVIEWED, skipEmptyLines: 'greedy' })
  const [headings = [], ...rows] = data
  if (headings.length < 2) return 'This file has no columns for a name and an address'
  if (rows.length === 0) return 'This file holds nothing below its heading'
  const samples = headings.map((_, at) => rows.map((row) => row[at]?.trim() ?? '').find(Boolean) ?? '')
  const name = cleanText(file.name.slice(0, MAX_IMPORT_NAME_LENGTH))
  return { name, csv, headings: headings.map((heading) => heading.trim()), samples }
}
