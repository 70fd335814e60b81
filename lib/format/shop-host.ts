/** The host of a shop's address without `www.`; empty for what is no address. */
export function shopHost(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
