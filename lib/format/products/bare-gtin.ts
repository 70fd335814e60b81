/** A GTIN without leading zeros and separators; null if it is none. */
export function bareGtin(upc: string | null | undefined): string | null {
  const digits = (upc ?? '').replace(/[\s-]/g, '').replace(/^0+/, '')
  return /^\d{7,14}$/.test(digits) ? digits : null
}
