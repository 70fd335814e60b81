import 'server-only'
import type { ProductSource } from '@/lib/contract/product'
import { isAmazon, isHomeDepot } from '@/lib/format/shops'

/** Which of the known shops an address belongs to. */
export function sourceOf({ hostname }: URL): ProductSource {
  if (isAmazon(hostname)) return 'amazon'
  return isHomeDepot(hostname) ? 'homedepot' : 'other'
}
