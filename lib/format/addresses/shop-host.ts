/** The host of a URL without `www.`; empty for an invalid URL. */
export function shopHost(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
