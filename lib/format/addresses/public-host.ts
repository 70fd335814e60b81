import ipaddr from 'ipaddr.js'

const PRIVATE_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet. Addresses that embed another one (IPv4-mapped, IPv4-compatible,
 * NAT64, 6to4, Teredo, ISATAP) count as not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.match(GLOBAL_UNICAST) && !carriesIpv4(parsed))
}

function carriesIpv4({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}

/** Whether a host may be on the public internet, as far as can be told without resolving it. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase()
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1))
  if (/^[\d.]+$/.test(host)) return isPublicAddress(host)
  return host.includes('.') && !PRIVATE_NAMES.test(host)
}
