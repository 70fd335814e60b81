/** The host of a URL without `www.`; empty for an invalid URL. */
export function shopHost(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}

/** An address that is safe to link: http(s) or a path on this site; null for any other. */
export function safeAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  return /^https?:\/\/[^\s/]/i.test(text) || /^\/(?![/\\])/.test(text) ? text : null
}

/** The http and https addresses of a list. */
export function webLinks(links: readonly string[]): string[] {
  return links.filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link))
}
