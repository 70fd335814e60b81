import 'server-only'

/** Characters; longer URLs are ignored. */
const MAX_URL_LENGTH = 2_048
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** An absolute http(s) URL from a page's value; null for anything else. */
export function webAddress(value: string | null | undefined, base: URL): string | null {
  const text = (value ?? '').trim().replace(/&amp;/g, '&').replace(/\\\//g, '/')
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base)) return null
  const address = new URL(text, base)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null
  if (address.username || address.password || address.href.length > MAX_URL_LENGTH) return null
  return address.href
}

/** Host and path of a URL, to compare pages: without scheme, `www.`, query and trailing slash. */
export function placeOf(address: string, base: URL): string | null {
  const absolute = webAddress(address, base)
  if (!absolute) return null
  const { hostname, pathname } = new URL(absolute)
  const path = decode(pathname).replace(CONTROLS, '').replace(/\/+$/, '')
  return `${hostname.replace(/^(www|m)\./, '')}${path}`.toLowerCase()
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
