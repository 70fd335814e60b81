export type NormalAddress = { kind: 'pass' } | { kind: 'redirect'; to: string } | { kind: 'malformed' }

const CATEGORY = /^\/category\/([^/]+)(\/?)$/

/**
 * What becomes of a visit by its address alone. A category has one address, encoded as links
 * write it and with a slash at its end; a path whose escapes are broken, or stand for no text,
 * has no page at all.
 * @param pathname still encoded, as the browser sent it
 * @param search with its question mark, or empty
 */
export function normalAddress(pathname: string, search: string): NormalAddress {
  const path = decode(pathname)
  if (path === null || path.includes('\0')) return { kind: 'malformed' }
  const [, name, slash] = pathname.match(CATEGORY) ?? []
  if (!name || slash) return { kind: 'pass' }
  return { kind: 'redirect', to: `/category/${encodeURIComponent(decode(name) ?? name)}/${search}` }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
