import Papa from 'papaparse'
import { RAKUTEN_COLUMNS } from '@/lib/contract/products/product-columns'
import { type Records, TOO_LONG, UnreadableError, wholeRecords } from './records'

const [QUOTE, NEWLINE, RETURN] = [0x22, 0x0a, 0x0d]
const NO_HEADING = 'The file has no heading with the names of columns.'
const UNCLOSED = 'A quotation mark is not closed'
const DELIMITERS = ['\t', '|', ';', ','] as const

/** The sign that divides the first line most often. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (sign: string) => line.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/**
 * Where the last complete record of a text ends, with the rows that end there; 0 if none does. Only a quotation mark at the
 * beginning of a cell opens a quotation, as `5" pipe` is common.
 */
function endOfRecords(text: string, delimiter: number): number {
  let [end, isStart, isQuoted] = [0, true, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (isQuoted) {
      if (sign !== QUOTE) continue
      if (text.charCodeAt(at + 1) === QUOTE) at += 1
      else isQuoted = false
    } else if (sign === NEWLINE) [end, isStart] = [at + 1, true]
    else if (sign === QUOTE && isStart) [isQuoted, isStart] = [true, false]
    else isStart = sign === delimiter || (isStart && sign === RETURN)
  }
  return end
}

/** Reads CSV, TSV and files with pipes; the first line is the heading. A record that has no end costs its line. */
export async function* csvRecords(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Records> {
  let [delimiter, row] = ['', 0]
  let names: string[] | null = null
  const endOf = (text: string) => {
    delimiter ||= delimiterOf(text)
    return endOfRecords(text, delimiter.charCodeAt(0))
  }
  for await (const { text, isWrong } of wholeRecords(texts, endOf)) {
    const rows: Records['rows'] = []
    if (isWrong) {
      if (!names) throw new UnreadableError(NO_HEADING)
      rows.push({ row: ++row, fault: text.includes('"') ? UNCLOSED : TOO_LONG })
    } else {
      const newline = text.includes('\r\n') ? '\r\n' : '\n'
      const { data, errors } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter, newline })
      const faults = new Set(errors.filter(({ type }) => type === 'Quotes').map((error) => error.row))
      for (const [at, cells] of data.entries()) {
        row += 1
        if (cells.every((cell) => cell.trim() === '')) continue
        if (!names) names = headingOf(cells)
        else if (faults.has(at)) rows.push({ row, fault: UNCLOSED })
        else if (cells[0] !== 'TRL') rows.push({ row, cells })
      }
    }
    yield { names: names ?? [], rows }
  }
}

function headingOf(cells: string[]): string[] {
  if (cells[0] === 'HDR') return RAKUTEN_COLUMNS
  if (cells.length < 2) throw new UnreadableError(NO_HEADING)
  return cells.map((cell) => cell.trim())
}
