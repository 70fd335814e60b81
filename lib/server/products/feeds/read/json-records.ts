import 'server-only'
import { ColumnNames, MAX_RECORD, type Records } from './records'

/** Reads JSON lines: one object in each. Values within values have names such as `price.value`. */
export async function* jsonRecords(texts: AsyncIterable<string>): AsyncGenerator<Records> {
  const columns = new ColumnNames()
  let [rest, row, isSkipping] = ['', 0, false]
  const read = (line: string): Records['rows'] => {
    row += 1
    if (line.trim() === '') return []
    const cells: string[] = []
    try {
      const value: unknown = JSON.parse(line)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('no object')
      flatten(value, '', (name, text) => (cells[columns.placeOf(name)] = text))
      return [{ row, cells }]
    } catch {
      return [{ row, fault: 'It is no object in JSON' }]
    }
  }
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (isSkipping && lines.length > 0) {
      lines.shift()
      isSkipping = false
    }
    if (lines.length > 0) yield { names: columns.names, rows: lines.flatMap(read) }
    if (isSkipping) rest = ''
    else if (rest.length > MAX_RECORD) {
      row += 1
      yield { names: columns.names, rows: [{ row, fault: 'It is longer than a row may be' }] }
      ;[rest, isSkipping] = ['', true]
    }
  }
  if (rest.trim() !== '' && !isSkipping) yield { names: columns.names, rows: read(rest) }
}

/** Levels within a value. */
const MAX_DEPTH = 3

function flatten(value: object, prefix: string, put: (name: string, text: string) => void, depth = 0): void {
  for (const [name, entry] of Object.entries(value)) {
    const first: unknown = Array.isArray(entry) ? entry[0] : entry
    if (typeof first === 'object' && first !== null) {
      if (depth < MAX_DEPTH) flatten(first, `${prefix}${name}.`, put, depth + 1)
    } else if (first !== undefined && first !== null) put(prefix + name, String(first))
  }
}
