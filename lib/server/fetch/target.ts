import 'server-only'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { ReaderError } from '../../reader/reader-options'
import { isPublicHost } from '@/lib/format/addresses/hosts'

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
