import 'server-only'
import type { OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Status and body that a response is about to be sent with; hooks may change both. */
export type Head = { status: number; body: string | null }

type Hooks = { beforeHead: ((head: Head) => void)[]; onFlushed: (() => void)[] }
type Call = (...args: unknown[]) => never

const hooksOf = new WeakMap<ServerResponse, Hooks>()

/** Calls back right before a response's headers are written: its headers are complete and can still be changed. */
export function beforeHead(response: ServerResponse, run: (head: Head) => void): void {
  hooks(response).beforeHead.push(run)
}

/**
 * Calls back once when a response has been written: completely, as far as its reader's buffer takes it, or when the connection
 * closes. Node's own events wait for the reader, which may never read.
 */
export function onFlushed(response: ServerResponse, done: () => void): void {
  hooks(response).onFlushed.push(done)
}

function hooks(response: ServerResponse): Hooks {
  const known = hooksOf.get(response)
  if (known) return known
  const created: Hooks = { beforeHead: [], onFlushed: [] }
  hooksOf.set(response, created)
  install(response, created)
  return created
}

/** The only place in which methods of a response are replaced: Node tells nobody when headers are about to be written. */
function install(response: ServerResponse, { beforeHead, onFlushed }: Hooks): void {
  const [setHeader, write, end] = [response.setHeader, response.write, response.end].map((method) =>
    method.bind(response),
  ) as [typeof response.setHeader, Call, Call]
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  let replacement: string | null = null
  const flushed = () => {
    for (const done of onFlushed.splice(0)) done()
  }
  /** A body can only be replaced if its headers are written before it. */
  const isReplaced = () => {
    if (!response.headersSent && response.statusCode >= 500) response.writeHead(response.statusCode)
    return replacement !== null
  }
  response.setHeader = (name, value) => setHeader(name, singleValue(value))
  response.writeHead = (...args: unknown[]) => {
    if (response.headersSent) return writeHead(...args)
    applyHeaders(response, args.at(-1))
    const head: Head = { status: Number(args[0]), body: null }
    for (const run of beforeHead) run(head)
    replacement = head.body
    return writeHead(head.status, ...args.slice(1).filter((arg) => typeof arg === 'string'))
  }
  response.write = (...args: unknown[]) => {
    if (isReplaced()) {
      callbackOf(args)?.()
      return true
    }
    const hasRoom: boolean = write(...args)
    if (!hasRoom) flushed()
    return hasRoom
  }
  response.end = (...args: unknown[]) => {
    const ended = isReplaced() ? end(replacement, callbackOf(args)) : end(...args)
    flushed()
    return ended
  }
  response.once('close', flushed)
}

const callbackOf = (args: unknown[]) => args.find((arg) => typeof arg === 'function') as (() => void) | undefined

/** Next sets even single values as lists, which the compression middleware cannot read the content type from. */
function singleValue(value: OutgoingHttpHeader | readonly string[]): OutgoingHttpHeader | readonly string[] {
  return Array.isArray(value) && value.length === 1 ? String(value[0]) : value
}

/** @param headers as writeHead takes them: an object, or a flat list of names and values */
function applyHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]]))
    : Object.entries(headers)
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs) if (value !== undefined) response.appendHeader(name, value)
}
