import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { buildConnector } from 'undici'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { ReaderError } from '../../reader/reader-options'
import { isPublicHost, isPublicAddress } from '@/lib/format/addresses/public-host'
import { env } from '../core/env'

/** Exceptions for tests: see the settings FETCH_REWRITE_BASE and FETCH_ALLOW_HOSTS. */
export type FetchRules = {
  /** `BASE/host/path?query` is fetched instead of the real address. */
  rewriteBase?: string
  /** `host:port` entries that are allowed although they are not public. */
  allowHosts?: string[]
}

/** One hop: the public address, the one actually fetched, and whether that one may be private. */
export type Target = { page: URL; request: URL; trusted: boolean }

/**
 * Checks an address or redirect target as far as possible before connecting.
 * @throws ReaderError `bad-address` or `blocked-address`.
 */
export function targetOf(address: string, from: URL | undefined, rules: FetchRules): Target {
  const page = parse(address, from)
  if (rules.allowHosts?.includes(`${page.hostname}:${portOf(page)}`)) return { page, request: page, trusted: true }
  if (page.port !== '') {
    throw new ReaderError('blocked-address', 'Only addresses on the usual ports of the web can be read.')
  }
  if (!isPublicHost(page.hostname)) {
    throw new ReaderError('blocked-address', 'That address is not on the public internet, so it is not read.')
  }
  if (!rules.rewriteBase) return { page, request: page, trusted: false }
  const base = rules.rewriteBase.replace(/\/+$/, '')
  return { page, request: new URL(`${base}/${page.host}${page.pathname}${page.search}`), trusted: true }
}

function parse(address: string, from: URL | undefined): URL {
  const text = address.trim()
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text, from?.href)) {
    throw new ReaderError('bad-address', 'That is not a web address.')
  }
  const page = new URL(text, from)
  if (page.protocol !== 'http:' && page.protocol !== 'https:') {
    throw new ReaderError('bad-address', 'Only http and https addresses can be read.')
  }
  if (page.username || page.password) {
    throw new ReaderError('bad-address', 'Addresses that carry a user name or password are not read.')
  }
  page.hash = ''
  return page
}

function portOf(page: URL): string {
  return page.port || (page.protocol === 'https:' ? '443' : '80')
}

/** The exceptions that the settings make for tests. */
export function fetchRules(): FetchRules {
  const { FETCH_REWRITE_BASE: rewriteBase, FETCH_ALLOW_HOSTS } = env()
  const allowHosts = FETCH_ALLOW_HOSTS?.split(',').map((host) => host.trim())
  return { ...(rewriteBase && { rewriteBase }), ...(allowHosts && { allowHosts }) }
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Resolves a host name, as `dns.lookup` does. */
export type Lookup = (hostname: string, options: LookupOptions, found: Found) => void

const blocked = () => new ReaderError('blocked-address', 'That address leads to a private network, so it is not read.')

/**
 * Opens connections to public addresses only: addresses are checked in the lookup that the connection uses, and the
 * connected address is checked again before any byte is sent.
 */
export function guardedConnector(lookup: Lookup = systemLookup): buildConnector.connector {
  const connect = buildConnector({ lookup: guardLookup(lookup), maxCachedSessions: 0 })
  return (options, done) =>
    connect(options, (error, socket) => {
      if (error || !socket) return done(error ?? new Error('no socket'), null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket)
      socket.destroy()
      done(blocked(), null)
    })
}

function guardLookup(lookup: Lookup): Lookup {
  return (hostname, options, found) =>
    lookup(hostname, options, (error, address, family) => {
      if (error) return found(error, address, family)
      const addresses = typeof address === 'string' ? [address] : address.map((each) => each.address)
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return found(null, address, family)
      found(blocked(), address, family)
    })
}
