import 'server-only'
import type { ProductSource } from '@/lib/contract/product'

/** Which of the known shops an address belongs to. */
export function sourceOf(url: URL): ProductSource {
  const host = url.hostname.toLowerCase()
  if (isAmazon(host)) return 'amazon'
  return /(^|\.)homedepot\.(com|ca|com\.mx)$/.test(host) ? 'homedepot' : 'other'
}

const AMAZON = /(^|\.)amazon\.(com|ca|cn|de|fr|es|it|nl|se|pl|ae|sa|eg|in|sg|ie|co\.(uk|jp|za)|com\.(au|br|mx|tr|be))$/

export function isAmazon(host: string): boolean {
  return AMAZON.test(host)
}
