import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import { isEnabled } from '../../core/optimizations.mjs'

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
function readRows(response: Buffer): (string | null)[][] {
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

const { serialize } = protocol

/** Statements per client; each takes about 30 kB of the database's memory. */
const MAX_STATEMENTS = 100
/** Characters. Longer queries list ids, and rarely repeat. */
const LONGEST = 4_000
/** Executions per plan: a sequential scan of a small table stays planned while the table grows, until it is analyzed. */
const READS_A_PLAN = 500

/** Options of a query; `isRead` is set for one that only reads, and only such are prepared. */
export type ReadOptions = QueryOptions & { isRead?: boolean }

type Statement = { name: string; fields: Results['fields']; types: number[]; reads: number }

/**
 * Prepares a client's reads, as postgres.js does on a server: each is parsed once, planned as long as PostgreSQL finds
 * that worthwhile, and sent in one message instead of six. It also skips the parser options that Drizzle sends with each
 * query, for which PGlite copied its 300 parsers every time. Without it rendered pages cost a fifth to a third more, and products by the
 * API half as much again (docs/decisions/0021).
 */
export function prepareStatements(client: PGlite): void {
  if (!isEnabled('prepared-statements')) return
  const { query } = client
  const statements = new StatementCache(client)
  const read = async (text: string, values: unknown[], options: QueryOptions) =>
    execute(client, await statements.get(text), values, options)

  const queryPrepared = (
    text: string,
    values: unknown[] = [],
    { parsers, isRead = false, ...options }: ReadOptions = {},
  ): Promise<Results<unknown>> => {
    Object.assign(client.parsers, parsers)
    if (!isRead || text.length > LONGEST || !client.ready) return query.call(client, text, values, options)
    // As PGlite's own queries do, so that no query runs within another caller's transaction.
    return client._runExclusiveTransaction(() => client._runExclusiveQuery(() => read(text, values, options)))
  }
  Object.assign(client, { query: queryPrepared })
}

/** The prepared statements of a client by the text of their query; the least recently used are closed. */
class StatementCache {
  readonly #client: PGlite
  readonly #statements = new Map<string, Statement>()
  #named = 0

  constructor(client: PGlite) {
    this.#client = client
  }

  /** The statement of a query, marked as most recently used. */
  async get(text: string): Promise<Statement> {
    const known = this.#statements.get(text)
    if (known?.reads === READS_A_PLAN) await this.#close(text, known)
    const statement = this.#statements.get(text) ?? (await this.#prepare(text))
    statement.reads += 1
    this.#statements.delete(text)
    this.#statements.set(text, statement)
    const [oldest] = this.#statements
    if (this.#statements.size > MAX_STATEMENTS && oldest) await this.#close(...oldest)
    return statement
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `prepared ${(this.#named += 1)}`
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const described = messages.find((message) => message instanceof protocol.messages.RowDescriptionMessage)
    const fields = (described?.fields ?? []).map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID }))
    return { name, fields, types: parse.parseDescribeStatementResults(messages), reads: 0 }
  }

  async #close(text: string, { name }: Statement): Promise<void> {
    this.#statements.delete(text)
    await this.#send(serialize.close({ type: 'S', name }))
  }

  #send(...messages: Uint8Array[]) {
    return this.#client.execProtocolStream(withSync(messages), { syncToFs: false })
  }
}

async function execute(
  client: PGlite,
  { name, fields, types }: Statement,
  params: unknown[],
  { rowMode }: QueryOptions,
): Promise<Results> {
  const values = params.map((value, at) => serialized(value, client.serializers[types[at] as number]))
  const parts: Buffer[] = []
  await client.execProtocolRawStream(
    withSync([serialize.bind({ statement: name, values }), serialize.execute()]),
    // The response is a view of the database's memory, which will be overwritten.
    { syncToFs: false, onRawData: (data) => parts.push(Buffer.from(data)) },
  )
  const rows = readRows(Buffer.concat(parts)).map((row) =>
    row.map((value, at) => parsed(value, fields[at]?.dataTypeID ?? 0, client.parsers)),
  )
  const shaped =
    rowMode === 'array'
      ? rows
      : rows.map((row) => Object.fromEntries(row.map((value, at) => [fields[at]?.name, value])))
  return { rows: shaped as Results['rows'], fields, command: 'SELECT', rowCount: rows.length, affectedRows: 0 }
}

/** Messages with the one that ends them, for which the database responds. */
const withSync = (messages: Uint8Array[]) => Buffer.concat([...messages, serialize.sync()])

function parsed(text: string | null, type: number, parsers: PGlite['parsers']): unknown {
  return text === null ? null : (parsers[type]?.(text, type) ?? text)
}

function serialized(value: unknown, serializer: ((value: unknown) => string) | undefined): string | null {
  if (value === null || value === undefined) return null
  return serializer ? serializer(value) : String(value)
}
