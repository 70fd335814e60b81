import 'server-only'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import type { Database } from '../../db/database'
import { mapProducts, productsIn } from './map-products'
import { listProgrammes } from './programmes'

type Linkable = { product_url: string }

/** A copy of a response whose products have affiliate links besides their own addresses. */
export async function withAffiliateLinks<T>(database: Database, answer: T): Promise<T> {
  if (productsIn(answer).length === 0) return answer
  const programmes = await listProgrammes(database)
  if (programmes.length === 0) return answer
  return mapProducts(answer, (product, postId) => {
    const applied = postId ? programmesIn(postId, programmes) : programmes
    const { replacement } = product
    return linked(replacement ? { ...product, replacement: linked(replacement, applied) } : product, applied)
  })
}

function linked<P extends Linkable>(product: P, programmes: readonly AffiliateProgramme[]): P {
  const address = affiliateLink(product.product_url, programmes)
  return address === product.product_url ? product : { ...product, affiliate_url: address }
}
