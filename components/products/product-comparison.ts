import { CARD_PRODUCT_ID } from '@/lib/contract/posts/content-elements'
import type { Product } from '@/lib/contract/products/product'
import { comparedFacts, type Comparison, sharedNames } from '@/lib/measure/comparison'
import { safeAddress } from '@/lib/format/addresses/hosts'

/** The ids of the parameter `products`: repeated, or separated by commas. */
export function readComparedIds(value: string | string[] | undefined): string[] {
  const ids = [value ?? []].flat().flatMap((text) => text.split(','))
  return [...new Set(ids.filter((id) => CARD_PRODUCT_ID.test(id)))]
}

/** Products side by side by all that at least two of them share; nothing counts as better. */
export function productComparison(products: readonly Product[]): Comparison {
  const facts = products.map(comparedFacts)
  return {
    products: products.map(({ product_id: product, name, product_url: address }) => ({
      product,
      name,
      href: safeAddress(address) ?? '',
      pros: [],
      cons: [],
    })),
    rows: sharedNames(facts).map((name) => ({ name, best: '', values: facts.map((each) => each[name] ?? '') })),
  }
}
