import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Status and body that a response is about to be sent with; a callback of `beforeHead` may change both. */
export type Head = { status: number; body: string | null }

/**
 * The response of the server: calls back when its headers are about to be written and when it has been flushed, which Node's
 * own responses do not.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #beforeHead: ((head: Head) => void)[] = []
  #onFlushed: (() => void)[] = []
  #replacement: string | null = null

  /** Calls back right before the headers are written: they are complete and can still be changed. */
  beforeHead(run: (head: Head) => void): void {
    this.#beforeHead.push(run)
  }

  /**
   * Calls back once when the response has been written: completely, as far as its reader's buffer takes it, or when the connection
   * closes. Node's own events wait for the reader, which may never read.
   */
  onFlushed(done: () => void): void {
    if (this.#onFlushed.push(done) === 1) this.once('close', () => this.#flushed())
  }

  /** Next sets even single values as lists, which the compression middleware cannot read the content type from. */
  override setHeader(name: string, value: OutgoingHttpHeader | readonly string[]): this {
    return super.setHeader(name, Array.isArray(value) && value.length === 1 ? String(value[0]) : value)
  }

  override writeHead(status: number, ...args: unknown[]): this {
    if (!this.headersSent) applyHeaders(this, args.at(-1))
    const head: Head = { status, body: null }
    if (!this.headersSent) for (const run of this.#beforeHead) run(head)
    this.#replacement ??= head.body
    return super.writeHead(head.status, ...(args.filter((arg) => typeof arg === 'string') as [string]))
  }

  override write(...args: unknown[]): boolean {
    if (this.#isReplaced()) {
      callbackOf(args)?.()
      return true
    }
    const hasRoom = super.write(...(args as [unknown, BufferEncoding]))
    if (!hasRoom) this.#flushed()
    return hasRoom
  }

  override end(...args: unknown[]): this {
    if (this.#isReplaced()) super.end(this.#replacement, callbackOf(args))
    else super.end(...(args as [unknown, BufferEncoding]))
    this.#flushed()
    return this
  }

  /** A body can only be replaced if its headers are written before it. */
  #isReplaced(): boolean {
    if (!this.headersSent && this.statusCode >= 500) this.writeHead(this.statusCode)
    return this.#replacement !== null
  }

  #flushed(): void {
    for (const done of this.#onFlushed.splice(0)) done()
  }
}

const callbackOf = (args: unknown[]) => args.find((arg) => typeof arg === 'function') as (() => void) | undefined

/** @param headers as writeHead takes them: an object, or a flat list of names and values */
function applyHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const list: unknown[] = Array.isArray(headers) ? headers : Object.entries(headers).flat()
  for (let at = 0; at < list.length; at += 2) response.removeHeader(String(list[at]))
  for (let at = 0; at < list.length; at += 2)
    if (list[at + 1] !== undefined) response.appendHeader(String(list[at]), list[at + 1] as string)
}
