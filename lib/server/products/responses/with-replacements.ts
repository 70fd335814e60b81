import 'server-only'
import type { Database } from '../../db/database'
import { mapProducts, productsIn } from './map-products'
import { productsById } from '../products-by-id'

/** A copy of a response in which the products to buy instead have names and addresses; visitors get none that is gone, too. */
export async function withReplacements<T>(database: Database, answer: T, isAdmin: boolean): Promise<T> {
  const wanted = productsIn(answer).flatMap(({ replacement }) => (replacement ? [replacement.product_id] : []))
  if (wanted.length === 0) return answer
  const found = await productsById(database, wanted)
  return mapProducts(answer, (product) => {
    if (!product.replacement) return product
    const by = found.get(product.replacement.product_id)
    if (!by || (by.is_gone && !isAdmin)) return { ...product, replacement: null }
    const { product_id, name, product_url } = by
    return { ...product, replacement: { product_id, name, product_url } }
  })
}
