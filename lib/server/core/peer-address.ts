import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { singleton } from './singleton.mjs'

/** Where a request carries the address at the other end of its connection. */
export const PEER_HEADER = 'x-peer-address'

/** What no client can know, so that it cannot write the header itself. */
const mark = singleton('peer-mark', () => randomBytes(16).toString('hex'))

/**
 * Writes into a request who is at the other end of its connection, over whatever the client sent
 * there: Next keeps a client's own X-Forwarded-For and hands its routes no socket.
 */
export function setPeerAddress(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = `${mark} ${request.socket.remoteAddress ?? ''}`
}

/** The noted address; null where none was noted by this process. */
export function peerAddressOf(headers: Headers): string | null {
  const [by, address] = headers.get(PEER_HEADER)?.split(' ') ?? []
  return by === mark && address ? address : null
}
