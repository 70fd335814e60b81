import 'server-only'
import ipaddr from 'ipaddr.js'
import { env } from './env'
import { peerAddressOf } from './peer-address'

/** The address of the client that a request came from, as far as the site's own proxies can be believed. */
export function clientAddressOf(headers: Headers): string | null {
  return clientAddress(headers.get('x-forwarded-for'), peerAddressOf(headers), env().TRUSTED_PROXIES ?? 0)
}

/**
 * Picks the client out of X-Forwarded-For, to which each proxy adds whom it was called by. Of that
 * list only as many entries count as there are trusted proxies: anything before them the client
 * may have written itself.
 * @param peer the other end of the connection; null where it is not known.
 * @returns a canonical address, or null when there is none to believe.
 */
export function clientAddress(forwarded: string | null, peer: string | null, trustedProxies: number): string | null {
  const hops = [...(forwarded?.split(',') ?? []), ...(peer ? [peer] : [])].map((hop) => hop.trim())
  const believed = peer ? trustedProxies + 1 : trustedProxies
  const client = hops.slice(-believed || hops.length)[0]
  return believed > 0 && client !== undefined ? canonicalAddress(client) : null
}

function canonicalAddress(text: string): string | null {
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}

/** What limits are kept by: an IPv4 address, or the /64 network of an IPv6 one, which one client owns whole. */
export function addressKey(address: string): string {
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64` : address
}
