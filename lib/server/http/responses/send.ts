import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../core/log'

/** A response that this process makes itself, without Next. */
export type InternalResponse = { status: number; type?: string; body: unknown; headers?: Record<string, string> }

/** The response for a missing file: no page is rendered, and no cache stores it. */
export const NOT_FOUND: InternalResponse = { status: 404, type: 'text/plain', body: 'Not found' }

/** Sends a response as JSON, or as text if it has another type. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type = 'application/json', body, headers = {} }: InternalResponse,
): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers }))
    response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(text))
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : text)
  return Promise.resolve()
}

/** Ends a response after an error that nothing else has handled. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  log.error({ err: error }, 'a request failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Internal Server Error')
}
