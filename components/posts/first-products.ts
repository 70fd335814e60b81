import type { PostSummary } from '@/lib/contract/posts/post'
import type { Product } from '@/lib/contract/products/product'

/** The products that posts name first: the first one of each post, then the second ones, and so on, each once; none that is gone. */
export function firstProducts(posts: Pick<PostSummary, 'products'>[], count: number): Product[] {
  const named = posts.map(({ products }) => products.filter(({ is_gone: isGone }) => !isGone))
  const places = Math.max(0, ...named.map(({ length }) => length))
  const all = Array.from({ length: places }, (_, place) => named.flatMap((products) => products[place] ?? [])).flat()
  return [...new Map(all.map((product): [string, Product] => [product.product_id, product])).values()].slice(0, count)
}
