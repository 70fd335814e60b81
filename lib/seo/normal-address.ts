import { decodeSegment } from '../format/decode-segment'

export type NormalAddress = { kind: 'pass' } | { kind: 'redirect'; to: string } | { kind: 'malformed' }

const CATEGORY = /^\/category\/([^/]+)(\/?)$/

/**
 * What becomes of a visit by its address alone. Every page has one address: a category's is encoded
 * as links write it and ends with a slash, no other does. A path whose escapes are broken, or stand
 * for no text, has no page at all.
 * @param pathname still encoded, as the browser sent it
 * @param search with its question mark, or empty
 */
export function normalAddress(pathname: string, search: string): NormalAddress {
  const path = decodeSegment(pathname)
  if (path === null || path.includes('\0')) return { kind: 'malformed' }
  const [, name, slash] = pathname.match(CATEGORY) ?? []
  if (name) return slash ? { kind: 'pass' } : redirect(`/category/${encodeURIComponent(decodeSegment(name) ?? name)}/`, search)
  if (!pathname.endsWith('/') || pathname === '/' || pathname.startsWith('/api/')) return { kind: 'pass' }
  return redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}`, search)
}

function redirect(path: string, search: string): NormalAddress {
  return { kind: 'redirect', to: `${path}${search}` }
}
