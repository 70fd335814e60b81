import 'server-only'
import type { Product } from '@/lib/contract/products/product'

/** A post; some responses have posts without products. */
type Featuring = { id?: string | null; products?: Product[] }
/** Where products can be in the data of a response. */
type Data = { product?: Product; products?: Product[]; post?: Featuring; posts?: Featuring[] }

const dataOf = (answer: unknown) => (answer as { data?: Data } | null)?.data

/** The products in a response. */
export function productsIn(answer: unknown): Product[] {
  const { product, products = [], post, posts = [] } = dataOf(answer) ?? {}
  const featured = [post, ...posts].flatMap((each) => each?.products ?? [])
  return [...(product ? [product] : []), ...products, ...featured]
}

/**
 * A copy of a response with each of its products changed.
 * @param change gets the id of the post that a product is in, too.
 */
export function mapProducts<T>(answer: T, change: (product: Product, postId?: string) => Product): T {
  const data = dataOf(answer)
  if (!data || productsIn(answer).length === 0) return answer
  const featuring = <P extends Featuring>(post: P): P =>
    post.products ? { ...post, products: post.products.map((product) => change(product, post.id ?? undefined)) } : post
  return {
    ...answer,
    data: {
      ...data,
      ...(data.product && { product: change(data.product) }),
      ...(data.products && { products: data.products.map((product) => change(product)) }),
      ...(data.post && { post: featuring(data.post) }),
      ...(data.posts && { posts: data.posts.map(featuring) }),
    },
  }
}
