import { ColumnNames, type Records, TOO_LONG, wholeRecords } from '../../rows/records'

/** Levels within a value. */
const MAX_DEPTH = 3

/** Reads JSON lines: one object in each. Values within values have names such as `price.value`. */
export async function* jsonRecords(texts: AsyncIterable<string>): AsyncGenerator<Records> {
  const columns = new ColumnNames()
  let row = 0
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
  for await (const { text, isWrong } of wholeRecords(texts, (text) => text.lastIndexOf('\n') + 1)) {
    const lines = text.slice(0, -1).split('\n')
    yield { names: columns.names, rows: isWrong ? [{ row: ++row, fault: TOO_LONG }] : lines.flatMap(read) }
  }
}

function flatten(value: object, prefix: string, put: (name: string, text: string) => void, depth = 0): void {
  for (const [name, entry] of Object.entries(value)) {
    const first: unknown = Array.isArray(entry) ? entry[0] : entry
    if (typeof first === 'object' && first !== null) {
      if (depth < MAX_DEPTH) flatten(first, `${prefix}${name}.`, put, depth + 1)
    } else if (first !== undefined && first !== null) put(prefix + name, String(first))
  }
}
