import 'server-only'
import Papa from 'papaparse'
import { FeedError } from './feed-error'
import { RAKUTEN_COLUMNS } from './recognize-form'
import { MAX_RECORD, type Records } from './records'

const [QUOTE, NEWLINE, RETURN] = [0x22, 0x0a, 0x0d]
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
export async function* csvRecords(texts: AsyncIterable<string>): AsyncGenerator<Records> {
  let [rest, delimiter, row, isSkipping] = ['', '', 0, false]
  let names: string[] | null = null
  const parse = (text: string): Records => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: text.includes('\r\n') ? '\r\n' : '\n' })
    const faults = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row: at }) => at))
    const records: Records = { names: [], rows: [] }
    for (const [at, cells] of data.entries()) {
      row += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (!names) names = headingOf(cells)
      else if (faults.has(at)) records.rows.push({ row, fault: 'A quotation mark is not closed' })
      else if (cells[0] !== 'TRL') records.rows.push({ row, cells })
    }
    return { ...records, names: names ?? [] }
  }
  const cut = (): Records => {
    const line = rest.indexOf('\n')
    row += 1
    isSkipping = line < 0
    const hasQuote = rest.includes('"')
    rest = line < 0 ? '' : rest.slice(line + 1)
    if (!names) throw new FeedError('The file has no heading with the names of columns.')
    return {
      names,
      rows: [{ row, fault: hasQuote ? 'A quotation mark is not closed' : 'It is longer than a row may be' }],
    }
  }
  for await (const text of texts) {
    rest += text
    if (isSkipping) {
      const line = rest.indexOf('\n')
      rest = line < 0 ? '' : rest.slice(line + 1)
      isSkipping = line < 0
    }
    delimiter ||= delimiterOf(rest)
    for (;;) {
      const end = endOfRecords(rest, delimiter.charCodeAt(0))
      if (end > 0) yield parse(rest.slice(0, end - (rest[end - 2] === '\r' ? 2 : 1)))
      rest = rest.slice(end)
      if (rest.length <= MAX_RECORD) break
      yield cut()
    }
  }
  // The last record of a file that ends in a quotation: its line is wrong, and those below it are read.
  while (rest.trim() !== '') {
    const last = `${rest}\n`
    const end = endOfRecords(last, delimiter.charCodeAt(0))
    if (end === 0) {
      yield cut()
      continue
    }
    yield parse(last.slice(0, end - 1))
    rest = last.slice(end)
  }
}

function headingOf(cells: string[]): string[] {
  if (cells[0] === 'HDR') return RAKUTEN_COLUMNS
  if (cells.length < 2) throw new FeedError('The file has no heading with the names of columns.')
  return cells.map((cell) => cell.trim())
}
