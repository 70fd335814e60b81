import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { singleton } from '../singleton.mjs'

/** Request header that carries the remote address of the connection. */
export const PEER_HEADER = 'x-peer-address'

/** A secret of this process, so that clients cannot forge the header. */
const mark = singleton('peer-mark', () => randomBytes(16).toString('hex'))

/**
 * Writes the remote address of the connection into the request's headers, replacing anything the client sent there: Next passes on
 * a client's own X-Forwarded-For and gives its routes no socket.
 */
export function setPeerAddress(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = `${mark} ${request.socket.remoteAddress ?? ''}`
}

/** The address written by setPeerAddress; null if this process wrote none. */
export function peerAddressOf(headers: Headers): string | null {
  const [signature, address] = headers.get(PEER_HEADER)?.split(' ') ?? []
  return signature === mark && address ? address : null
}
