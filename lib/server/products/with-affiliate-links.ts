import 'server-only'
import { affiliateLink } from '@/lib/format/affiliate-link'
import type { Database } from '../db/database'
import { holdsProducts, mapProducts } from './map-products'
import { listProgrammes } from './programmes'

/** A copy of a response whose products have affiliate links besides their own addresses. */
export async function withAffiliateLinks<T>(database: Database, answer: T): Promise<T> {
  if (!holdsProducts(answer)) return answer
  const programmes = await listProgrammes(database)
  if (programmes.length === 0) return answer
  return mapProducts(answer, (product) => {
    const address = affiliateLink(product.product_url, programmes)
    return address === product.product_url ? product : { ...product, affiliate_url: address }
  })
}
