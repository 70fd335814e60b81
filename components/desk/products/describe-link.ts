import type { ProductLink } from '@/lib/contract/products/catalog'
import { LINK_TROUBLES, type LinkState } from '@/lib/contract/products/catalog-views'

const TEXTS: Record<LinkState, string> = {
  unchecked: '',
  works: 'Link works',
  moved: 'Link moved',
  gone: 'Gone from the shop',
  out_of_stock: 'Out of stock at the shop',
  other_product: 'Link shows another product',
  refused: 'Shop refuses robots',
  unreachable: 'Shop cannot be reached',
}
const SUSPICIONS: Partial<Record<LinkState, string>> = {
  gone: 'Link may be gone',
  unreachable: 'Shop was not reachable',
}

/** The state of a product's link in a few words, and whether someone has to do something about it; null if unknown. */
export function describeLink({ state, suspected }: ProductLink): { text: string; isTrouble: boolean } | null {
  const text = (suspected && SUSPICIONS[suspected]) || TEXTS[state]
  return text ? { text, isTrouble: LINK_TROUBLES.includes(state) } : null
}
