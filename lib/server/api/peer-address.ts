import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Where a request carries the address at the other end of its connection. */
export const PEER_HEADER = 'x-peer-address'

const shared = globalThis as typeof globalThis & { plumblinePeersNoted?: boolean }

/** Whether `notePeers` is at work, so that the header cannot be a client's own. */
export const peersAreNoted = () => shared.plumblinePeersNoted === true

/**
 * Writes into every request to this process who is at the other end of its connection, over
 * whatever the client sent there: Next keeps a client's own X-Forwarded-For and hands its routes no
 * socket. Call it once, before the first request.
 */
export function notePeers(): void {
  if (shared.plumblinePeersNoted) return
  shared.plumblinePeersNoted = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  })
}
