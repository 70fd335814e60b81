/** In the address of a product: its page is read again at once. */
const REREAD = 'reread'

/** The address of a product in the admin area that reads its page again. */
export const rereadPath = (id: string) => `/admin/product/${encodeURIComponent(id)}?${REREAD}=1`

/** An address without that parameter; null if it has none. */
export function withoutReread(address: string): string | null {
  const url = new URL(address)
  if (!url.searchParams.has(REREAD)) return null
  url.searchParams.delete(REREAD)
  return url.href
}
