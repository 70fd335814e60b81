import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { singleton } from '../singleton.mjs'
import { env } from '../env'

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

/** The address of the client that sent a request, taking TRUSTED_PROXIES into account; null if unknown. */
export function clientAddressOf(headers: Headers): string | null {
  return clientAddress(headers.get('x-forwarded-for'), peerAddressOf(headers), env().TRUSTED_PROXIES ?? 0)
}

/**
 * Picks the client from X-Forwarded-For, to which each proxy appends its peer. Only as many entries count as there are trusted
 * proxies: the client may have written anything before them.
 * @param peer the remote address of the connection; null if unknown
 * @returns a canonical address, or null when none can be trusted
 */
export function clientAddress(forwarded: string | null, peer: string | null, trustedProxies: number): string | null {
  const hops = [...(forwarded?.split(',') ?? []), ...(peer ? [peer] : [])].map((hop) => hop.trim())
  const trusted = peer ? trustedProxies + 1 : trustedProxies
  const client = hops.slice(-trusted || hops.length)[0]
  return trusted > 0 && client !== undefined ? canonicalAddress(client) : null
}

function canonicalAddress(text: string): string | null {
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}

/** The key that rate limits use: an IPv4 address, or the /64 network of an IPv6 address, all of which one client usually owns. */
export function addressKey(address: string): string {
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address
}
