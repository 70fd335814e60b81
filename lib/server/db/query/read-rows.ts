import 'server-only'
import { protocol } from '@electric-sql/pglite'

const typeOf = (letter: string) => letter.charCodeAt(0)
const DATA_ROW = typeOf('D')
/** BindComplete, CommandComplete and ReadyForQuery carry no data. */
const SILENT = new Set(['2', 'C', 'Z'].map(typeOf))

/**
 * Parses the rows of a response, each value as text. PGlite's own parser keeps its state in WeakMaps and looks them up
 * several times per value, which cost as much as finding the rows.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 * @throws the error that the database reported.
 */
export function readRows(response: Buffer): (string | null)[][] {
  const rows: (string | null)[][] = []
  for (let at = 0; at < response.length;) {
    const type = response[at] as number
    if (type === DATA_ROW) rows.push(readRow(response, at + 5))
    else if (!SILENT.has(type)) throwError(response)
    at += 1 + response.readInt32BE(at + 1)
  }
  return rows
}

function readRow(response: Buffer, start: number): (string | null)[] {
  const values = new Array<string | null>(response.readInt16BE(start))
  let at = start + 2
  for (let column = 0; column < values.length; column += 1) {
    const length = response.readInt32BE(at)
    at += 4
    values[column] = length < 0 ? null : response.toString('utf8', at, at + length)
    at += Math.max(0, length)
  }
  return values
}

/** Notices and other messages are ignored. */
function throwError(response: Buffer): void {
  new protocol.Parser().parse(response, (message) => {
    if (message instanceof Error) throw message
  })
}
