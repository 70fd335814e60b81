import 'server-only'
import { affiliateLink } from '@/lib/format/affiliate-link'
import type { Database } from '../db/database'
import { mapProducts, productsIn } from './map-products'
import { listProgrammes } from './programmes'

/** A copy of a response whose products have affiliate links besides their own addresses. */
export async function withAffiliateLinks<T>(database: Database, answer: T): Promise<T> {
  if (productsIn(answer).length === 0) return answer
  const programmes = await listProgrammes(database)
  if (programmes.length === 0) return answer
  const linked = <P extends { product_url: string }>(product: P): P => {
    const address = affiliateLink(product.product_url, programmes)
    return address === product.product_url ? product : { ...product, affiliate_url: address }
  }
  return mapProducts(answer, (product) =>
    linked(product.replacement ? { ...product, replacement: linked(product.replacement) } : product),
  )
}
